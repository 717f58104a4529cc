import assert from 'node:assert/strict';
import fc from 'fast-check';
import { traceCombat } from '../../../server/src/engine/trace';
import type { Combat, Loss, Shooter } from '../../../server/src/engine/combat';
import { computeOdds } from './same-odds';

/** Some units with values each fire once at more targets than they can hit. */
function createShoot(
  units: readonly { readonly count: number; readonly value: number; readonly diceEach: number }[],
): Combat {
  const targets = 400;
  const counters = [
    { name: 'targets', title: 'targets', max: targets },
    ...units.map(({ count }, index) => ({ name: `u${index}`, title: `u${index}`, max: count })),
  ];
  const shooters = units.map(({ value, diceEach }, index): Shooter => {
    const base = { rule: 'value', label: 'value', by: value };
    return {
      title: `units ${index}`,
      counters: [index + 1],
      diceEach,
      hitsOn: () => ({ label: 'value', base, changes: [], total: value }),
      targets: () => ['ship'],
    };
  });
  const loss: Loss = { title: 'ship', plural: 'ships', counter: 0, target: 'ship' };
  const volley = {
    ...{ id: 'volley', title: 'Volley', rules: ['fire'], by: 'a', on: 'b', sides: 6, shooters },
    lowLuck: { rule: 'low-luck' },
  };
  return {
    title: 'Shoot',
    counters,
    start: [targets, ...units.map(({ count }) => count)],
    steps: [{ kind: 'fire', id: 'fire', title: 'Fire', rules: ['fire'], volleys: [volley] }],
    losses: { b: [loss] },
    measures: [],
    summary: () => '',
  };
}

const force = fc.array(
  fc.record({
    count: fc.integer({ min: 1, max: 9 }),
    value: fc.integer({ min: 1, max: 7 }),
    diceEach: fc.integer({ min: 1, max: 2 }),
  }),
  { minLength: 1, maxLength: 4 },
);

describe('low luck', () => {
  it('hits once for each six in the sum of the values, and once more with the rest of it on one die', () => {
    fc.assert(
      fc.property(force, (units) => {
        const sum = units.reduce(
          (total, { count, value, diceEach }) => total + count * diceEach * Math.min(value, 6),
          0,
        );
        const expected = new Map<number, number>();
        for (let face = 1; face <= 6; face++) {
          const hits = Math.floor(sum / 6) + (face <= sum % 6 ? 1 : 0);
          expected.set(hits, (expected.get(hits) ?? 0) + 1 / 6);
        }
        const { ends } = computeOdds(createShoot(units), {});
        assert.equal(ends.length, expected.size);
        for (const { state, probability } of ends)
          assert.ok(Math.abs(probability - expected.get(400 - state[0]!)!) < 1e-12);
      }),
    );
  });

  it('rolls one die for the rest, none without a rest, and shows the sum, the sure hits and the rest', () => {
    const [five] = traceCombat(
      createShoot([
        { count: 5, value: 3, diceEach: 1 },
        { count: 2, value: 1, diceEach: 1 },
      ]),
      { table: [5] },
    ).entries;
    assert.ok(five?.kind === 'volley');
    const [shots] = five.shots;
    assert.deepEqual([shots!.faces, shots!.hits, shots!.sureHits, shots!.hitsOn.total], [[5], 3, 2, 5]);
    assert.deepEqual([shots!.hitsOn.base.by, ...shots!.hitsOn.changes.map(({ by }) => by)], [15, 2, -12]);
    const even = traceCombat(createShoot([{ count: 4, value: 3, diceEach: 1 }]), {});
    assert.equal(even.pendingRoll, undefined);
    assert.equal(even.end[0], 398);
    assert.deepEqual(even.stops, []);
  });
});
