import { placeAt, cite, setMember, addPath, createPreferredFix, offer, type WifCheck } from '../../kit';
import { homeward } from '../../scenarios';
import { formatName, findReturnSubject, formatSubject } from '../returning';
import { decideStay } from '../stay';

export const noDroppingDown: WifCheck = {
  rule: 'no-dropping-down',
  title: 'Nothing drops from the seabox into the Convoy Section in the return to base phase',
  part: 'returnToBase',
  scope: 'references',
  *check(item, header, ids) {
    const subject = findReturnSubject(item, ids);
    if (!subject || !item.stays) return;
    const { rule, why } = decideStay(item, subject, header);
    if (rule !== 'no-dropping-down') return;
    yield {
      message: `${formatSubject(subject)} cannot remain in the Convoy Section: ${why}${cite('no-dropping-down')}. Let it return to base, or correct its section.`,
      place: placeAt(item, 'stays'),
      fixes: [
        createPreferredFix(`Let ${formatName(subject)} return to base`, setMember(item, 'stays', false)),
        offer(`Set \`from\` of ${formatName(subject)} to \`convoy\``, setMember(item, 'from', 'convoy')),
      ],
    };
  },
  base: addPath(homeward, 'returnToBase'),
  passes: '- { unit: { id: hood, type: scs, cost1: 3, section: 3 }, from: convoy, stays: true }',
  fails: `
    - { unit: { id: hood, type: scs, cost1: 3, section: 3 }, stays: true }
    #                                                               ^^^^ it is in section 3
  `,
  fixed: '- { unit: { id: hood, type: scs, cost1: 3, section: 3 }, stays: false }',
};
