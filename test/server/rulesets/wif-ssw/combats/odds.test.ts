import assert from 'node:assert/strict';
import type { Combat, State, Step } from '../../../../../server/src/engine/combat';
import { computeMarginal } from '../../../../../server/src/engine/outcome';
import { traceCombat } from '../../../../../server/src/engine/trace';
import { assertWellFormed } from '../../../../support/well-formed';
import { biscay } from '../scenario';
import { createOneCellChart, createCombat, writeEngagement, getExactOdds, writeSubCombat } from './fight';

/** A combat with defence rolls and purchases of both sides. It is small because the recursion visits every sequence of dice. */
const small = writeEngagement(
  {
    subs: {
      units: [
        { id: 'wolf', type: 'sub', attack: 4, section: 3, count: 2, defence: 6 },
        { id: 'lone', type: 'sub', attack: 2, section: 2, defence: 3, damaged: true },
      ],
    },
    convoy: { convoyPoints: 7, units: [{ id: 'corvette', type: 'asw', asw: 6, defence: 4 }] },
    orders: {
      subs: { surprise: [{ buy: 'target', unit: 'corvette' }, { buy: 'own-column-up' }] },
      convoy: { surprise: [{ buy: 'avoid' }] },
    },
  },
  { tables: createOneCellChart('X A') },
);

const submarines = writeSubCombat({
  attacker: { units: [{ id: 'wolf', type: 'sub', attack: 4, section: 3, count: 3, defence: 7 }] },
  defender: {
    convoyPoints: 5,
    units: [
      { id: 'corvette', type: 'asw', asw: 4, section: 0, defence: 5 },
      { id: 'cripple', type: 'scs', cost1: 2, section: 0, damaged: true, defence: 6 },
    ],
  },
});

describe('the odds of a combat', () => {
  it('odds distinguish ends by their losses, not by surprise points alone', () => {
    const combat = createCombat(biscay);
    const ends = new Set(getExactOdds(combat).ends.map(({ state }) => combat.outline!(state)));
    assert.deepEqual([...ends], ['6 convoy points to the repair pool; 2 submarines aborted']);
  });

  for (const [name, text] of Object.entries({ biscay, small, submarines })) {
    it(`odds sum to one and agree with a recursion that merges nothing (${name})`, () => {
      const combat = createCombat(text);
      const outcomes = getExactOdds(combat);
      assert.ok(Math.abs(outcomes.mass - 1) < 1e-12);
      assert.equal(outcomes.dropped, 0);
      const naive = new Map<string, number>();
      walk(combat, [...combat.steps], combat.start, 1, naive);
      assert.equal(naive.size, outcomes.ends.length);
      for (const { state, probability } of outcomes.ends) {
        assert.ok(Math.abs(probability - (naive.get(state.join()) ?? 0)) < 1e-12, state.join());
      }
    });

    it(`odds contain the end of every trace (${name})`, () => {
      const combat = createCombat(text);
      assertWellFormed(combat);
      const ends = new Set(getExactOdds(combat).ends.map(({ state }) => state.join()));
      for (let seed = 1; seed <= 200; seed++)
        assert.ok(ends.has(traceCombat(combat, { seed }).end.join()), `seed ${seed}`);
    });
  }

  it('odds of one defence roll are those of its die', () => {
    const combat = createCombat(
      writeSubCombat(
        {
          attacker: { units: [{ id: 'wolf', type: 'sub', attack: 4, section: 3, defence: 7 }] },
          defender: { units: [{ id: 'corvette', type: 'asw', asw: 4, section: 0 }] },
        },
        { tables: createOneCellChart('X') },
      ),
    );
    const { read } = combat.measures.find(({ path }) => path.join('.') === 'subs.destroyed')!;
    assert.deepEqual(
      computeMarginal(getExactOdds(combat), read).map(({ value, share: probability }) => [
        value,
        Math.round(probability * 1e12) / 1e12,
      ]),
      [
        [0, 0.3],
        [1, 0.7],
      ],
    );
  });
});

/** Visits all branches one by one. Every roll of a combat of this ruleset is a single d10. */
function walk(combat: Combat, steps: Step[], state: State, probability: number, ends: Map<string, number>): void {
  const [step, ...others] = steps;
  if (step === undefined) return void ends.set(state.join(), (ends.get(state.join()) ?? 0) + probability);
  if (step.when && !step.when(state)) return walk(combat, others, state, probability, ends);
  switch (step.kind) {
    case 'update':
      return walk(combat, others, step.apply(state), probability, ends);
    case 'choice':
      return walk(combat, others, step.apply(state, step.preferred(state)), probability, ends);
    case 'rounds':
      return walk(
        combat,
        step.again(state) ? [...step.steps, { ...step, when: undefined }, ...others] : others,
        state,
        probability,
        ends,
      );
    case 'roll':
      for (let face = 1; face <= 10; face++) {
        const total = step.total?.(state, face).total ?? face;
        walk(combat, others, step.apply(state, total, face), probability / 10, ends);
      }
  }
}
