import assert from 'node:assert/strict';
import { runToEnd } from '../../../../../server/src/engine/progress';
import { computeExactTurn } from '../../../../../server/src/engine/turn/exact';
import { traceTurn } from '../../../../../server/src/engine/turn/trace';
import { indexIds } from '../../../../../server/src/model/ids';
import { computeRemaining, createPool } from '../../../../../server/src/rulesets/awaw/combats/turn-pool';
import type { Unit } from '../../../../../server/src/rulesets/awaw/data';
import { base, createTurn, createRound, createSide, createStrike } from './turns';

/** The probability of each value of a total of a turn. */
function computeTotal({ turn }: ReturnType<typeof createTurn>['scenarioTurn'], owner: string) {
  const odds = runToEnd(computeExactTurn(turn));
  assert.ok(!('tooLarge' in odds));
  const index = turn.totals.findIndex(({ path }) => path[0] === owner);
  return new Map(odds.outcomes.marginals[index]!.map(({ value, share: probability }) => [value, probability]));
}

/** Attacks of each kind on some ships of Japan. */
const attacks = {
  air: (id: string, units: readonly object[], more: object = {}) => ({
    airAttacks: [
      {
        ...{ id, where: 'at-sea', airDefenseLevel: 0, defender: { nation: 'japan', units } },
        attacker: { nation: 'us', units: [{ id: `${id}-air`, type: 'nas', squadrons: 6 }] },
        ...more,
      },
    ],
  }),
  submarines: (id: string, units: readonly object[]) => ({
    submarineAttacks: [
      {
        ...{ id, defender: { nation: 'japan', units } },
        attacker: { nation: 'us', units: [{ id: `${id}-boats`, type: 'sub', count: 3 }] },
      },
    ],
  }),
  harbor: (id: string, units: readonly object[]) => ({
    harborAttacks: [
      {
        ...{ id, defender: { nation: 'japan', units } },
        attacker: { nation: 'us', units: [{ id: `${id}-boats`, type: 'sub', count: 3 }] },
      },
    ],
  }),
  fleet: (id: string, units: readonly object[]) => ({
    fleetCombats: [
      { id, attacker: { nation: 'us', units: [{ unit: 'fletchers' }] }, defender: { nation: 'japan', units } },
    ],
  }),
  round: (id: string, units: readonly object[]) => ({
    navalRounds: [
      createRound(id, 1, {
        defender: createSide('japan', units),
        strikes: [createStrike(`${id}-strike`, [{ ships: ['nagara'], squadrons: 3 }], 3)],
      }),
    ],
  }),
};

/** Members of an attack by so few squadrons that a carrier may survive. */
const createSmallAttack = (id: string) => ({
  attacker: { nation: 'us', units: [{ id: `${id}-air`, type: 'nas', squadrons: 2 }] },
});

/** The lists of several attacks, one after the other. */
function merge(...scenarios: readonly object[]): Record<string, object[]> {
  const lists = new Map<string, object[]>();
  for (const scenario of scenarios as readonly Record<string, object[]>[])
    for (const [list, items] of Object.entries(scenario)) lists.set(list, [...(lists.get(list) ?? []), ...items]);
  return Object.fromEntries(lists);
}

describe('a turn of attacks of every kind', () => {
  const kinds = Object.keys(attacks) as (keyof typeof attacks)[];
  for (const first of kinds)
    for (const second of kinds)
      it(`sinks no factor twice: ${first}, then ${second}`, () => {
        const line = [{ unit: 'nagara' }];
        const { scenarioTurn } = createTurn(merge(attacks[first]('first', line), attacks[second]('second', line)));
        const highest = Math.max(...computeTotal(scenarioTurn, 'Japan').keys());
        assert.ok(highest <= 5, `${highest} of 5 factors`);
        assert.ok(scenarioTurn.entries.every(({ carried }) => carried));
      });

  it('a ship damaged from the air is sunk by one more hit of a submarine', () => {
    const line = [{ unit: 'akagi' }];
    const { turn } = createTurn(
      merge(attacks.air('first', line, createSmallAttack('first')), attacks.submarines('second', line)),
    ).scenarioTurn;
    const seen = new Set<number | undefined>();
    for (let seed = 1; seed <= 60; seed++) {
      const [first, second] = traceTurn(turn, () => ({ seed })).stages;
      const { combat, trace } = first!.simulation!;
      const readFlag = (key: string) =>
        combat.measures.find(({ path }) => path.join('.') === `ships.akagi.${key}`)!.read(trace.end) === 1;
      const next = second!.simulation?.combat;
      const hits = next?.start[next.counters.findIndex(({ name }) => name === 'hits.akagi')];
      assert.equal(
        hits,
        readFlag('sunk') ? undefined : trace.end[combat.counters.findIndex(({ name }) => name === 'hits.akagi')],
      );
      if (readFlag('damaged')) assert.equal(hits, 2);
      seen.add(hits);
    }
    assert.ok(seen.has(undefined) && seen.has(2) && seen.size > 2, [...seen].join());
  });

  it('hits too few to damage a ship are repaired in port', () => {
    const line = [{ unit: 'akagi' }];
    const createAttackInPort = (id: string) => attacks.air(id, line, { where: 'in-port', ...createSmallAttack(id) });
    const { turn } = createTurn(merge(createAttackInPort('first'), createAttackInPort('second'))).scenarioTurn;
    const hits = Array.from({ length: 60 }, (_, seed) => {
      const next = traceTurn(turn, () => ({ seed })).stages[1]!.simulation?.combat;
      return next?.start[next.counters.findIndex(({ name }) => name === 'hits.akagi')];
    });
    assert.deepEqual([...new Set(hits)].toSorted(), [0, 2, undefined]);
  });

  it('lines with other ids that take from one unit share its losses', () => {
    const { scenarioTurn } = createTurn(
      merge(
        attacks.air('first', [{ unit: 'nagara', id: 'van', count: 3 }]),
        attacks.submarines('second', [{ unit: 'nagara', id: 'rear', count: 4 }]),
      ),
    );
    assert.equal(Math.max(...computeTotal(scenarioTurn, 'Japan').keys()), 5);
  });

  it('a combat is left out once the side of a force has nothing left', () => {
    const line = [{ unit: 'nagara', count: 1 }];
    const lastDestroyer = { nation: 'japan', units: [{ id: 'nagara', type: 'dd', count: 1 }] };
    const { turn, entries } = createTurn({
      ...merge(attacks.air('first', line), attacks.submarines('second', line)),
      forces: [base.forces[0], lastDestroyer],
    }).scenarioTurn;
    const second = traceTurn(turn, () => ({ seed: 1 })).stages[1]!;
    assert.equal(second.simulation, undefined);
    assert.deepEqual(entries[1]!.carried!.describeRemaining!(second.before), ['nagara: sunk']);
  });

  it('squadrons that were eliminated or aborted fly in no later combat', () => {
    const air = { nation: 'us', units: [{ unit: 'dauntlesses' }] };
    const cap = { nation: 'japan', units: [{ unit: 'zeroes' }] };
    const createAttack = (id: string) =>
      attacks.air(id, [{ unit: 'kaga' }], { attacker: air, cap, airDefenseLevel: 4 });
    const { turn, entries, describeLeftovers } = createTurn({
      ...merge(createAttack('first'), createAttack('second'), createAttack('third')),
      forces: [
        { nation: 'us', units: [{ id: 'dauntlesses', type: 'nas', squadrons: 6 }] },
        {
          nation: 'japan',
          units: [
            { id: 'kaga', type: 'cv', name: 'Kaga' },
            { id: 'zeroes', type: 'nas', squadrons: 3 },
          ],
        },
      ],
    }).scenarioTurn;
    const words = new Set<string>();
    for (let seed = 1; seed <= 80; seed++) {
      const remaining = { dauntlesses: 6, zeroes: 3 };
      for (const [index, { before, after, simulation }] of traceTurn(turn, () => ({ seed })).stages.entries()) {
        if (!simulation) {
          assert.ok(remaining.dauntlesses === 0 || describeLeftovers!(before).includes('Kaga sunk'));
          continue;
        }
        const { combat, trace } = simulation;
        const readCounter = (name: string, state = trace.end) =>
          state[combat.counters.findIndex((counter) => counter.name === name)]!;
        assert.equal(readCounter('squadrons', combat.start), remaining.dauntlesses);
        remaining.dauntlesses -= readCounter('eliminated') + readCounter('aborted');
        remaining.zeroes -= readCounter('cap.eliminated') + readCounter('cap.aborted');
        assert.ok(remaining.dauntlesses >= 0 && remaining.zeroes >= 0);
        if (index < 2) words.add(describeLeftovers!(after));
        for (const line of entries[index]!.carried!.describeRemaining!(before)) words.add(line);
      }
    }
    const list = [...words];
    assert.ok(
      list.some((line) => /^dauntlesses: [0-5] of 6 squadrons$/.test(line)),
      list.join(),
    );
    assert.ok(
      list.some((line) => /of Dauntlesses out of action/.test(line)),
      list.join(),
    );
  });

  it('army air factors that lost squadrons fight on with the others', () => {
    const createAttack = (id: string) =>
      attacks.air(id, [{ unit: 'kaga' }], {
        attacker: { nation: 'us', units: [{ unit: 'army' }] },
        airDefenseLevel: 4,
      });
    const { turn } = createTurn({
      ...merge(createAttack('first'), createAttack('second')),
      forces: [
        { nation: 'us', units: [{ id: 'army', type: 'aaf', factors: 2 }] },
        { nation: 'japan', units: [{ id: 'kaga', type: 'cv', name: 'Kaga' }] },
      ],
    }).scenarioTurn;
    const squadrons = Array.from({ length: 60 }, (_, seed) => {
      const combat = traceTurn(turn, () => ({ seed })).stages[1]!.simulation?.combat;
      return combat?.start[combat.counters.findIndex(({ name }) => name === 'squadrons')];
    });
    assert.ok(squadrons.includes(4) && squadrons.includes(3), squadrons.join());
  });

  it('damaged transports are sunk first', () => {
    const marus: Unit = { id: 'marus', type: 'transport', count: 4, damaged: 2 };
    const pool = createPool([[marus], [marus]], indexIds([], []));
    const countLeft = (sunk: number) => {
      const unit = computeRemaining([marus], pool.start.with(0, sunk), pool).get('marus');
      return unit && [unit.type === 'transport' && unit.count, unit.type === 'transport' && unit.damaged];
    };
    assert.deepEqual([1, 2, 3, 4].map(countLeft), [[3, 1], [2, 0], [1, 0], undefined]);
  });
});
