import assert from 'node:assert/strict';
import { runToEnd } from '../../../../../server/src/engine/progress';
import { computeExactTurn } from '../../../../../server/src/engine/turn/exact';
import { sampleTurn } from '../../../../../server/src/engine/turn/sample';
import { traceTurn } from '../../../../../server/src/engine/turn/trace';
import { listTotalMeasures } from '../../../../../server/src/engine/turn/turn';
import { mean } from '../../../../../server/src/dice/distribution';
import { computeMeasureDistribution } from '../../../../../server/src/engine/outcome';
import { analyse, diagnose } from '../../../../../server/src/features';
import { findTurn } from '../../../../../server/src/features/resolve/turn/find';
import { environment } from '../../../../support/environment';

const base = {
  ruleset: 'aare',
  powers: {
    us: { side: 'allies', technologies: ['long-range-aircraft'] },
    japan: { side: 'axis', technologies: ['jet-fighters'] },
  },
  forces: [
    { id: 'twentieth', power: 'us', units: { bmbr: 3, ftr: 2 } },
    { id: 'home-fleet', power: 'japan', units: { ftr: 4, dd: 1 } },
  ],
};

const createRaid = (id: string, more: object = {}) => ({
  id,
  territory: 'Japan',
  value: 8,
  attacker: { from: 'twentieth', bombers: 3 },
  defender: { power: 'japan', antiAircraft: {} },
  ...more,
});

function findScenarioTurn(scenario: object) {
  const analysis = analyse(JSON.stringify({ ...base, ...scenario }), undefined, environment());
  const errors = diagnose(analysis).filter(({ severity }) => severity === 'error');
  assert.deepEqual(
    errors.map(({ message }) => message),
    [],
  );
  const result = findTurn(analysis);
  assert.ok(!('refused' in result), 'refused' in result ? result.refused : '');
  return result.scenarioTurn;
}

/** Simulates 60 turns. Returns the forces that each combat began with, and a reader of its measures. */
function playTurns({ turn, entries }: ReturnType<typeof findScenarioTurn>) {
  return Array.from({ length: 60 }, (_, seed) =>
    traceTurn(turn, () => ({ seed })).stages.map(({ before, simulation }, index) => ({
      remaining: entries[index]!.carried?.describeRemaining?.(before) ?? [],
      read: (path: string) =>
        simulation?.combat.measures.find((measure) => measure.path.join() === path)?.read(simulation.trace.end),
    })),
  );
}

describe('a turn of raids and flights', () => {
  it('a raid flies with the bombers that survive earlier raids', () => {
    const scenarioTurn = findScenarioTurn({
      strategicBombingRaids: [createRaid('first'), createRaid('second', { territory: 'Okinawa' })],
    });
    const bomberCounts = new Set<number>();
    for (const [first, second] of playTurns(scenarioTurn)) {
      const bombers = first!.read('bombers')!;
      bomberCounts.add(bombers);
      assert.deepEqual(
        second!.remaining,
        bombers === 3 ? [] : [`bombers of twentieth: ${bombers === 0 ? 'none' : bombers} of 3`],
      );
      assert.ok((second!.read('bombers') ?? 0) <= bombers);
    }
    assert.ok(bomberCounts.size > 1);
  });

  it('raids and rockets of a turn together destroy at most the value of the territory', () => {
    const shared = findScenarioTurn({
      strategicBombingRaids: [createRaid('first'), createRaid('second')],
      powers: { ...base.powers, us: { side: 'allies', technologies: ['rockets', 'long-range-aircraft'] } },
      options: { economicCap: 'single' },
      rocketStrikes: [
        {
          ...{ id: 'rocket', from: 'Alaska', range: 2, territory: 'Japan', value: 8 },
          attacker: { power: 'us' },
          defender: { power: 'japan' },
        },
      ],
    });
    let maxDamage = 0;
    for (const [first, second, rocket] of playTurns(shared)) {
      const raids = first!.read('damage')! + (second!.read('damage') ?? 0);
      maxDamage = Math.max(maxDamage, raids);
      assert.ok(raids + rocket!.read('damage')! <= 8);
      if (first!.read('damage')! > 0)
        assert.ok(second!.remaining.includes(`IPCs lost by Japan to raids: ${first!.read('damage')}`));
    }
    assert.equal(maxDamage, 8);
  });

  it('the raids of a turn take no more IPCs than the treasury of the owner', () => {
    const powers = { ...base.powers, japan: { side: 'axis', treasury: 5 } };
    const raids = [createRaid('first'), createRaid('second', { territory: 'Okinawa' })];
    const damage = [...playTurns(findScenarioTurn({ powers, strategicBombingRaids: raids }))].map(
      ([first, second]) => first!.read('damage')! + (second!.read('damage') ?? 0),
    );
    assert.equal(Math.max(...damage), 5);
  });

  it('fighters of a Kamikaze mission are spent, unless an option lets them return', () => {
    const scenario = {
      seaBattles: [
        {
          id: 'battle',
          attacker: { power: 'us', units: { dd: 1 } },
          defender: { from: 'home-fleet', units: { dd: 1 } },
        },
      ],
      kamikazeMissions: [3, 4].map((fighters) => ({
        ...{ id: `sortie-${fighters}`, territory: 'Midway' },
        attacker: { from: 'home-fleet', fighters },
        defender: { power: 'us' },
      })),
    };
    const scenarioTurn = findScenarioTurn(scenario);
    assert.deepEqual(
      scenarioTurn.bases?.map(({ name }) => name),
      ['kamikazeFighters'],
    );
    assert.deepEqual(playTurns(scenarioTurn)[0]!.at(-1)!.remaining, ['fighters of home-fleet: 1 of 4']);
    const returning = findScenarioTurn({ ...scenario, options: { kamikazeFighters: 'return' } });
    assert.deepEqual(playTurns(returning)[0]!.at(-1)!.remaining, []);
  });

  it('a later flight has only the aircraft that survive anti-aircraft fire on an earlier one', () => {
    const createFlight = (id: string) => ({
      id,
      attacker: { from: 'twentieth', units: { ftr: 2, bmbr: 3 } },
      spaces: [{ space: 'Okinawa', power: 'japan', antiAircraft: {} }],
    });
    for (const [first, second] of playTurns(
      findScenarioTurn({ flyOvers: [createFlight('out'), createFlight('back')] }),
    ))
      for (const type of ['ftr', 'bmbr']) assert.ok((second!.read(type) ?? 0) <= first!.read(type)!);
  });

  it('the exact odds of a turn sum to 1 and agree with sampled turns', () => {
    const { turn } = findScenarioTurn({
      strategicBombingRaids: [
        createRaid('first'),
        createRaid('second', { attacker: { from: 'twentieth', bombers: 2 } }),
      ],
    });
    const odds = runToEnd(computeExactTurn(turn));
    assert.ok(!('tooLarge' in odds));
    assert.ok(Math.abs(odds.outcomes.mass - 1) < 1e-12);
    const sampled = runToEnd(sampleTurn(turn, 7, 20_000));
    const measures = listTotalMeasures(turn);
    for (const measure of measures) {
      const [exactMean, sampledMean] = [odds.outcomes, sampled.outcomes].map((outcomes) =>
        mean(computeMeasureDistribution(outcomes, { measures }, measure)),
      );
      assert.ok(Math.abs(exactMean! - sampledMean!) < 0.2, `${measure.title}: ${exactMean} and ${sampledMean}`);
    }
  });

  it('combats without common forces share no counters', () => {
    const { turn, entries } = findScenarioTurn({
      strategicBombingRaids: [
        createRaid('first'),
        createRaid('second', { territory: 'Okinawa', attacker: { power: 'us', bombers: 2 } }),
      ],
    });
    assert.deepEqual(turn.counters, []);
    assert.ok(entries.every(({ carried }) => carried === undefined));
  });

  it('begins a raid with the bombers and the escorts that earlier attacks have left', () => {
    const { turn, entries } = findScenarioTurn({
      strategicBombingRaids: [
        createRaid('first'),
        createRaid('second', { attacker: { from: 'twentieth', bombers: 3, escorts: 2 } }),
      ],
    });
    const describe = (remaining: Readonly<Record<string, number>>) => {
      const state = turn.counters.map(({ name }, index) => remaining[name] ?? turn.start[index]!);
      const { createCombat, takesPlace, describeRemaining } = entries[1]!.carried!;
      const bombers = createCombat(state).measures.find(({ path }) => path.join() === 'bombers')!;
      return [takesPlace?.(state), bombers.subject, describeRemaining?.(state)];
    };
    const count = (start: number) => ({ ...(describe({})[1] as object), start });
    assert.deepEqual(describe({}), [true, count(3), []]);
    assert.deepEqual(describe({ 'twentieth bmbr': 1 }), [true, count(1), ['bombers of twentieth: 1 of 3']]);
    assert.deepEqual(describe({ 'twentieth ftr': 1 }), [true, count(3), ['fighters of twentieth: 1 of 2']]);
    assert.equal(describe({ 'twentieth bmbr': 0 })[0], false);
  });
});
