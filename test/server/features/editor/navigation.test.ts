import assert from 'node:assert/strict';
import { findDefinition, findIdAt, findReferences, renameSymbol } from '../../../../server/src/features';
import { fixture } from '../../../support/fixture';
import { analyzeText, biscay, applyEdits, findOffset } from '../support';

const losses = biscay.replace(
  '    convoy: #',
  '    orders: { subs: { losses: [flotilla-1, flotilla-7] } }\n    convoy: #',
);
const analysis = analyzeText(losses);
const sliceRanges = (ranges: readonly { from: number; to: number }[]) =>
  ranges.map(({ from, to }) => losses.slice(from, to));

describe('navigation of an id', () => {
  it('finds an id at its declaration and at each reference only', () => {
    assert.equal(findIdAt(analysis, findOffset(losses, 'id: flotilla-1', 5))?.id, 'flotilla-1');
    assert.equal(findIdAt(analysis, findOffset(losses, '[flotilla-1', 2))?.kind, 'unit');
    assert.equal(findIdAt(analysis, findOffset(losses, 'weather', 2)), undefined);
    assert.equal(findIdAt(analysis, findOffset(losses, 'axis', 2)), undefined);
  });

  it('leads to the declaration of an id', () => {
    const unit = findDefinition(analysis, findOffset(losses, '[flotilla-1', 2))!;
    assert.equal(unit.from, findOffset(losses, 'id: flotilla-1', 4));
    const power = findDefinition(analysis, findOffset(losses, 'power: germany', 8))!;
    assert.equal(power.from, findOffset(losses, 'germany:'));
  });

  it('finds all references of an id from its declaration', () => {
    const usages = findReferences(analysis, findOffset(losses, 'germany:', 1), true);
    assert.deepEqual(sliceRanges(usages), ['germany', 'germany']);
    assert.equal(findReferences(analysis, findOffset(losses, 'germany:', 1), false).length, 1);
    assert.equal(findReferences(analysis, findOffset(losses, 'rain', 1), true).length, 0);
  });
});

describe('navigation of an anchor', () => {
  const { text, cursor, marks } = fixture(`
    ruleset: wif-ssw
    powers:
      germany: &belligerent { side: axis }
      #         ^^^^^^^^^^^
      italy: { <<: *bell$0igerent }
      #             ^^^^^^^^^^^
      japan: *belligerent
      #       ^^^^^^^^^^^
  `);
  const anchorAnalysis = analyzeText(text);
  const [anchor] = marks;

  it('leads from an alias to its anchor, and finds all aliases', () => {
    assert.deepEqual(findDefinition(anchorAnalysis, cursor!), { from: anchor!.from, to: anchor!.to });
    assert.deepEqual(
      findReferences(anchorAnalysis, cursor!, true).map(({ from }) => from),
      marks.map(({ from }) => from),
    );
    assert.equal(findReferences(anchorAnalysis, anchor!.from, false).length, 2);
  });

  it('renames an anchor unless the name is used or invalid', () => {
    assert.equal(
      applyEdits(text, renameSymbol(anchorAnalysis, cursor!, 'power')),
      text.replaceAll('belligerent', 'power'),
    );
    const invalidName = renameSymbol(anchorAnalysis, cursor!, 'two words');
    assert.match(invalidName && 'refused' in invalidName ? invalidName.refused : '', /cannot be the name of an anchor/);
    const usedName = renameSymbol(analyzeText(`${text}turn: &power 3\n`), cursor!, 'power');
    assert.match(usedName && 'refused' in usedName ? usedName.refused : '', /There is an anchor `power` already/);
  });
});
