import { at } from '../../../model/place';
import { example, type WifConstraint } from '../constraint';
import { refusedPurchases } from './engagement-purchases';
import { takeOut } from '../fixes';

export const includeDockedInSsw: WifConstraint = {
  code: 'include-docked-in-ssw',
  rule: 'docked-pair-price',
  severity: 'warning',
  title: 'A docked pair is bought into naval combat only',
  part: 'engagements',
  scope: 'part',
  *check(engagement, header) {
    for (const { purchase, list, index } of refusedPurchases(engagement, header, 'include-docked')) {
      yield {
        message: `Buying a docked pair into the combat does nothing here: it is for naval combat, not for strategic submarine warfare (1.6). Take the purchase out, or move it to \`navalCombats\`.`,
        place: at(purchase, 'buy'),
        fixes: [takeOut(list, index, 'Take the purchase out')],
        unnecessary: true,
      };
    }
  },
  examples: {
    passes: [
      example`
        ruleset: wif-ssw
        navalCombats:
          - id: biscay-surface
            kind: surface
            attacker: { surprisePoints: 10, units: [{ id: norfolk, type: scs, cost1: 2, section: 3 }] }
            defender:
              units:
                - { id: flotilla-1, type: sub, attack: 4, section: 2, dockedWith: u-459 }
                - { id: u-459, type: sub, attack: 1, section: 2, milchcow: true }
            orders:
              attacker:
                surprise:
                  - { buy: include-docked, unit: u-459, cost: 10 }
      `,
    ],
    fails: [
      example`
        ruleset: wif-ssw
        engagements:
          - id: biscay
            weather: fine
            subs:
              units:
                - { id: flotilla-7, type: sub, attack: 3, section: 3 }
                - { id: flotilla-1, type: sub, attack: 4, section: 2, dockedWith: u-459, joins: false }
                - { id: u-459, type: sub, attack: 1, section: 2, milchcow: true, joins: false }
            convoy: { convoyPoints: 12 }
            orders:
              convoy:
                surprise:
                  - { buy: include-docked, unit: u-459 }
        #                  ^^^^^^^^^^^^^^
      `,
    ],
  },
};
