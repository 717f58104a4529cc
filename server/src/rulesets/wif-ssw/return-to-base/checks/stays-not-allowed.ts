import { at, cite, examplesOf, set, under, type WifConstraint } from '../../constraint';
import { homeward } from '../../scenarios';
import { returning } from '../returning';
import { stay } from '../stay';

export const staysNotAllowed: WifConstraint = {
  code: 'stays-not-allowed',
  rule: 'may-stay',
  title: 'Only face-up surface units without cargo and face-up aircraft remain in the Convoy Section',
  part: 'returnToBase',
  scope: 'references',
  *check(item, header, ids) {
    const unit = returning(item, ids);
    if (!unit || !item.stays) return;
    const { may, rule, why } = stay(item, unit, header);
    if (may || rule !== 'may-stay') return;
    yield {
      message: `${unit.id} cannot remain in the Convoy Section: ${why}${cite('may-stay')}. Let it return to base.`,
      place: at(item, 'stays'),
      fixes: [{ title: `Let ${unit.id} return to base`, edits: [set(item, 'stays', false)], preferred: true }],
    };
  },
  examples: examplesOf({
    on: under(homeward, 'returnToBase'),
    passes: '- { unit: { id: troopship, type: trs }, stays: false }',
    fails: `
      - { unit: { id: troopship, type: trs }, stays: true }
      #                                              ^^^^ transports and amphibious units must return to base
    `,
    fixed: '- { unit: { id: troopship, type: trs }, stays: false }',
  }),
};
