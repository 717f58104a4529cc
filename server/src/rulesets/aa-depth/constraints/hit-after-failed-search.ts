import { barredInLog } from './barred-in-log';
import { example, type DepthConstraint } from './constraint';

export const hitAfterFailedSearch: DepthConstraint = {
  code: 'hit-after-failed-search',
  rule: 'all-searchers-fail',
  severity: 'error',
  title: 'A search that fails protects the submarines',
  part: 'seaBattles',
  scope: 'part',
  check: (battle, header) =>
    barredInLog(battle, header, 'all-searchers-fail', 'Choose another casualty, or correct the dice of the search.'),
  examples: {
    passes: [
      example`
        ruleset: aa-depth
        powers: { germany: { side: axis }, uk: { side: allies } }
        seaBattles:
          - id: gap
            seaZone: SZ 6
            attacker: { power: uk, units: { dd: 2 } }
            defender: { power: germany, units: [{ id: wolfpack, type: sub, depth: periscope }] }
            dice: { search: [5, 3] }
            log: [{ cycle: 1, group: wolfpack, did: hit }]
      `,
      example`
        ruleset: aa-depth
        powers: { germany: { side: axis }, uk: { side: allies } }
        options: { searchTiming: each-cycle }
        seaBattles:
          - id: gap
            seaZone: SZ 6
            attacker: { power: uk, units: { dd: 2 } }
            defender: { power: germany, units: [{ id: wolfpack, type: sub, depth: periscope }] }
            dice: { search: [5, 4] }
            log: [{ cycle: 2, group: wolfpack, did: hit }]
      `,
    ],
    fails: [
      example`
        ruleset: aa-depth
        powers: { germany: { side: axis }, uk: { side: allies } }
        seaBattles:
          - id: gap
            seaZone: SZ 6
            attacker: { power: uk, units: { dd: 2 } }
            defender: { power: germany, units: [{ id: wolfpack, type: sub, depth: periscope }] }
            dice: { search: [5, 4] }
            log: [{ cycle: 1, group: wolfpack, did: hit }]
        #                                           ^^^
      `,
    ],
  },
};
