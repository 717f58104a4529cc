import { unitsOf } from '../../../axis-and-allies/forces';
import { zoneName } from '../../../axis-and-allies/wording';
import type { Group } from '../../data';
import { gap } from '../../scenarios';
import { atKey, examplesOf, set, under, type DepthConstraint } from '../../vocabulary';
import { cite } from '../../wording';
import { hiddenDepthsIn, submarinesAt } from '../search';
import { searcherCount } from '../searchers';

export const nobodySearches: DepthConstraint = {
  code: 'nobody-searches',
  rule: 'search-before-combat',
  severity: 'information',
  title: 'Hidden submarines are searched for before they are attacked',
  part: 'seaBattles',
  *check(battle, header) {
    const { attacker } = battle;
    const units = unitsOf<Group>(battle, 'attacker');
    // orders to single units are intended, or have a check of their own
    const told = attacker.orders?.search === false || units.some(({ group }) => group?.searches !== undefined);
    const [easiest] = hiddenDepthsIn(battle, header);
    if (told || easiest === undefined || units.length === 0 || searcherCount(battle, header) > 0) return;
    yield {
      message: `Nobody searches in ${zoneName(battle)}, so ${submarinesAt(easiest)} can be hit only if they elect to defend${cite('search-before-combat')}. Add searchers, or write \`search: false\`.`,
      place: atKey(battle, 'attacker'),
      fixes: [
        {
          title: 'Add `search: false`',
          edits: [attacker.orders ? set(attacker.orders, 'search', false) : set(attacker, 'orders', { search: false })],
        },
      ],
    };
  },
  examples: examplesOf({
    on: under(gap, 'seaBattles.gap'),
    passes: 'attacker: { power: uk, units: { bb: 1, dd: 1 } }',
    fails: `
      attacker: { power: uk, units: { bb: 1, ac: 1 } }
      ^^^^^^^^ Nobody searches in SZ 6
    `,
  }),
};
