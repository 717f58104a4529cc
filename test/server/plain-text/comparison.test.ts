import assert from 'node:assert/strict';
import { formatComparison } from '../../../server/src/plain-text/comparison';
import type { ReportVariant, VariantResult } from '../../../server/src/protocol';
import { plain, report } from './support';

const createResult = (chance: number, mean: number, seed?: number): VariantResult =>
  ({
    method: seed === undefined ? 'exact' : 'sampled',
    ...(seed !== undefined && { seed }),
    figures: [{ kind: 'way', title: 'Japan wins', value: chance }],
    odds: [
      { path: ['attacker-wins'], title: 'Japan wins', kind: 'chance', value: chance },
      { path: ['attacker', 'units'], title: 'units left, Japan', kind: 'mean', value: mean },
    ],
  }) as unknown as VariantResult;

const write = (...variants: readonly ReportVariant[]) => formatComparison({ ...report, variants }, plain).split('\n');

describe('the text of variants beside each other', () => {
  it('the text of variants beside each other has a column for each, with the difference from the first', () => {
    assert.deepEqual(
      write(
        { title: 'as written', stands: createResult(0.5, 2) },
        {
          title: 'two fighters; once',
          stands: createResult(0.75, 1.5, 7),
          alone: [
            { title: 'two fighters', stands: createResult(0.6, 2) },
            { title: 'once', stands: { refused: 'not so' } },
          ],
        },
        { title: 'none', stands: { refused: 'nobody fights' } },
      ),
      [
        'Midway  a.scenario.yaml:3',
        'sea battle · aare · exact and sampled from seed 7',
        '',
        'A  as written',
        'B  two fighters; once',
        'C  none: nobody fights',
        '',
        '                       A              B  C',
        'Japan wins         50.0%  75.0% (+25.0)  -',
        '',
        'units left, Japan      2     1.5 (-0.5)  -',
        '',
        'B changes "Japan wins" by +25.0: two fighters by itself +10.0 and once',
        'by itself cannot be fought.',
        '',
      ],
    );
  });

  it('says if nothing differs', () => {
    assert.deepEqual(
      write(
        { title: 'as written', stands: createResult(0.5, 2) },
        { title: 'same', stands: createResult(0.5, 2) },
      ).slice(-3),
      ['', 'Nothing differs.', ''],
    );
  });

  it('the text of variants beside each other has no second table if no other number differs', () => {
    const lines = write(
      { title: 'as written', stands: createResult(0.5, 2) },
      { title: 'other', stands: createResult(0.6, 2) },
    );
    assert.deepEqual(lines.slice(-2), ['Japan wins  50.0%  60.0% (+10.0)', '']);
  });

  it('the text of variants beside each other has letters for as many variants as there are', () => {
    const lines = write(
      ...Array.from({ length: 30 }, (_, index) => ({ title: `v${index}`, stands: createResult(0.5, 2) })),
    );
    assert.deepEqual(
      [25, 26, 27, 29].map((index) => lines.find((line) => line.endsWith(`  v${index}`))),
      ['Z  v25', 'AA  v26', 'AB  v27', 'AD  v29'],
    );
  });
});
