import { gapBattle } from '../../scenarios';
import { removeKey, placeAt, type DepthCheck } from '../../kit';
import { checkSearchers } from '../check-searchers';

export const searcherFightsElsewhere: DepthCheck = {
  rule: 'searchers-fight-here-only',
  title: 'Searchers take part in no other combat',
  part: 'seaBattles',
  check: (battle, header) =>
    checkSearchers(battle, header, 'searchers-fight-here-only', {
      remedy: 'Search with other units, or remove the other combat from `alsoIn`.',
      findCause: (group) => placeAt(group, 'alsoIn'),
      createFixes: (group) => [removeKey(group, 'alsoIn')],
    }),
  base: gapBattle,
  passes: `
    seaBattles:
      - id: gap
        attacker: { power: uk, units: [{ type: dd, searches: true }, { type: ftr, alsoIn: [other] }] }
      - id: other
        attacker: { power: uk, units: { dd: 1 } }
        defender: { power: germany, units: { trn: 1 } }
  `,
  fails: `
    seaBattles:
      - id: gap
        attacker: { power: uk, units: [{ type: dd }, { type: ftr, searches: true, alsoIn: [other] }] }
        #                                                                   ^^^^ it takes part in other as well
      - id: other
        attacker: { power: uk, units: { dd: 1 } }
        defender: { power: germany, units: { trn: 1 } }
  `,
  fixed: 'seaBattles/gap: attacker: { power: uk, units: [{ type: dd }, { type: ftr, alsoIn: [other] }] }',
};
