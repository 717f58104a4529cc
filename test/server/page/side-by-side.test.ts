import assert from 'node:assert/strict';
import { sideBySide } from '../../../server/src/page/side-by-side';
import type { ReportStands } from '../../../server/src/protocol';

const standing = (wins: number, lost: number, left = 2): ReportStands => ({
  method: 'exact',
  figures: [{ kind: 'way', title: 'Japan wins', value: wins }],
  odds: [
    { path: ['attacker-wins'], title: 'Japan wins', kind: 'chance', value: wins },
    { path: ['lost'], title: 'destroyers lost', kind: 'mean', value: lost },
    { path: ['left'], title: 'units left', kind: 'mean', value: left },
  ],
});

describe('the comparison of variants', () => {
  it('lists the most telling figures first, then the other differing numbers, the greatest difference first', () => {
    const { figures, others, differs } = sideBySide([
      { title: 'as written', stands: standing(0.2, 1) },
      { title: 'B', stands: standing(0.5, 1.25, 4) },
    ]);
    assert.deepEqual(
      figures.map(({ title, found }) => [title, found]),
      [['Japan wins', [0.2, 0.5]]],
    );
    assert.deepEqual(
      others.map(({ title, most }) => [title, most]),
      [
        ['units left', 2],
        ['destroyers lost', 0.25],
      ],
    );
    assert.ok(differs);
  });

  it('calculates the effect of each of several changes by itself', () => {
    const { carried } = sideBySide([
      { title: 'as written', stands: standing(0.25, 1) },
      {
        title: 'B',
        stands: standing(0.75, 1),
        alone: [
          { title: 'one', stands: standing(0.5, 1) },
          { title: 'other', stands: { refused: 'No.' } },
        ],
      },
    ]);
    assert.deepEqual(carried, [
      {
        variant: 1,
        kind: 'way',
        title: 'Japan wins',
        change: 0.5,
        alone: [{ title: 'one', change: 0.25 }, { title: 'other' }],
      },
    ]);
  });

  it('has no number for a variant that cannot be fought', () => {
    const { figures, differs } = sideBySide([
      { title: 'as written', stands: standing(0.25, 1) },
      { title: 'B', stands: { refused: 'No.' } },
    ]);
    assert.deepEqual([figures[0]!.found, differs], [[0.25, undefined], false]);
  });
});
