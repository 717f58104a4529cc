import { example, type WifConstraint } from '../constraint';
import { pairFaults } from './docked-pair';

export const navalDockedPair: WifConstraint = {
  code: 'naval-docked-pair',
  rule: 'docked-pair-price',
  severity: 'error',
  title: 'In naval combat, too, a docked pair is a milchcow and a submarine in one section',
  part: 'navalCombats',
  scope: 'part',
  check: ({ attacker, defender }) => pairFaults([attacker, defender]),
  examples: {
    passes: [
      example`
        ruleset: wif-ssw
        navalCombats:
          - id: biscay-subs
            kind: sub
            attacker:
              units:
                - { id: flotilla-1, type: sub, attack: 4, section: 2, dockedWith: u-459 }
                - { id: u-459, type: sub, attack: 0, section: 2, milchcow: true }
            defender: { convoyPoints: 4 }
      `,
    ],
    fails: [
      example`
        ruleset: wif-ssw
        navalCombats:
          - id: biscay-subs
            kind: sub
            attacker:
              units:
                - { id: flotilla-1, type: sub, attack: 4, section: 2, dockedWith: u-459 }
        #                                                                         ^^^^^
                - { id: u-459, type: sub, attack: 0, section: 3, milchcow: true }
            defender: { convoyPoints: 4 }
      `,
    ],
  },
};
