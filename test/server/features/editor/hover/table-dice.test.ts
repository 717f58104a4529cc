import assert from 'node:assert/strict';
import fs from 'node:fs';
import { getHover } from '../../../../../server/src/features';
import { analyseWithOdds } from '../../../../support/odds';
import { dedent } from '../../../../support/fixture';
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

  /** A battle of two destroyers against one, of so many cycles without a hit before the last one. */
  const writeBattle = (cycles: number) =>
    dedent(`
      ruleset: aare
      turn: { round: 3, power: us, phase: conduct-combat }
      powers: { japan: { side: axis }, us: { side: allies } }
      seaBattles:
        - id: coral-sea
          attacker: { power: us, units: { dd: 2 } }
          defender: { power: japan, units: { dd: 1 } }
          dice:
            attacker.others: [${'6, 5, '.repeat(cycles)}1, 4]
            defender.others: [${'4, '.repeat(cycles)}6]
    `);

  it('shows on a label each roll that it was rolled for, and on a die its own', () => {
    const text = writeBattle(2);
    const [list] = getHoverText(text, 'attacker.others').split('\n\n**');
    assert.deepEqual(
      list!.split('\n').filter((line) => line.startsWith('- ')),
      [
        '- Rolled 6 and 5 on d6, 0 hits with 3 or less.',
        '- Rolled 6 and 5 on d6, 0 hits with 3 or less.',
        '- Rolled 1 and 4 on d6, 1 hit with 3 or less.',
      ],
    );
    const dice = text.slice(text.indexOf('attacker.others: ['), text.indexOf(']'));
    const hoverOnDie = (index: number) => {
      const offset = [...dice.matchAll(/\d/g)][index]!.index;
      return getHoverText(text, dice, offset).split('\n')[0];
    };
    assert.deepEqual([0, 1, 2, 3, 4, 5].map(hoverOnDie), [
      'Rolled 6 on a d6: no hit, which takes 3 or less.',
      'Rolled 5 on a d6: no hit, which takes 3 or less.',
      'Rolled 6 on a d6: no hit, which takes 3 or less.',
      'Rolled 5 on a d6: no hit, which takes 3 or less.',
      'Rolled 1 on a d6: a hit, which takes 3 or less.',
      'Rolled 4 on a d6: no hit, which takes 3 or less.',
    ]);
  });

  it('lists eight rolls of a label, and how many more there were', () => {
    const listRolls = (cycles: number) =>
      getHoverText(writeBattle(cycles), 'attacker.others')
        .split('\n')
        .filter((line) => line.startsWith('- '));
    assert.equal(listRolls(7).length, 8);
    assert.ok(listRolls(7).every((line) => line.startsWith('- Rolled')));
    assert.deepEqual(listRolls(8).slice(8), ['- and 1 more roll']);
    assert.deepEqual(listRolls(10).slice(8), ['- and 3 more rolls']);
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
