import { addPath, type WifCheck } from '../../kit';
import { refuelling } from '../../scenarios';
import { checkPairs } from '../pairs';

export const dockedPair: WifCheck = {
  rule: 'docked-pair-price',
  title: 'A docked pair is a milchcow and a submarine in one section',
  part: 'engagements',
  check: ({ subs, convoy }) => checkPairs([subs, convoy]),
  base: addPath(refuelling, 'engagements.biscay.subs.units'),
  passes: '- { id: flotilla-1, type: sub, attack: 4, section: 1, joins: false }',
  fails: `
    - { id: flotilla-1, type: sub, attack: 4, section: 1, dockedWith: u-459, joins: false }
    #                                                                 ^^^^^ flotilla-1 is in section 1, but docked with u-459 in section 2
  `,
};
