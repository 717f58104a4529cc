import assert from 'node:assert/strict';
import { definition, idAt, references } from '../../../server/src/features';
import { analysisOf, biscay, offsetOf } from './support';

const losses = biscay.replace(
  '    convoy: #',
  '    orders: { subs: { losses: [flotilla-1, flotilla-7] } }\n    convoy: #',
);
const analysis = analysisOf(losses);
const texts = (of: readonly { from: number; to: number }[]) => of.map(({ from, to }) => losses.slice(from, to));

describe('an id', () => {
  it('is found at its declaration and at each use, and nowhere else', () => {
    assert.equal(idAt(analysis, offsetOf(losses, 'id: flotilla-1', 5))?.id, 'flotilla-1');
    assert.equal(idAt(analysis, offsetOf(losses, '[flotilla-1', 2))?.kind, 'unit');
    assert.equal(idAt(analysis, offsetOf(losses, 'weather', 2)), undefined);
    assert.equal(idAt(analysis, offsetOf(losses, 'axis', 2)), undefined);
  });

  it('leads to its declaration', () => {
    const unit = definition(analysis, offsetOf(losses, '[flotilla-1', 2))!;
    assert.equal(unit.from, offsetOf(losses, 'id: flotilla-1', 4));
    const power = definition(analysis, offsetOf(losses, 'power: germany', 8))!;
    assert.equal(power.from, offsetOf(losses, 'germany:'));
  });

  it('is referred to from all its uses', () => {
    const found = references(analysis, offsetOf(losses, 'germany:', 1), true);
    assert.deepEqual(texts(found), ['germany', 'germany']);
    assert.equal(references(analysis, offsetOf(losses, 'germany:', 1), false).length, 1);
    assert.equal(references(analysis, offsetOf(losses, 'rain', 1), true).length, 0);
  });
});
