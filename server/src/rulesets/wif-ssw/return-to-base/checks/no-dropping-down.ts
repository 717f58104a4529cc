import { at, cite, examplesOf, set, under, type WifConstraint } from '../../constraint';
import { homeward } from '../../scenarios';
import { nameOf, returning, subjectOf } from '../returning';
import { stay } from '../stay';

export const noDroppingDown: WifConstraint = {
  code: 'no-dropping-down',
  rule: 'no-dropping-down',
  title: 'Nothing drops from the seabox into the Convoy Section in the return to base phase',
  part: 'returnToBase',
  scope: 'references',
  *check(item, header, ids) {
    const what = returning(item, ids);
    if (!what || !item.stays) return;
    const { rule, why } = stay(item, what, header);
    if (rule !== 'no-dropping-down') return;
    yield {
      message: `${subjectOf(what)} cannot remain in the Convoy Section: ${why}${cite('no-dropping-down')}. Let it return to base, or correct its section.`,
      place: at(item, 'stays'),
      fixes: [
        { title: `Let ${nameOf(what)} return to base`, edits: [set(item, 'stays', false)], preferred: true },
        { title: `Set \`from\` of ${nameOf(what)} to \`convoy\``, edits: [set(item, 'from', 'convoy')] },
      ],
    };
  },
  examples: examplesOf({
    on: under(homeward, 'returnToBase'),
    passes: '- { unit: { id: hood, type: scs, cost1: 3, section: 3 }, from: convoy, stays: true }',
    fails: `
      - { unit: { id: hood, type: scs, cost1: 3, section: 3 }, stays: true }
      #                                                               ^^^^ it is in section 3
    `,
    fixed: '- { unit: { id: hood, type: scs, cost1: 3, section: 3 }, stays: false }',
  }),
};
