import assert from 'node:assert/strict';
import { renderArithmetic } from '../../../server/src/page/arithmetic';
import type { ReportAmount } from '../../../server/src/protocol';
import { renderContext, renderHtml, renderText } from './support';

function draw(...values: readonly string[]): string {
  const lines = values.map((value, index) => ({ role: 'base', what: `line ${index}`, value }));
  return renderText(renderArithmetic(renderContext, { what: 'range', lines } as unknown as ReportAmount));
}

describe('the arithmetic of an amount', () => {
  it('leaves out a total that only repeats the base', () => {
    assert.match(draw('3', '3'), /Line 0 3$/);
    assert.match(draw('3', '4'), /Line 0 3 Line 1 4$/);
    assert.match(draw('3', '3', '6'), /Line 0 3 Line 1 3 Line 2 6$/);
  });

  it('names for each number its line in the file, what it rests on, and its rule', () => {
    const amount: ReportAmount = {
      what: 'range of the attacker',
      lines: [
        { what: 'range', value: '3', role: 'base', line: 12 },
        {
          what: 'fog',
          value: '-1',
          role: 'change',
          basis: 'option fog',
          rule: { id: 'x', section: '1.2', title: 'Fog' },
        },
        { what: 'total', value: '2', role: 'total' },
      ],
    };
    const rendered = renderArithmetic(renderContext, amount);
    assert.equal(
      renderText(rendered),
      'Range of Japan range of the attacker range of the attacker Value Rule Range line 12 3 Fog option fog -1 §1.2 Total 2',
    );
    assert.deepEqual(
      [...renderHtml(rendered).matchAll(/<tr class="(\w+)"/g)].map(([, role]) => role),
      ['base', 'change', 'total'],
    );
  });
});
