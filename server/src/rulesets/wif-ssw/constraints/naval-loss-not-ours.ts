import { at } from '../../../model/place';
import { included } from '../facts/naval-combat';
import { example, type WifConstraint } from '../constraint';
import { takeOut } from '../fixes';

const sides = ['attacker', 'defender'] as const;

export const navalLossNotOurs: WifConstraint = {
  code: 'naval-loss-not-ours',
  rule: 'sub-combat-as-base',
  severity: 'error',
  title: 'In naval combat a side gives up its own units',
  part: 'navalCombats',
  scope: 'references',
  *check(combat, _header, ids) {
    for (const side of sides) {
      const losses = combat.orders?.[side]?.losses ?? [];
      const own = included(combat[side], ids).map(({ unit }) => unit.id);
      for (const [index, id] of losses.entries()) {
        // an id that nothing declares is a problem of its own
        if (own.includes(id) || ids.find('unit', id) === undefined) continue;
        yield {
          message: `${id} is not a unit of the ${side} here, so the ${side} cannot give it up: the owner chooses among his own units in the combat (WIF 11.5). Take it out of the order.`,
          place: at(losses, index),
          fixes: [takeOut(losses, index, `Take ${id} out of the order of losses`)],
        };
      }
    }
  },
  examples: {
    passes: [
      example`
        ruleset: wif-ssw
        navalCombats:
          - id: biscay-subs
            kind: sub
            attacker: { units: [{ id: flotilla-7, type: sub, attack: 3, section: 3 }] }
            defender: { convoyPoints: 4, units: [{ id: escort-group, type: asw, asw: 2, section: 0 }] }
            orders: { defender: { losses: [escort-group] } }
      `,
    ],
    fails: [
      example`
        ruleset: wif-ssw
        navalCombats:
          - id: biscay-subs
            kind: sub
            attacker: { units: [{ id: flotilla-7, type: sub, attack: 3, section: 3 }] }
            defender: { convoyPoints: 4, units: [{ id: escort-group, type: asw, asw: 2, section: 0 }] }
            orders: { defender: { losses: [escort-group, flotilla-7] } }
        #                                                ^^^^^^^^^^
      `,
    ],
  },
};
