import { barredSearchers } from './barred-searchers';
import { example, type DepthConstraint } from './constraint';

export const cannotSearch: DepthConstraint = {
  code: 'cannot-search',
  rule: 'searchers',
  severity: 'error',
  title: 'Searchers are fighters, bombers or destroyers',
  part: 'seaBattles',
  scope: 'part',
  check: (battle, header) =>
    barredSearchers(battle, header, 'searchers', {
      remedy: 'Let others search, or take `searches` out.',
    }),
  examples: {
    passes: [
      example`
        ruleset: aa-depth
        powers: { germany: { side: axis }, uk: { side: allies } }
        seaBattles:
          - id: gap
            seaZone: SZ 6
            attacker: { power: uk, units: [{ type: dd, searches: true }, { type: bb, searches: false }] }
            defender: { power: germany, units: [{ id: wolfpack, type: sub, depth: periscope }] }
      `,
    ],
    fails: [
      example`
        ruleset: aa-depth
        powers: { germany: { side: axis }, uk: { side: allies } }
        seaBattles:
          - id: gap
            seaZone: SZ 6
            attacker: { power: uk, units: [{ type: dd }, { type: bb, searches: true }] }
        #                                                                      ^^^^
            defender: { power: germany, units: [{ id: wolfpack, type: sub, depth: periscope }] }
      `,
    ],
  },
};
