import assert from 'node:assert/strict';
import { definition, idAt, references, rename } from '../../../server/src/features';
import { analysisOf, biscay, edited, offsetOf, formatProblems } from './support';

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

describe('renaming an id', () => {
  const renamed = (piece: string, inside: number, to: string) => rename(analysis, offsetOf(losses, piece, inside), to);

  it('changes its declaration and every use, and leaves the scenario sound', () => {
    const after = edited(losses, renamed('[flotilla-1', 2, 'wolfpack'));
    assert.equal(after, losses.replaceAll('flotilla-1', 'wolfpack'));
    assert.deepEqual(formatProblems(after), []);
  });

  it('changes a key where the key is the id', () => {
    const after = edited(losses, renamed('power: cw', 8, 'us'));
    assert.ok(after.includes('  us: { side: allied') && after.includes('power: us') && !after.includes('power: cw'));
    assert.ok(after.includes('atWarWith: [us]'));
  });

  it('is refused where the name is taken, or is none', () => {
    const refusal = (to: string) => {
      const result = renamed('[flotilla-1', 2, to);
      return result && 'refused' in result ? result.refused : 'done';
    };
    assert.match(refusal('flotilla-7'), /already/);
    assert.match(refusal('two words'), /letters, digits/);
    assert.match(refusal(''), /letters, digits/);
  });

  it('does nothing where there is no id, or the name stays', () => {
    assert.equal(renamed('rain', 1, 'x'), undefined);
    assert.equal(renamed('[flotilla-1', 2, 'flotilla-1'), undefined);
  });
});
