import { barredInLog } from './barred-in-log';
import { example, type DepthConstraint } from './constraint';

export const divesAway: DepthConstraint = {
  code: 'dives-away',
  rule: 'dive-in-place',
  severity: 'error',
  title: 'Diving does not move a submarine',
  part: 'seaBattles',
  scope: 'part',
  check: (battle, header) =>
    barredInLog(battle, header, 'dive-in-place', 'Take the sea zone out: it stays where it is.', 'seaZone'),
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
            log: [{ cycle: 1, group: wolfpack, did: dived, seaZone: SZ 6 }]
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
            log: [{ cycle: 1, group: wolfpack, did: dived, seaZone: SZ 7 }]
        #                                                           ^^^^
      `,
    ],
  },
};
