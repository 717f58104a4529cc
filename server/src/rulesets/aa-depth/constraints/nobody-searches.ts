import { set } from '../../../model/edit';
import { atKey } from '../../../model/place';
import { unitsOf } from '../../axis-and-allies/forces';
import { zoneName } from '../../axis-and-allies/wording';
import type { Group } from '../data';
import { depthName, hiddenDepthsIn } from '../facts/search';
import { searcherCount } from '../facts/searchers';
import { sectionOf } from '../rules';
import { example, type DepthConstraint } from './constraint';

export const nobodySearches: DepthConstraint = {
  code: 'nobody-searches',
  rule: 'search-before-combat',
  severity: 'information',
  title: 'Hidden submarines are searched for before they are attacked',
  part: 'seaBattles',
  scope: 'part',
  *check(battle, header) {
    const { attacker } = battle;
    const units = unitsOf<Group>(battle, 'attacker');
    // what is said of single units is meant, or is a problem of its own
    const isStated = attacker.orders?.search === false || units.some(({ group }) => group?.searches !== undefined);
    const [easiest] = hiddenDepthsIn(battle, header);
    if (isStated || easiest === undefined || units.length === 0 || searcherCount(battle, header) > 0) return;
    yield {
      message: `Nobody searches in ${zoneName(battle)}, so the submarines there that are ${depthName(easiest)} cannot be hit unless they elect to defend (${sectionOf('search-before-combat')}). Move aircraft or destroyers in, or say \`search: false\`.`,
      place: atKey(battle, 'attacker'),
      fixes: [
        {
          title: 'Say that nobody searches',
          edits: [attacker.orders ? set(attacker.orders, 'search', false) : set(attacker, 'orders', { search: false })],
        },
      ],
    };
  },
  examples: {
    passes: [
      example`
        ruleset: aa-depth
        powers: { germany: { side: axis }, uk: { side: allies } }
        seaBattles:
          - id: gap
            seaZone: SZ 6
            attacker: { power: uk, units: { bb: 1, dd: 1 } }
            defender: { power: germany, units: [{ id: wolfpack, type: sub, depth: periscope }] }
      `,
      example`
        ruleset: aa-depth
        powers: { germany: { side: axis }, uk: { side: allies } }
        seaBattles:
          - id: gap
            seaZone: SZ 6
            attacker: { power: uk, units: { bb: 1 }, orders: { search: false } }
            defender: { power: germany, units: [{ id: wolfpack, type: sub, depth: periscope }] }
      `,
      example`
        ruleset: aa-depth
        powers: { germany: { side: axis }, uk: { side: allies } }
        seaBattles:
          - id: gap
            seaZone: SZ 6
            attacker: { power: uk, units: { bb: 1 } }
            defender: { power: germany, units: { sub: 1 } }
      `,
    ],
    fails: [
      example`
        ruleset: aa-depth
        powers: { germany: { side: axis }, uk: { side: allies } }
        seaBattles:
          - id: gap
            seaZone: SZ 6
            attacker: { power: uk, units: { bb: 1, ac: 1 } }
        #   ^^^^^^^^
            defender: { power: germany, units: [{ id: wolfpack, type: sub, depth: periscope }] }
      `,
      example`
        ruleset: aa-depth
        powers: { germany: { side: axis }, uk: { side: allies } }
        seaBattles:
          - id: gap
            seaZone: SZ 6
            attacker: { power: uk, units: [{ type: dd, from: SZ 6 }] }
        #   ^^^^^^^^
            defender: { power: germany, units: [{ id: wolfpack, type: sub, depth: periscope }] }
      `,
    ],
  },
};
