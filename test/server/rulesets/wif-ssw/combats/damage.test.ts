import assert from 'node:assert/strict';
import { changesFate, worsenFate } from '../../../../../server/src/rulesets/wif-ssw/combats/effects';
import type { Effect, Fate } from '../../../../../server/src/rulesets/wif-ssw/combats/effects';
import { createOneCellChart, writeEngagement, fight, searchDice } from './fight';

/** One submarine under fire of one cell, with its defence rolls. */
function resolveFire(cell: string, sub: object, rolls: number | number[] = []) {
  const { results, getEntries, trace } = fight(
    writeEngagement(
      {
        subs: { units: [{ id: 'wolf', type: 'sub', attack: 4, section: 3, ...sub }] },
        convoy: { units: [{ id: 'corvette', type: 'asw', asw: 4 }] },
        dice: { ...searchDice.hardlyAny, 'damage.subs': rolls },
      },
      { tables: createOneCellChart(cell) },
    ),
  );
  return {
    fate: ['destroyed', 'damaged', 'aborted'].filter((effect) => results[`subs.${effect}`] === 1)[0],
    rolls: getEntries('damage.subs').length,
    unused: trace.unused.length,
  };
}

describe('the defence roll', () => {
  it('an effect stands on the defence factor or less, and drops one step above it', () => {
    assert.equal(resolveFire('X', { defence: 5 }, 5).fate, 'destroyed');
    assert.equal(resolveFire('X', { defence: 5 }, 6).fate, 'damaged');
    assert.equal(resolveFire('D', { defence: 5 }, 5).fate, 'damaged');
    assert.equal(resolveFire('D', { defence: 5 }, 6).fate, 'aborted');
    assert.equal(resolveFire('A', { defence: 5 }, 5).fate, 'aborted');
    assert.equal(resolveFire('A', { defence: 5 }, 6).fate, undefined);
  });

  it('there is no defence roll without a defence factor, or with one that never saves', () => {
    assert.deepEqual(resolveFire('X', {}), { fate: 'destroyed', rolls: 0, unused: 0 });
    assert.deepEqual(resolveFire('A', { defence: 10 }), { fate: 'aborted', rolls: 0, unused: 0 });
  });

  it('there is a defence roll for each effect, while one can still change anything', () => {
    assert.deepEqual(resolveFire('D A', { defence: 5 }, [9, 4]), { fate: 'aborted', rolls: 1, unused: 1 });
    assert.deepEqual(resolveFire('2A', { defence: 5 }, [9, 4]), { fate: 'aborted', rolls: 2, unused: 0 });
    assert.deepEqual(resolveFire('X 2A', { defence: 5 }, [1]), { fate: 'destroyed', rolls: 1, unused: 0 });
  });

  it('a unit that is damaged again is destroyed', () => {
    assert.equal(resolveFire('2D', { defence: 5 }, [1, 2]).fate, 'destroyed');
    assert.equal(resolveFire('2D', {}).fate, 'destroyed');
    assert.equal(resolveFire('D', { damaged: true }).fate, 'destroyed');
    assert.equal(resolveFire('X', { damaged: true, defence: 5 }, 9).fate, 'destroyed', 'X becomes D');
    assert.equal(resolveFire('A', { damaged: true }).fate, 'aborted');
  });
});

describe('the order of losses', () => {
  it('without orders the units of the lowest value are lost first, and the combat says so', () => {
    const listDefaults = (orders: object): readonly (readonly [side: string, text: string])[] => {
      const { combat } = fight(
        writeEngagement({
          subs: {
            units: [
              { id: 'wolf', type: 'sub', attack: 4, section: 3 },
              { id: 'shark', type: 'sub', attack: 2, section: 3 },
            ],
          },
          orders,
          dice: searchDice.hardlyAny,
        }),
      );
      return combat.lossDefaults!(combat.start).map(({ side, text }) => [side, text]);
    };
    assert.deepEqual(listDefaults({}), [
      ['subs', 'No orders for the losses of the sub side, so by the lowest value: first shark, then wolf.'],
    ]);
    assert.deepEqual(listDefaults({ subs: { losses: ['wolf'] } }), []);
  });
});

describe('effects on a unit', () => {
  const fates: readonly Fate[] = [0, 1, 2, 3];
  const all: readonly Effect[] = ['destroyed', 'damaged', 'aborted'];

  it('an effect never improves the fate of a unit', () => {
    for (const fate of fates) {
      for (const effect of all) {
        for (const before of [true, false]) assert.ok(worsenFate(fate, effect, before) >= fate);
      }
    }
  });

  it('an effect matters exactly when it changes the fate of a unit', () => {
    assert.equal(changesFate(3, 'destroyed', false), false);
    assert.equal(changesFate(2, 'damaged', false), true);
    assert.equal(changesFate(1, 'aborted', false), false);
    assert.equal(changesFate(0, 'aborted', true), true);
  });
});
