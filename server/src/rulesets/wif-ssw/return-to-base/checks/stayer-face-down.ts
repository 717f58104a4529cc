import { placeAt, cite, setMember, addPath, createPreferredFix, type WifCheck } from '../../kit';
import { homeward } from '../../scenarios';
import { formatName, findReturnSubject, formatSubject } from '../returning';
import { decideStay } from '../stay';

export const stayerFaceDown: WifCheck = {
  rule: 'stayers-turn-face-down',
  title: 'Ships and aircraft that remain in the Convoy Section are turned face down',
  part: 'returnToBase',
  scope: 'references',
  *check(item, header, ids) {
    const subject = findReturnSubject(item, ids);
    if (!subject || !item.stays || item.turnsFaceDown !== false) return;
    const { isAllowed, turnsFaceDown } = decideStay(item, subject, header);
    if (!isAllowed || !turnsFaceDown) return;
    yield {
      message: `${formatSubject(subject)} remains in the Convoy Section, so it is turned face down${cite('stayers-turn-face-down')}. Change \`turnsFaceDown\` to true.`,
      place: placeAt(item, 'turnsFaceDown'),
      fixes: [createPreferredFix(`Turn ${formatName(subject)} face down`, setMember(item, 'turnsFaceDown', true))],
    };
  },
  base: addPath(homeward, 'returnToBase'),
  passes: '- { unit: { id: convoy-escort, type: asw, asw: 2 }, stays: true, turnsFaceDown: false }',
  fails: `
    - { unit: { id: belfast, type: scs, cost1: 1 }, stays: true, turnsFaceDown: false }
    #                                                                           ^^^^^ it is turned face down
  `,
  fixed: '- { unit: { id: belfast, type: scs, cost1: 1 }, stays: true, turnsFaceDown: true }',
};
