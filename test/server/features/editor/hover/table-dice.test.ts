import assert from 'node:assert/strict';
import fs from 'node:fs';
import { getHover } from '../../../../../server/src/features';
import { analyseWithOdds } from '../../../../support/odds';
import { findOffset } from '../../support';

const readSample = (name: string) => fs.readFileSync(`samples/${name}.scenario.yaml`, 'utf8');
const getHoverText = (text: string, piece: string, inside = 1) =>
  getHover(analyseWithOdds(text), findOffset(text, piece, inside))!.markdown.replaceAll('\\', '');

describe('hovers on table dice', () => {
  const action = readSample('awaw/surface-action');
  const kamikaze = readSample('aare/kamikaze');

  it('shows the outcome of a roll on its label and on its dice', () => {
    const rollMessage = /^\*\*Fire of capital ships on Bismarck\*\*\n\nRolled 3 \+ 4 = 7 on 2d6\. .*: 2 hits\./;
    assert.match(getHoverText(action, 'capital-fire.bismarck'), rollMessage);
    assert.match(getHoverText(action, 'capital-fire.bismarck: [3', 'capital-fire.bismarck: ['.length), rollMessage);
  });

  it('shows the hits of a volley, and whether each die hits', () => {
    const dice = 'anti-aircraft: [2, 5';
    assert.match(
      getHoverText(kamikaze, dice),
      /^Rolled 2, 5, 3 and 6 on d6, 1 hit with 2 or less\.\n\n\*\*Anti-aircraft fire\*\*/,
    );
    assert.match(getHoverText(kamikaze, dice, dice.length - 4), /^Rolled 2 on a d6: a hit, which takes 2 or less\./);
    assert.match(getHoverText(kamikaze, dice, dice.length - 1), /^Rolled 5 on a d6: no hit, which takes 2 or less\./);
  });

  it('shows nothing on dice that the combat does not use', () => {
    const unknown = action.replace('capital-fire.hood', 'capital-fire.hoood');
    assert.doesNotMatch(getHoverText(unknown, 'capital-fire.hoood'), /Rolled/);
  });
});

describe('hovers on the id of a ship', () => {
  it('shows the ship on its id', () => {
    const ship = readSample('awaw/surface-action');
    assert.equal(
      getHoverText(ship, '{ id: bismarck', 8).split('\n')[0],
      getHoverText(ship, 'type: bb, name: Bismarck', 7).split('\n')[0],
    );
    assert.match(getHoverText(ship, '{ id: bismarck', 8), /^\*\*Bismarck/);
  });
});
