import { at } from '../../../model/place';
import { barredSearchers } from './barred-searchers';
import { example, type DepthConstraint } from './constraint';
import { takeKeyOut } from './fixes';

export const searcherFightsElsewhere: DepthConstraint = {
  code: 'searcher-fights-elsewhere',
  rule: 'searchers-fight-here-only',
  severity: 'error',
  title: 'Searchers take part in no other combat',
  part: 'seaBattles',
  scope: 'part',
  check: (battle, header) =>
    barredSearchers(battle, header, 'searchers-fight-here-only', {
      remedy: 'Search with other units, or take the other combat out of `alsoIn`.',
      because: (group) => at(group, 'alsoIn'),
      fixes: (group) => [takeKeyOut(group, 'alsoIn')],
    }),
  examples: {
    passes: [
      example`
        ruleset: aa-depth
        powers: { germany: { side: axis }, uk: { side: allies } }
        seaBattles:
          - id: gap
            seaZone: SZ 6
            attacker: { power: uk, units: [{ type: dd, searches: true }, { type: ftr, alsoIn: [other] }] }
            defender: { power: germany, units: [{ id: wolfpack, type: sub, depth: periscope }] }
          - id: other
            attacker: { power: uk, units: { dd: 1 } }
            defender: { power: germany, units: { trn: 1 } }
      `,
    ],
    fails: [
      example`
        ruleset: aa-depth
        powers: { germany: { side: axis }, uk: { side: allies } }
        seaBattles:
          - id: gap
            seaZone: SZ 6
            attacker: { power: uk, units: [{ type: dd }, { type: ftr, searches: true, alsoIn: [other] }] }
        #                                                                       ^^^^
            defender: { power: germany, units: [{ id: wolfpack, type: sub, depth: periscope }] }
          - id: other
            attacker: { power: uk, units: { dd: 1 } }
            defender: { power: germany, units: { trn: 1 } }
      `,
    ],
  },
};
