import { barredInLog } from './barred-in-log';
import { example, type DepthConstraint } from './constraint';

export const unfoundHit: DepthConstraint = {
  code: 'unfound-hit',
  rule: 'unfound-no-casualties',
  severity: 'error',
  title: 'Submarines that were not found are no casualties',
  part: 'seaBattles',
  scope: 'part',
  check: (battle, header) =>
    barredInLog(battle, header, 'unfound-no-casualties', 'Choose another casualty, or correct the search.'),
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
            log: [{ cycle: 1, group: wolfpack, did: hit }]
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
            log: [{ cycle: 1, group: wolfpack, did: hit }]
        #                                           ^^^
      `,
      example`
        ruleset: aa-depth
        powers: { germany: { side: axis }, uk: { side: allies } }
        seaBattles:
          - id: gap
            seaZone: SZ 6
            attacker: { power: uk, units: { dd: 1 } }
            defender:
              power: germany
              units: [{ type: sub, depth: periscope }, { id: boats, type: sub, depth: submerged }]
            dice: { search: [3] }
            log: [{ cycle: 1, group: boats, did: hit }]
        #                                        ^^^
      `,
    ],
  },
};
