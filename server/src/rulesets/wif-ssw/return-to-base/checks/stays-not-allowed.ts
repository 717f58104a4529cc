import { placeAt, cite, setMember, addPath, createPreferredFix, type WifCheck } from '../../kit';
import { homeward } from '../../scenarios';
import { formatName, findReturnSubject, formatSubject } from '../returning';
import { decideStay } from '../stay';

export const staysNotAllowed: WifCheck = {
  rule: 'may-stay',
  title: 'Only face-up surface units without cargo, face-up aircraft and convoy points remain in the Convoy Section',
  part: 'returnToBase',
  scope: 'references',
  *check(item, header, ids) {
    const subject = findReturnSubject(item, ids);
    if (!subject || !item.stays) return;
    const { isAllowed, rule, why } = decideStay(item, subject, header);
    if (isAllowed || rule !== 'may-stay') return;
    yield {
      message: `${formatSubject(subject)} cannot remain in the Convoy Section: ${why}${cite('may-stay')}. Let it return to base.`,
      place: placeAt(item, 'stays'),
      fixes: [createPreferredFix(`Let ${formatName(subject)} return to base`, setMember(item, 'stays', false))],
    };
  },
  base: addPath(homeward, 'returnToBase'),
  passes: '- { unit: { id: troopship, type: trs }, stays: false }',
  fails: `
    - { unit: { id: troopship, type: trs }, stays: true }
    #                                              ^^^^ transports and amphibious units must return to base
  `,
  fixed: '- { unit: { id: troopship, type: trs }, stays: false }',
};
