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

const isAtDepth =
  (depth: Depth) =>
  ({ depth: current, group }: Member): boolean =>
    group.domain === 'submarine' && current === depth;

const rows: readonly BattleRow<Member>[] = [
  { title: 'In the air', scene: 'air', contains: ({ group }) => group.domain === 'air' },
  {
    title: 'On the surface',
    scene: 'surface',
    contains: (member) => member.group.domain === 'surface' || isAtDepth('surfaced')(member),
  },
  { title: 'Periscope depth', scene: 'periscope', contains: isAtDepth('periscope') },
  { title: 'Submerged', scene: 'deep', contains: isAtDepth('submerged') },
  { title: 'Silent running', scene: 'silent', contains: isAtDepth('silent') },
];

export function drawSeaBattle(battle: SeaBattle, header: Header, combat: Combat): Picture {
  const members = createMembers(battle, header);
  const depths = listHiddenDepths(battle, header);
  const searchers = members.attacker.filter(({ unit }) => isSearching(unit, battle, header));
  const searcherCount = countSearchers(battle, header);
  return createBattlePicture(combat, {
    title: `The depths of ${formatZone(battle)}`,
    members,
    rows,
    links: depths.flatMap((depth) =>
      createSearchLinks(
        'attacker',
        searchers,
        members.defender.filter(isAtDepth(depth)),
        computeAnyChance(depth, searcherCount, depths, header),
        getReading(header, 'searchTiming') === 'each-cycle' ? undefined : 'search',
      ),
    ),
    readHidden(side, { group }) {
      const hiddenCounter = combat.counters.findIndex(({ name }) => name === `${createCounterId(side, group)} hidden`);
      return hiddenCounter < 0 ? undefined : (state) => state[hiddenCounter]! > 0;
    },
    canUndetectedStrikeFirst: false,
  });
}
