/** The board of a sea battle with depths: the searchers above bands of water, and the submarines in them. */
import type { Combat } from '../../../engine/combat';
import type { Picture } from '../../../model/picture';
import {
  createCounterId,
  createBattlePicture,
  createSearchLinks,
  type BattleRow,
} from '../../axis-and-allies/combats/board-picture';
import { formatZone } from '../../axis-and-allies/wording';
import type { Depth, Header, SeaBattle } from '../data';
import { getReading } from '../options';
import { computeAnyChance, listHiddenDepths } from '../search/search';
import { countSearchers, isSearching } from '../search/searchers';
import { createMembers, type Member } from './forces';

const groupAtDepth =
  (depth: Depth) =>
  ({ depth: current, group }: Member): boolean =>
    group.domain === 'submarine' && current === depth;

const rows: readonly BattleRow<Member>[] = [
  { title: 'In the air', scene: 'air', contains: ({ group }) => group.domain === 'air' },
  {
    title: 'On the surface',
    scene: 'surface',
    contains: (member) => member.group.domain === 'surface' || groupAtDepth('surfaced')(member),
  },
  { title: 'Periscope depth', scene: 'periscope', contains: groupAtDepth('periscope') },
  { title: 'Submerged', scene: 'deep', contains: groupAtDepth('submerged') },
  { title: 'Silent running', scene: 'silent', contains: groupAtDepth('silent') },
];

export function drawSeaBattle(battle: SeaBattle, header: Header, combat: Combat): Picture {
  const members = createMembers(battle, header);
  const depths = listHiddenDepths(battle, header);
  const searchers = members.attacker.filter(({ unit }) => isSearching(unit, battle, header));
  const searching = countSearchers(battle, header);
  return createBattlePicture(combat, {
    title: `The depths of ${formatZone(battle)}`,
    members,
    rows,
    links: depths.flatMap((depth) =>
      createSearchLinks(
        'attacker',
        searchers,
        members.defender.filter(groupAtDepth(depth)),
        computeAnyChance(depth, searching, depths, header),
        getReading(header, 'searchTiming') === 'each-cycle' ? undefined : 'search',
      ),
    ),
    readHidden(side, { group }) {
      const hidden = combat.counters.findIndex(({ name }) => name === `${createCounterId(side, group)} hidden`);
      return hidden < 0 ? undefined : (state) => state[hidden]! > 0;
    },
    canUndetectedStrikeFirst: false,
  });
}
