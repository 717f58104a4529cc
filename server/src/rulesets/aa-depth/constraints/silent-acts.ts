import { barredInLog } from './barred-in-log';
import { example, type DepthConstraint } from './constraint';

export const silentActs: DepthConstraint = {
  code: 'silent-acts',
  rule: 'silent-running',
  severity: 'error',
  title: 'Submarines in silent running take no part in a battle',
  part: 'seaBattles',
  scope: 'part',
  check: (battle, header) => barredInLog(battle, header, 'silent-running', 'Take the entry out, or correct the depth.'),
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
            log: [{ cycle: 1, group: wolfpack, did: fired }]
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
            defender: { power: germany, units: [{ type: trn }, { id: lurkers, type: sub, depth: silent }] }
            log: [{ cycle: 1, group: lurkers, did: hit }, { cycle: 1, group: lurkers, did: fired }]
        #                                          ^^^
        #                                                                                  ^^^^^
      `,
    ],
  },
};
