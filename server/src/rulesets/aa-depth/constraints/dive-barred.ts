import { barredInLog } from './barred-in-log';
import { example, type DepthConstraint } from './constraint';

export const diveBarred: DepthConstraint = {
  code: 'dive-barred',
  rule: 'submarine-dive',
  severity: 'error',
  title: 'Defending submarines dive when the attacker could hit them, and do not fire',
  part: 'seaBattles',
  scope: 'part',
  check: (battle, header) =>
    barredInLog(battle, header, 'submarine-dive', 'Take the entry out, or correct what stands in its way.'),
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
            log: [{ cycle: 1, group: wolfpack, did: dived }]
      `,
      example`
        ruleset: aa-depth
        powers: { germany: { side: axis }, uk: { side: allies } }
        seaBattles:
          - id: gap
            seaZone: SZ 6
            attacker: { power: uk, units: { dd: 1 }, orders: { search: false } }
            defender: { power: germany, units: [{ id: wolfpack, type: sub, depth: periscope }] }
            log: [{ cycle: 1, group: wolfpack, did: elected }, { cycle: 2, group: wolfpack, did: dived }]
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
            log: [{ cycle: 1, group: wolfpack, did: hit }, { cycle: 1, group: wolfpack, did: dived }]
        #                                                                                    ^^^^^
      `,
      example`
        ruleset: aa-depth
        powers: { germany: { side: axis }, uk: { side: allies } }
        seaBattles:
          - id: gap
            seaZone: SZ 6
            attacker: { power: germany, units: [{ id: wolfpack, type: sub }] }
            defender: { power: uk, units: { dd: 1 } }
            log: [{ cycle: 1, group: wolfpack, did: dived }]
        #                                           ^^^^^
      `,
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
        #                                         ^^^^^
              - { cycle: 1, group: wolfpack, did: dived }
      `,
      example`
        ruleset: aa-depth
        powers: { germany: { side: axis }, uk: { side: allies } }
        options: { divingCycles: first-only }
        seaBattles:
          - id: gap
            seaZone: SZ 6
            attacker: { power: uk, units: { dd: 1 } }
            defender: { power: germany, units: [{ id: wolfpack, type: sub, depth: periscope }] }
            log: [{ cycle: 2, group: wolfpack, did: dived }]
        #                                           ^^^^^
      `,
      example`
        ruleset: aa-depth
        powers: { germany: { side: axis }, uk: { side: allies } }
        options: { destroyerBlocksDive: yes }
        seaBattles:
          - id: gap
            seaZone: SZ 6
            attacker: { power: uk, units: { dd: 1 } }
            defender: { power: germany, units: [{ id: wolfpack, type: sub, depth: periscope }] }
            log: [{ cycle: 1, group: wolfpack, did: dived }]
        #                                           ^^^^^
      `,
      example`
        ruleset: aa-depth
        powers: { germany: { side: axis }, uk: { side: allies } }
        seaBattles:
          - id: gap
            seaZone: SZ 6
            attacker: { power: uk, units: { dd: 1 }, orders: { search: false } }
            defender: { power: germany, units: [{ id: wolfpack, type: sub, depth: periscope }] }
            log: [{ cycle: 1, group: wolfpack, did: elected }, { cycle: 1, group: wolfpack, did: dived }]
        #                                                                                        ^^^^^
      `,
    ],
  },
};
