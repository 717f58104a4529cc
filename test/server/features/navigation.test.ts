import assert from 'node:assert/strict';
import { definition, idAt, references, rename } from '../../../server/src/features';
import { fixture } from '../../support/fixture';
import { analysisOf, biscay, edited, offsetOf } from './support';

const losses = biscay.replace(
  '    convoy: #',
  '    orders: { subs: { losses: [flotilla-1, flotilla-7] } }\n    convoy: #',
);
const analysis = analysisOf(losses);
const texts = (of: readonly { from: number; to: number }[]) => of.map(({ from, to }) => losses.slice(from, to));

describe('navigation of an id', () => {
  it('finds an id at its declaration and at each reference only', () => {
    assert.equal(idAt(analysis, offsetOf(losses, 'id: flotilla-1', 5))?.id, 'flotilla-1');
    assert.equal(idAt(analysis, offsetOf(losses, '[flotilla-1', 2))?.kind, 'unit');
    assert.equal(idAt(analysis, offsetOf(losses, 'weather', 2)), undefined);
    assert.equal(idAt(analysis, offsetOf(losses, 'axis', 2)), undefined);
  });

  it('leads to the declaration of an id', () => {
    const unit = definition(analysis, offsetOf(losses, '[flotilla-1', 2))!;
    assert.equal(unit.from, offsetOf(losses, 'id: flotilla-1', 4));
    const power = definition(analysis, offsetOf(losses, 'power: germany', 8))!;
    assert.equal(power.from, offsetOf(losses, 'germany:'));
  });

  it('finds all references from each of them', () => {
    const found = references(analysis, offsetOf(losses, 'germany:', 1), true);
    assert.deepEqual(texts(found), ['germany', 'germany']);
    assert.equal(references(analysis, offsetOf(losses, 'germany:', 1), false).length, 1);
    assert.equal(references(analysis, offsetOf(losses, 'rain', 1), true).length, 0);
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
  const anchored = analysisOf(text);
  const [anchor] = marks;

  it('leads from an alias to its anchor, and finds all aliases', () => {
    assert.deepEqual(definition(anchored, cursor!), { from: anchor!.from, to: anchor!.to });
    assert.deepEqual(
      references(anchored, cursor!, true).map(({ from }) => from),
      marks.map(({ from }) => from),
    );
    assert.equal(references(anchored, anchor!.from, false).length, 2);
  });

  it('renames an anchor unless the name is used or invalid', () => {
    assert.equal(edited(text, rename(anchored, cursor!, 'power')), text.replaceAll('belligerent', 'power'));
    const refused = rename(anchored, cursor!, 'two words');
    assert.match(refused && 'refused' in refused ? refused.refused : '', /cannot be the name of an anchor/);
    const taken = rename(analysisOf(`${text}turn: &power 3\n`), cursor!, 'power');
    assert.match(taken && 'refused' in taken ? taken.refused : '', /There is an anchor `power` already/);
  });
});
