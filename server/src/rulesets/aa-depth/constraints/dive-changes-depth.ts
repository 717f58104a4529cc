import { barredInLog } from './barred-in-log';
import { example, type DepthConstraint } from './constraint';

export const diveChangesDepth: DepthConstraint = {
  code: 'dive-changes-depth',
  rule: 'dive-keeps-depth',
  severity: 'error',
  title: 'Diving is no change of depth',
  part: 'seaBattles',
  scope: 'part',
  check: (battle, header) =>
    barredInLog(battle, header, 'dive-keeps-depth', 'Take the depth out: it stays as it was declared.', 'depth'),
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
            log: [{ cycle: 1, group: wolfpack, did: dived, depth: periscope }]
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
            log: [{ cycle: 1, group: wolfpack, did: dived, depth: submerged }]
        #                                                         ^^^^^^^^^
      `,
    ],
  },
};
