import { battleSides } from '../../../axis-and-allies/data';
import { getUnits } from '../../../axis-and-allies/forces';
import { formatZone } from '../../../axis-and-allies/wording';
import type { Group } from '../../data';
import { gapBattle } from '../../scenarios';
import { removeItem, placeAt, cite, type DepthCheck } from '../../kit';

export const logElsewhere: DepthCheck = {
  rule: 'sea-battle-forces',
  title: 'A log names only groups that are in the battle',
  part: 'seaBattles',
  scope: 'references',
  *check(battle, _header, ids) {
    const { log = [] } = battle;
    const units = battleSides.flatMap((side) => getUnits<Group>(battle, side));
    for (const entry of log) {
      if (units.some(({ id }) => id === entry.group) || ids.find('group', entry.group) === undefined) continue;
      yield {
        message: `${entry.group} is not in the battle in ${formatZone(battle)}, so it did nothing there${cite('sea-battle-forces')}. Name a group of the battle, or remove the entry.`,
        place: placeAt(entry, 'group'),
        fixes: [removeItem(log, log.indexOf(entry), 'Remove this entry')],
      };
    }
  },
  base: gapBattle,
  passes: 'seaBattles/gap: log: [{ cycle: 1, group: wolfpack, did: fired }]',
  fails: `
    submarines: [{ id: raiders, power: germany }]
    seaBattles/gap:
      log: [{ cycle: 1, group: raiders, did: fired }]
      #                        ^^^^^^^ raiders is not in the battle in SZ 6
  `,
};
