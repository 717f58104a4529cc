import { set } from '../../../model/edit';
import { at } from '../../../model/place';
import { stay } from '../facts/return-to-base';
import { returning } from './return-to-base';
import { example, type WifConstraint } from '../constraint';

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
      message: `${unit.id} need not be turned face down: ${why} (1.4). Leave it face up.`,
      place: at(item, 'turnsFaceDown'),
      fixes: [{ title: `Leave ${unit.id} face up`, edits: [set(item, 'turnsFaceDown', false)], preferred: true }],
    };
  },
  examples: {
    passes: [
      example`
        ruleset: wif-ssw
        returnToBase:
          - { unit: { id: convoy-escort, type: asw, asw: 2 }, stays: true }
          - { unit: { id: catalina, type: nav, airToSea: 2, subHunter: true }, stays: true, turnsFaceDown: false }
          - { unit: { id: liberator, type: nav, airToSea: 3 }, stays: true, turnsFaceDown: true }
      `,
    ],
    fails: [
      example`
        ruleset: wif-ssw
        returnToBase:
          - { unit: { id: catalina, type: nav, airToSea: 2, subHunter: true }, stays: true, turnsFaceDown: true }
        #                                                                                                  ^^^^
      `,
    ],
  },
};
