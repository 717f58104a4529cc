import { chooseReading } from '../../fixes';
import { gapBattle } from '../../scenarios';
import { placeAt, type DepthCheck } from '../../kit';
import { checkSearchers } from '../check-searchers';

export const searcherNotMovedIn: DepthCheck = {
  rule: 'searcher-moved-in',
  title: 'Searchers have been moved into the sea zone',
  part: 'seaBattles',
  check: (battle, header) =>
    checkSearchers(battle, header, 'searcher-moved-in', {
      remedy: 'Search with units that were moved in, or change the option.',
      findCause: (group) => placeAt(group, 'from'),
      createFixes: () => [chooseReading(header, 'searcherMayStartInZone', 'yes')],
    }),
  base: gapBattle,
  passes: `
    seaBattles/gap:
      attacker: { power: uk, units: [{ type: dd, searches: true, from: SZ 5 }, { type: dd, from: SZ 6 }] }
  `,
  fails: `
    seaBattles/gap:
      attacker: { power: uk, units: [{ type: dd }, { id: picket, type: dd, searches: true, from: SZ 6 }] }
      #                                                                              ^^^^ it was in the sea zone at the start of the turn
  `,
  fixed: 'seaBattles/gap: attacker: { power: uk, units: [{ type: dd }, { id: picket, type: dd, from: SZ 6 }] }',
};
