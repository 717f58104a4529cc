import { barredInLog } from './barred-in-log';
import { example, type DepthConstraint } from './constraint';

export const divedHit: DepthConstraint = {
  code: 'dived-hit',
  rule: 'dived-untouchable',
  severity: 'error',
  title: 'Submarines that dived cannot be attacked',
  part: 'seaBattles',
  scope: 'part',
  check: (battle, header) => barredInLog(battle, header, 'dived-untouchable', 'Choose another casualty.'),
  examples: {
    passes: [
      example`
        ruleset: aa-depth
        powers: { germany: { side: axis }, uk: { side: allies } }
        seaBattles:
          - id: gap
            seaZone: SZ 6
            attacker: { power: uk, units: { dd: 1 } }
            defender: { power: germany, units: [{ id: wolfpack, type: sub, count: 2, depth: periscope }] }
            log:
              - { cycle: 1, group: wolfpack, did: hit }
              - { cycle: 1, group: wolfpack, did: dived }
      `,
      example`
        ruleset: aa-depth
        powers: { germany: { side: axis }, uk: { side: allies } }
        seaBattles:
          - id: gap
            seaZone: SZ 6
            attacker: { power: uk, units: { dd: 1 } }
            defender: { power: germany, units: [{ id: wolfpack, type: sub, count: 2, depth: periscope }] }
            log:
              - { cycle: 1, group: wolfpack, did: dived }
              - { cycle: 2, group: wolfpack, did: hit }
      `,
    ],
    fails: [
      example`
        ruleset: aa-depth
        powers: { germany: { side: axis }, uk: { side: allies } }
        seaBattles:
          - id: gap
            seaZone: SZ 6
            attacker: { power: uk, units: { dd: 1 } }
            defender: { power: germany, units: [{ id: wolfpack, type: sub, depth: periscope }] }
            log:
              - { cycle: 1, group: wolfpack, did: dived }
              - { cycle: 2, group: wolfpack, did: hit }
        #                                         ^^^
      `,
    ],
  },
};
