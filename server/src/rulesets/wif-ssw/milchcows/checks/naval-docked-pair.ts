import { addPath, type WifCheck } from '../../kit';
import { subCombat } from '../../scenarios';
import { checkPairs } from '../pairs';

export const navalDockedPair: WifCheck = {
  rule: 'docked-pair-price',
  title: 'In naval combat, too, a docked pair is a milchcow and a submarine in one section',
  part: 'navalCombats',
  check: ({ attacker, defender }) => checkPairs([attacker, defender]),
  base: addPath(subCombat, 'navalCombats.biscay-subs.attacker.units'),
  passes: `
    - { id: flotilla-1, type: sub, attack: 4, section: 2, dockedWith: u-459 }
    - { id: u-459, type: sub, attack: 0, section: 2, milchcow: true }
  `,
  fails: `
    - { id: flotilla-1, type: sub, attack: 4, section: 2, dockedWith: u-459 }
    #                                                                 ^^^^^ flotilla-1 is in section 2, but docked with u-459 in section 3
    - { id: u-459, type: sub, attack: 0, section: 3, milchcow: true }
  `,
};
