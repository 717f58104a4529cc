import { formatZone } from '../../../axis-and-allies/wording';
import type { UnitType } from '../../data';
import { chooseReading } from '../../fixes';
import { gapBattle } from '../../scenarios';
import { unitTypes } from '../../units/unit-types';
import { placeAt, capitalize, setMember, addArticle, cite, createPreferredFix, type DepthCheck } from '../../kit';
import { listHiddenDepths } from '../search';
import { findSearchers, startedInZone } from '../searchers';

export const searcherStartedHere: DepthCheck = {
  rule: 'searcher-moved-in',
  severity: 'information',
  title: 'Units that were in the sea zone search by an option only',
  part: 'seaBattles',
  *check(battle, header) {
    if (listHiddenDepths(battle, header).length === 0) return;
    for (const unit of findSearchers(battle, header)) {
      const { group, type, id } = unit;
      if (group === undefined || group.searches === true || !startedInZone(unit, battle)) continue;
      yield {
        message: `${id ?? capitalize(addArticle(unitTypes[type as UnitType].singular))} began the turn in ${formatZone(battle)}, so only the option \`searcherMayStartInZone\` lets it search${cite('searcher-moved-in')}. Write \`searches: true\` if that is meant.`,
        place: placeAt(group, 'from'),
        fixes: [
          createPreferredFix('Add `searches: true`', setMember(group, 'searches', true)),
          chooseReading(header, 'searcherMayStartInZone', 'no'),
        ],
      };
    }
  },
  base: gapBattle,
  passes: `
    options: { searcherMayStartInZone: yes }
    seaBattles/gap:
      attacker: { power: uk, units: [{ type: dd, from: SZ 5 }, { type: dd, from: SZ 6, searches: true }] }
  `,
  fails: `
    options: { searcherMayStartInZone: yes }
    seaBattles/gap:
      attacker: { power: uk, units: [{ type: dd, from: SZ 5 }, { id: picket, type: dd, from: SZ 6 }] }
      #                                                                                      ^^^^ picket began the turn in SZ 6
  `,
  fixed: `
    seaBattles/gap:
      attacker: { power: uk, units: [{ type: dd, from: SZ 5 }, { id: picket, type: dd, from: SZ 6, searches: true }] }
  `,
};
