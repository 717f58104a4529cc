import { at, cite, examplesOf, set, under, type WifConstraint } from '../../constraint';
import { homeward } from '../../scenarios';
import { returning } from '../returning';
import { stay } from '../stay';

export const staysFreely: WifConstraint = {
  code: 'stays-freely',
  rule: 'may-stay-freely',
  severity: 'warning',
  title: 'ASW units and sub-hunters remain in the Convoy Section without turning face down',
  part: 'returnToBase',
  scope: 'references',
  *check(item, header, ids) {
    const unit = returning(item, ids);
    if (!unit || !item.stays || item.turnsFaceDown !== true) return;
    const { may, rule, why } = stay(item, unit, header);
    if (!may || rule !== 'may-stay-freely') return;
    yield {
      message: `${unit.id} is not turned face down: ${why}${cite('may-stay-freely')}. Leave it face up.`,
      place: at(item, 'turnsFaceDown'),
      fixes: [{ title: `Leave ${unit.id} face up`, edits: [set(item, 'turnsFaceDown', false)], preferred: true }],
    };
  },
  examples: examplesOf({
    on: under(homeward, 'returnToBase'),
    passes: '- { unit: { id: catalina, type: nav, airToSea: 2 }, stays: true, turnsFaceDown: true }',
    fails: `
      - { unit: { id: catalina, type: nav, airToSea: 2, subHunter: true }, stays: true, turnsFaceDown: true }
      #                                                                                                ^^^^ sub-hunters stay as they are
    `,
    fixed: '- { unit: { id: catalina, type: nav, airToSea: 2, subHunter: true }, stays: true, turnsFaceDown: false }',
  }),
};
