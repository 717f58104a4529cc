import assert from 'node:assert/strict';
import { isVisible, compareVariants } from '../../../server/src/page/side-by-side';
import type { VariantResult } from '../../../server/src/protocol';

const createResult = (wins: number, lost: number, survivors = 2): VariantResult => ({
  method: 'exact',
  figures: [{ kind: 'way', title: 'Japan wins', value: wins }],
  odds: [
    { path: ['attacker-wins'], title: 'Japan wins', kind: 'chance', value: wins },
    { path: ['lost'], title: 'destroyers lost', kind: 'mean', value: lost },
    { path: ['left'], title: 'units left', kind: 'mean', value: survivors },
  ],
});

describe('the comparison of variants', () => {
  it('lists the most telling figures first, then the other differing numbers, the greatest difference first', () => {
    const { figures, others, hasDifferences } = compareVariants([
      { title: 'as written', stands: createResult(0.2, 1) },
      { title: 'B', stands: createResult(0.5, 1.25, 4) },
    ]);
    assert.deepEqual(
      figures.map(({ title, values }) => [title, values]),
      [['Japan wins', [0.2, 0.5]]],
    );
    assert.deepEqual(
      others.map(({ title, spread }) => [title, spread]),
      [
        ['units left', 2],
        ['destroyers lost', 0.25],
      ],
    );
    assert.ok(hasDifferences);
  });

  it('calculates the effect of each of several changes by itself', () => {
    const { contributions } = compareVariants([
      { title: 'as written', stands: createResult(0.25, 1) },
      {
        title: 'B',
        stands: createResult(0.75, 1),
        alone: [
          { title: 'one', stands: createResult(0.5, 1) },
          { title: 'other', stands: { refused: 'No.' } },
        ],
      },
    ]);
    assert.deepEqual(contributions, [
      {
        variant: 1,
        kind: 'way',
        title: 'Japan wins',
        change: 0.5,
        alone: [{ title: 'one', change: 0.25 }, { title: 'other' }],
      },
    ]);
  });

  it('the comparison of variants has no number for a variant that cannot be fought', () => {
    const { figures, hasDifferences } = compareVariants([
      { title: 'as written', stands: createResult(0.25, 1) },
      { title: 'B', stands: { refused: 'No.' } },
    ]);
    assert.deepEqual([figures[0]!.values, hasDifferences], [[0.25, undefined], false]);
  });

  it('shows a difference from half of its last digit on', () => {
    assert.deepEqual([0.0005, -0.0005, 0.0004, -0.0004, 0].map(isVisible), [true, true, false, false, false]);
  });
});
