import { barredInLog } from './barred-in-log';
import { example, type DepthConstraint } from './constraint';

export const divedReturns: DepthConstraint = {
  code: 'dived-returns',
  rule: 'dived-stays-out',
  severity: 'error',
  title: 'Submarines that dived stay out of the battle',
  part: 'seaBattles',
  scope: 'part',
  check: (battle, header) => barredInLog(battle, header, 'dived-stays-out', 'Take the entry out.'),
  examples: {
    passes: [
      example`
        ruleset: aa-depth
        powers: { germany: { side: axis }, uk: { side: allies } }
        seaBattles:
          - id: gap
            seaZone: SZ 6
            attacker: { power: uk, units: { dd: 1 } }
            defender: { power: germany, units: [{ id: wolfpack, type: sub, depth: periscope }] }
            log:
              - { cycle: 1, group: wolfpack, did: fired }
              - { cycle: 2, group: wolfpack, did: dived }
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
              - { cycle: 2, group: wolfpack, did: fired }
        #                                         ^^^^^
      `,
    ],
  },
};
