import { set } from '../../../model/edit';
import { at } from '../../../model/place';
import { sentence, withArticle, zoneName } from '../../axis-and-allies/wording';
import type { UnitType } from '../data';
import { hiddenDepthsIn } from '../facts/search';
import { searchersOf, startedInZone } from '../facts/searchers';
import { sectionOf } from '../rules';
import { unitTypes } from '../tables/unit-types';
import { example, type DepthConstraint } from './constraint';
import { chooseReading } from './fixes';

export const searcherStartedHere: DepthConstraint = {
  code: 'searcher-started-here',
  rule: 'searcher-moved-in',
  severity: 'information',
  title: 'Units that were in the sea zone search by an option only',
  part: 'seaBattles',
  scope: 'part',
  *check(battle, header) {
    if (hiddenDepthsIn(battle, header).length === 0) return;
    for (const unit of searchersOf(battle, header)) {
      const { group, type, id } = unit;
      if (group === undefined || group.searches === true || !startedInZone(unit, battle)) continue;
      yield {
        message: `${id ?? sentence(withArticle(unitTypes[type as UnitType].one))} began the turn in ${zoneName(battle)} and would not search by the rule (${sectionOf('searcher-moved-in')}): the option \`searcherMayStartInZone\` lets it. Say \`searches: true\` if that is meant.`,
        place: at(group, 'from'),
        fixes: [
          { title: 'Say that it searches', edits: [set(group, 'searches', true)], preferred: true },
          chooseReading(header, 'searcherMayStartInZone', 'no'),
        ],
      };
    }
  },
  examples: {
    passes: [
      example`
        ruleset: aa-depth
        powers: { germany: { side: axis }, uk: { side: allies } }
        options: { searcherMayStartInZone: yes }
        seaBattles:
          - id: gap
            seaZone: SZ 6
            attacker: { power: uk, units: [{ type: dd, from: SZ 5 }, { type: dd, from: SZ 6, searches: true }] }
            defender: { power: germany, units: [{ id: wolfpack, type: sub, depth: periscope }] }
      `,
    ],
    fails: [
      example`
        ruleset: aa-depth
        powers: { germany: { side: axis }, uk: { side: allies } }
        options: { searcherMayStartInZone: yes }
        seaBattles:
          - id: gap
            seaZone: SZ 6
            attacker: { power: uk, units: [{ type: dd, from: SZ 5 }, { id: picket, type: dd, from: SZ 6 }] }
        #                                                                                          ^^^^
            defender: { power: germany, units: [{ id: wolfpack, type: sub, depth: periscope }] }
      `,
    ],
  },
};
