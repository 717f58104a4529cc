import assert from 'node:assert/strict';
import {
  beginsWithName,
  getSideColour,
  formatHeading,
  formatInline,
  formatSide,
} from '../../../server/src/page/render-context';
import { renderContext } from './support';

describe('the names and colours in a report', () => {
  it('replaces the roles of the sides by their names', () => {
    assert.equal(formatHeading(renderContext, 'units left, attacker'), 'Units left, Japan');
    assert.equal(formatHeading(renderContext, "The attacker's submarines fire"), "Japan's submarines fire");
    assert.equal(formatHeading(renderContext, 'the defender wins'), 'The UK and the US win');
    assert.equal(formatInline(renderContext, 'the defender loses 2 destroyers'), 'the UK and the US lose 2 destroyers');
    assert.equal(formatSide(renderContext, 'defender'), 'the UK and the US');
    assert.equal(formatSide(renderContext, 'somebody'), 'somebody');
  });

  it('keeps names of the scenario as they are written', () => {
    assert.equal(formatHeading(renderContext, 'hunters: damaged'), 'hunters: damaged');
    assert.equal(formatHeading(renderContext, 'damaged hunters'), 'Damaged hunters');
  });

  it('gives each side a colour, also when the report does not name it', () => {
    assert.deepEqual(
      [
        getSideColour(renderContext, 'attacker'),
        getSideColour(renderContext, 'defender'),
        getSideColour(renderContext, undefined),
      ],
      ['side-0', 'side-1', ''],
    );
    assert.deepEqual(
      [
        getSideColour({ ...renderContext, sides: [] }, 'subs'),
        getSideColour({ ...renderContext, sides: [] }, 'convoy'),
      ],
      ['side-0', 'side-1'],
    );
  });
});

describe('names of the scenario at the beginning of a text', () => {
  it('recognizes names only as whole words', () => {
    const names = ['tf-8', 'dauntlesses', 'us'];
    for (const text of ['tf-8: damaged', 'dauntlesses on group 1', 'us.', 'tf-8'])
      assert.ok(beginsWithName(text, names), text);
    for (const text of ['tf-80: damaged', 'us-cruisers: sunk', 'use of dice', 'losses of tf-8', 'Dauntlesses'])
      assert.ok(!beginsWithName(text, names), text);
  });
});
