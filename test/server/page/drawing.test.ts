import assert from 'node:assert/strict';
import { colourOf, headed, inText, nameOf } from '../../../server/src/page/drawing';
import { drawing } from './support';

describe('the names and colours in a report', () => {
  it('replaces the roles of the sides by their names', () => {
    assert.equal(headed(drawing, 'units left, attacker'), 'Units left, Japan');
    assert.equal(headed(drawing, "The attacker's submarines fire"), "Japan's submarines fire");
    assert.equal(headed(drawing, 'the defender wins'), 'The UK and the US win');
    assert.equal(inText(drawing, 'the defender loses 2 destroyers'), 'the UK and the US lose 2 destroyers');
    assert.equal(nameOf(drawing, 'defender'), 'the UK and the US');
    assert.equal(nameOf(drawing, 'somebody'), 'somebody');
  });

  it('keeps names of the scenario as they are written', () => {
    assert.equal(headed(drawing, 'hunters: damaged'), 'hunters: damaged');
    assert.equal(headed(drawing, 'damaged hunters'), 'Damaged hunters');
  });

  it('gives each side a colour, also when the report does not name it', () => {
    assert.deepEqual(
      [colourOf(drawing, 'attacker'), colourOf(drawing, 'defender'), colourOf(drawing, undefined)],
      ['side-0', 'side-1', ''],
    );
    assert.deepEqual(
      [colourOf({ ...drawing, sides: [] }, 'subs'), colourOf({ ...drawing, sides: [] }, 'convoy')],
      ['side-0', 'side-1'],
    );
  });
});
