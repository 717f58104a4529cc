import { barredInLog } from './barred-in-log';
import { example, type DepthConstraint } from './constraint';

export const electsBarred: DepthConstraint = {
  code: 'elects-barred',
  rule: 'elect-to-defend',
  severity: 'error',
  title: 'Hidden submarines defend when they may elect to, before the first cycle',
  part: 'seaBattles',
  scope: 'part',
  check: (battle, header) =>
    barredInLog(battle, header, 'elect-to-defend', 'Take the entry out, or correct what stands in its way.'),
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
            log: [{ cycle: 1, group: wolfpack, did: elected }, { cycle: 1, group: wolfpack, did: fired }]
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
            log: [{ cycle: 1, group: wolfpack, did: fired }]
        #                                           ^^^^^
      `,
      example`
        ruleset: aa-depth
        powers: { germany: { side: axis }, uk: { side: allies } }
        seaBattles:
          - id: gap
            seaZone: SZ 6
            attacker: { power: uk, units: { ftr: 1 } }
            defender: { power: germany, units: [{ id: wolfpack, type: sub, depth: periscope }] }
            log: [{ cycle: 1, group: wolfpack, did: elected }]
        #                                           ^^^^^^^
      `,
      example`
        ruleset: aa-depth
        powers: { germany: { side: axis }, uk: { side: allies } }
        seaBattles:
          - id: gap
            seaZone: SZ 6
            attacker: { power: uk, units: { dd: 1 }, orders: { search: false } }
            defender: { power: germany, units: [{ id: wolfpack, type: sub, depth: periscope }] }
            log: [{ cycle: 2, group: wolfpack, did: elected }]
        #                                           ^^^^^^^
      `,
    ],
  },
};
