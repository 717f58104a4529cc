import { getUnits } from '../../../axis-and-allies/forces';
import { formatZone } from '../../../axis-and-allies/wording';
import type { Group } from '../../data';
import { gapBattle } from '../../scenarios';
import { placeAtKey, setMember, addPath, cite, offer, type DepthCheck } from '../../kit';
import { listHiddenDepths, formatSubmarinesAt } from '../search';
import { countSearchers } from '../searchers';

export const nobodySearches: DepthCheck = {
  rule: 'search-before-combat',
  severity: 'information',
  title: 'Hidden submarines are searched for before they are attacked',
  part: 'seaBattles',
  *check(battle, header) {
    const { attacker } = battle;
    const units = getUnits<Group>(battle, 'attacker');
    // Orders to single units are intended, or another check reports them.
    const isStated = attacker.orders?.search === false || units.some(({ group }) => group?.searches !== undefined);
    const [easiest] = listHiddenDepths(battle, header);
    if (isStated || easiest === undefined || units.length === 0 || countSearchers(battle, header) > 0) return;
    yield {
      message: `Nobody searches in ${formatZone(battle)}, so ${formatSubmarinesAt(easiest)} can be hit only if they elect to defend${cite('search-before-combat')}. Add searchers, or write \`search: false\`.`,
      place: placeAtKey(battle, 'attacker'),
      fixes: [
        offer(
          'Add `search: false`',
          attacker.orders
            ? setMember(attacker.orders, 'search', false)
            : setMember(attacker, 'orders', { search: false }),
        ),
      ],
    };
  },
  base: addPath(gapBattle, 'seaBattles.gap'),
  passes: 'attacker: { power: uk, units: { bb: 1, dd: 1 } }',
  fails: `
    attacker: { power: uk, units: { bb: 1, ac: 1 } }
    ^^^^^^^^ Nobody searches in SZ 6
  `,
};
