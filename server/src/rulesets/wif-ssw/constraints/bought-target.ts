import { at } from '../../../model/place';
import { named, targetStanding } from '../facts/naval-combat';
import { example, type WifConstraint } from '../constraint';
import { takeOut } from '../fixes';
import { purchases } from './purchases';

export const boughtTarget: WifConstraint = {
  code: 'bought-target',
  rule: 'sub-combat-targets',
  severity: 'error',
  title: 'Surprise points buy no target that submarine combat cannot strike',
  part: 'navalCombats',
  scope: 'references',
  *check(combat, header, ids) {
    if (combat.kind !== 'sub') return;
    for (const { side, purchase, list, index } of purchases(combat.orders)) {
      if (side !== 'attacker' || purchase.buy !== 'target') continue;
      const target = named(purchase.unit, combat, ids);
      const standing = target && targetStanding(target, header);
      if (target === undefined || standing?.target !== 'none') continue;
      yield {
        message: `${purchase.unit} cannot be bought as a target of submarine combat: ${standing.why} (1.3.3, option \`subCombatElsewhere\`). Take the purchase out, or buy another target.`,
        place: at(purchase, 'unit'),
        related: [{ message: `${purchase.unit} is here.`, place: at(target.unit, 'id') }],
        fixes: [takeOut(list, index, 'Take the purchase out')],
      };
    }
  },
  examples: {
    passes: [
      example`
        ruleset: wif-ssw
        navalCombats:
          - id: biscay-subs
            kind: sub
            attacker: { surprisePoints: 6, units: [{ id: flotilla-7, type: sub, attack: 3, section: 3 }] }
            defender:
              convoyPoints: 4
              units:
                - { id: rodney, type: scs, cost1: 4, section: 2 }
                - { id: escort-group, type: asw, asw: 2, section: 0 }
            orders: { attacker: { surprise: [{ buy: target, unit: rodney }, { buy: target, unit: escort-group }] } }
      `,
    ],
    fails: [
      example`
        ruleset: wif-ssw
        navalCombats:
          - id: biscay-subs
            kind: sub
            attacker: { surprisePoints: 3, units: [{ id: flotilla-7, type: sub, attack: 3, section: 3 }] }
            defender:
              convoyPoints: 4
              units:
                - { id: jervis-bay, type: scs, cost1: 1, section: convoy }
            orders: { attacker: { surprise: [{ buy: target, unit: jervis-bay }] } }
        #                                                         ^^^^^^^^^^
      `,
    ],
  },
};
