import { placeAt, cite, setMember, addPath, createPreferredFix, type WifCheck } from '../../kit';
import { homeward } from '../../scenarios';
import { formatName, findReturnSubject, formatSubject } from '../returning';
import { decideStay } from '../stay';

export const staysFreely: WifCheck = {
  rule: 'may-stay-freely',
  severity: 'warning',
  title: 'Convoy points, ASW units and sub-hunters remain in the Convoy Section without turning face down',
  part: 'returnToBase',
  scope: 'references',
  *check(item, header, ids) {
    const subject = findReturnSubject(item, ids);
    if (!subject || !item.stays || item.turnsFaceDown !== true) return;
    const { isAllowed, rule, why } = decideStay(item, subject, header);
    if (!isAllowed || rule !== 'may-stay-freely') return;
    yield {
      message: `${formatSubject(subject)} is not turned face down: ${why}${cite('may-stay-freely')}. Leave it face up.`,
      place: placeAt(item, 'turnsFaceDown'),
      fixes: [createPreferredFix(`Leave ${formatName(subject)} face up`, setMember(item, 'turnsFaceDown', false))],
    };
  },
  base: addPath(homeward, 'returnToBase'),
  passes: '- { unit: { id: catalina, type: nav, airToSea: 2 }, stays: true, turnsFaceDown: true }',
  fails: `
    - { unit: { id: catalina, type: nav, airToSea: 2, subHunter: true }, stays: true, turnsFaceDown: true }
    #                                                                                                ^^^^ sub-hunters stay as they are
  `,
  fixed: '- { unit: { id: catalina, type: nav, airToSea: 2, subHunter: true }, stays: true, turnsFaceDown: false }',
};
