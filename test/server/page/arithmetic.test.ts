import assert from 'node:assert/strict';
import { renderArithmetic } from '../../../server/src/page/arithmetic';
import type { ReportAmount } from '../../../server/src/protocol';
import { renderContext, renderText } from './support';

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
});
