import { barredInLog } from './barred-in-log';
import { example, type DepthConstraint } from './constraint';

export const electedHitEarly: DepthConstraint = {
  code: 'elected-hit-early',
  rule: 'elected-are-targets',
  severity: 'error',
  title: 'Submarines that elected to defend can be hit from the second cycle on',
  part: 'seaBattles',
  scope: 'part',
  check: (battle, header) =>
    barredInLog(battle, header, 'elected-are-targets', 'Choose another casualty in this cycle.'),
  examples: {
    passes: [
      example`
        ruleset: aa-depth
        powers: { germany: { side: axis }, uk: { side: allies } }
        seaBattles:
          - id: gap
            seaZone: SZ 6
            attacker: { power: uk, units: { dd: 1 }, orders: { search: false } }
            defender: { power: germany, units: [{ id: wolfpack, type: sub, depth: periscope }] }
            log:
              - { cycle: 1, group: wolfpack, did: elected }
              - { cycle: 1, group: wolfpack, did: fired }
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
            attacker: { power: uk, units: { dd: 1 }, orders: { search: false } }
            defender: { power: germany, units: [{ id: wolfpack, type: sub, depth: periscope }] }
            log:
              - { cycle: 1, group: wolfpack, did: elected }
              - { cycle: 1, group: wolfpack, did: hit }
        #                                         ^^^
      `,
    ],
  },
};
