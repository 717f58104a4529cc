import assert from 'node:assert/strict';
import { mean } from '../../../../../server/src/dice/distribution';
import { computeExactOdds } from '../../../../../server/src/engine/exact';
import { computeMeasureDistribution } from '../../../../../server/src/engine/outcome';
import { runToEnd } from '../../../../../server/src/engine/progress';
import { computeExactTurn } from '../../../../../server/src/engine/turn/exact';
import { traceTurn } from '../../../../../server/src/engine/turn/trace';
import { listTotalMeasures } from '../../../../../server/src/engine/turn/turn';
import { analyse } from '../../../../../server/src/features';
import { findTurn } from '../../../../../server/src/features/resolve/turn/find';
import { environment } from '../../../../support/environment';

const powers = { japan: { side: 'axis' }, us: { side: 'allies' } };

function findScenarioTurn(scenario: object) {
  const result = findTurn(analyse(JSON.stringify({ ruleset: 'aare', powers, ...scenario }), undefined, environment()));
  assert.ok(!('refused' in result), 'refused' in result ? result.refused : '');
  return result;
}

/** The expected value of each total of a turn, by title. */
function computeExpected({
  scenarioTurn: { turn },
}: ReturnType<typeof findScenarioTurn>): Readonly<Record<string, number>> {
  const odds = runToEnd(computeExactTurn(turn));
  assert.ok(!('tooLarge' in odds));
  assert.ok(Math.abs(odds.outcomes.mass - 1) < 1e-12);
  const measures = listTotalMeasures(turn);
  return Object.fromEntries(
    measures.map((measure) => [measure.title, mean(computeMeasureDistribution(odds.outcomes, { measures }, measure))]),
  );
}

const forces = [
  { id: 'kido-butai', power: 'japan', units: { dd: 2, ftr: 1 } },
  {
    id: 'wolves',
    power: 'us',
    units: [
      { id: 'gatos', type: 'sub', count: 1 },
      { type: 'dd', count: 1 },
    ],
  },
];

describe('a turn of sea battles', () => {
  it('a turn has no counters if no force fights in two battles', () => {
    const { scenarioTurn } = findScenarioTurn({
      forces,
      seaBattles: [
        { id: 'a', attacker: { from: 'kido-butai' }, defender: { power: 'us', units: { dd: 1 } } },
        { id: 'b', attacker: { power: 'japan', units: { dd: 1 } }, defender: { from: 'wolves' } },
      ],
    });
    assert.deepEqual(scenarioTurn.turn.counters, []);
  });

  it('begins each battle with the units that the previous one left', () => {
    const first = { id: 'a', attacker: { from: 'kido-butai' }, defender: { power: 'us', units: { dd: 2 } } };
    const createSecond = (units?: object) => ({
      id: 'b',
      attacker: { from: 'kido-butai', ...(units && { units }) },
      defender: { power: 'us', units: { sub: 2 } },
    });
    const locatedTurn = findScenarioTurn({ forces, seaBattles: [first, createSecond()] });
    const [firstCombat, secondCombat] = locatedTurn.combats.map(({ entry }) => entry.build());
    const odds = runToEnd(computeExactOdds(firstCombat!));
    assert.ok(!('tooLarge' in odds));
    const findMeasure = (title: string, combat = firstCombat!) =>
      combat.measures.find(({ path }) => path.join('.') === title)!;
    let lost = 0;
    for (const { state, probability } of odds.ends) {
      const [dd, ftr] = [findMeasure('attacker.dd').read(state), findMeasure('attacker.ftr').read(state)];
      lost += probability * (2 - dd);
      if (dd + ftr === 0) continue;
      const alone = findScenarioTurn({
        forces,
        seaBattles: [
          createSecond({ dd, ftr }),
          { ...first, attacker: { power: 'japan', units: { trn: 1 } }, defender: { power: 'us', units: { trn: 1 } } },
        ],
      });
      const combat = alone.combats.find(({ entry }) => entry.id === 'b')!.entry.build();
      const laterOdds = runToEnd(computeExactOdds(combat));
      assert.ok(!('tooLarge' in laterOdds));
      if (dd > 0)
        lost +=
          probability * (dd - mean(computeMeasureDistribution(laterOdds, combat, findMeasure('attacker.dd', combat))));
    }
    assert.ok(secondCombat);
    assert.ok(Math.abs(computeExpected(locatedTurn)['destroyers lost, Japan']! - lost) < 1e-9, String(lost));
  });

  it('distinguishes groups by id, and skips a battle in which a side has no units left', () => {
    const locatedTurn = findScenarioTurn({
      forces,
      seaBattles: [
        { id: 'a', attacker: { power: 'japan', units: { bb: 9, dd: 9 } }, defender: { from: 'wolves' } },
        {
          id: 'b',
          attacker: { power: 'japan', units: { dd: 1 } },
          defender: { from: 'wolves', units: [{ id: 'gatos', type: 'sub', count: 1 }] },
        },
      ],
    });
    assert.deepEqual(
      locatedTurn.scenarioTurn.turn.counters.map(({ title }) => title),
      ['gatos of wolves', 'dd of wolves'],
    );
    const traces = Array.from({ length: 20 }, (_, seed) => traceTurn(locatedTurn.scenarioTurn.turn, () => ({ seed })));
    const isSecondFought = traces.map(({ stages: [, second] }) => second!.simulation !== undefined);
    assert.ok(isSecondFought.includes(false), 'mostly nothing is left');
    const { stages } = locatedTurn.scenarioTurn.turn;
    assert.ok(!stages[1]!.takesPlace!([0, 1]) && stages[1]!.takesPlace!([1, 0]));
  });

  it('adds up the losses of each of two allied powers, even if one of them has no units left', () => {
    const odds = computeExpected(
      findScenarioTurn({
        powers: { ...powers, uk: { side: 'allies' } },
        forces: [{ id: 'wolves', power: 'us', units: { trn: 1 } }],
        seaBattles: [
          { id: 'a', attacker: { power: 'japan', units: { bb: 9 } }, defender: { from: 'wolves' } },
          {
            id: 'b',
            attacker: { power: 'japan', units: { bb: 9, dd: 1 } },
            defender: { forces: [{ from: 'wolves' }, { power: 'uk', units: { dd: 1, trn: 1 } }] },
            expect: { defender: { 'us-trn': 0, 'uk-trn': 0 } },
          },
        ],
      }),
    );
    const rounded = Object.entries(odds).map(([title, mean]) => [title, Number(mean.toFixed(2))]);
    assert.deepEqual(Object.fromEntries(rounded), {
      ...{ 'destroyers lost, Japan': 0, 'battleships lost, Japan': 0, 'IPC lost, Japan': 0 },
      ...{ 'transports lost, the US': 1, 'IPC lost, the US': 8 },
      ...{ 'destroyers lost, the UK': 1, 'transports lost, the UK': 1, 'IPC lost, the UK': 20 },
      'b: American transports left, defender 0': 1,
      'b: British transports left, defender 0': 1,
    });
  });

  it('computes the chance of a detection in battles of the same forces', () => {
    const createBattle = (id: string) => ({
      id,
      attacker: { from: 'kido-butai', orders: { retreat: { afterRound: 1 } } },
      defender: { from: 'wolves' },
      expect: { detected: { defender: { gatos: 1 } } },
    });
    const odds = computeExpected(findScenarioTurn({ forces, seaBattles: [createBattle('a'), createBattle('b')] }));
    // Two destroyers with a fighter find a submarine at 4.
    assert.ok(Math.abs(odds['a: submarines detected, defender 1']! - 8 / 9) < 1e-12, JSON.stringify(odds));
    const secondChance = odds['b: submarines detected, defender 1']!;
    assert.ok(secondChance > 0.05 && secondChance < 8 / 9, JSON.stringify(odds));
  });

  it('carries over the losses of submarines with depths', () => {
    const seaBattles = [
      { id: 'a', attacker: { from: 'kido-butai' }, defender: { from: 'wolves' } },
      { id: 'b', attacker: { from: 'kido-butai' }, defender: { from: 'wolves' } },
    ];
    const depths = [
      forces[0],
      { id: 'wolves', power: 'us', units: [{ id: 'gatos', type: 'sub', count: 2, depth: 'periscope' }] },
    ];
    const locatedTurn = findScenarioTurn({ ruleset: 'aa-depth', forces: depths, seaBattles });
    const totals = computeExpected(locatedTurn);
    assert.ok(totals['submarines lost, the US']! > 0, JSON.stringify(totals));
    assert.ok(totals['submarines lost, the US']! <= 2);
  });
});
