import { at } from '../../../model/place';
import { barredSearchers } from './barred-searchers';
import { example, type DepthConstraint } from './constraint';
import { chooseReading } from './fixes';

export const searcherNotMovedIn: DepthConstraint = {
  code: 'searcher-not-moved-in',
  rule: 'searcher-moved-in',
  severity: 'error',
  title: 'Searchers have been moved into the sea zone',
  part: 'seaBattles',
  scope: 'part',
  check: (battle, header) =>
    barredSearchers(battle, header, 'searcher-moved-in', {
      remedy: 'Search with units that were moved in, or set the option `searcherMayStartInZone`.',
      because: (group) => at(group, 'from'),
      fixes: () => [chooseReading(header, 'searcherMayStartInZone', 'yes')],
    }),
  examples: {
    passes: [
      example`
        ruleset: aa-depth
        powers: { germany: { side: axis }, uk: { side: allies } }
        seaBattles:
          - id: gap
            seaZone: SZ 6
            attacker: { power: uk, units: [{ type: dd, searches: true, from: SZ 5 }, { type: dd, from: SZ 6 }] }
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
            attacker: { power: uk, units: [{ type: dd }, { id: picket, type: dd, searches: true, from: SZ 6 }] }
        #                                                                                  ^^^^
            defender: { power: germany, units: [{ id: wolfpack, type: sub, depth: periscope }] }
      `,
    ],
  },
};
