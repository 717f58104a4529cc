import { placeAt, cite, removeItem, type WifCheck } from '../../kit';
import type { Engagement, Group, NavalCombat, Scenario } from '../../data';
import { getImpulse } from '../../impulse';
import { twoSteps } from '../../scenarios';

export const memberElsewhere: WifCheck = {
  rule: 'convoy-section-surface',
  title: 'The members of a naval combat are in its sea zone',
  *check(scenario) {
    const { navalCombats = [] } = scenario;
    if (navalCombats.length === 0) return;
    const combats = indexCombatsByUnit(scenario);
    for (const combat of navalCombats) {
      for (const { members = [] } of [combat.attacker, combat.defender]) {
        for (const [index, id] of members.entries()) {
          const other = combats.get(id);
          if (other?.seaZone === undefined || combat.seaZone === undefined || other.seaZone === combat.seaZone)
            continue;
          // a unit may have moved between impulses
          if (getImpulse(other, scenario) !== getImpulse(combat, scenario)) continue;
          yield {
            message: `${id} is in ${other.seaZone} this impulse, so a naval combat in ${combat.seaZone} cannot include it${cite('convoy-section-surface', 'convoy-section-naval-air')}. Remove it, or correct the sea zone.`,
            place: placeAt(members, index),
            related: [{ message: `The combat that ${id} is written in.`, place: placeAt(other, 'seaZone') }],
            fixes: [removeItem(members, index, `Remove ${id} from the combat`)],
          };
        }
      }
    }
  },
  base: twoSteps,
  passes: `
    engagements:
      - id: biscay
        seaZone: Bay of Biscay
    navalCombats:
      - id: biscay-subs
        seaZone: Bay of Biscay
        attacker:
          members: [flotilla-1]
  `,
  fails: `
    engagements:
      - id: biscay
        seaZone: Faeroes Gap
    navalCombats:
      - id: biscay-subs
        seaZone: Bay of Biscay
        attacker:
          members: [flotilla-1]
          #         ^^^^^^^^^^ flotilla-1 is in Faeroes Gap this impulse
  `,
};

/** The combat in which each unit is written, by id. */
function indexCombatsByUnit({
  engagements = [],
  navalCombats = [],
}: Scenario): ReadonlyMap<string, Engagement | NavalCombat> {
  const combatsByUnit = new Map<string, Engagement | NavalCombat>();
  const addUnits = (combat: Engagement | NavalCombat, groups: readonly (Group | undefined)[]) => {
    for (const { id } of groups.flatMap((group) => group?.units ?? [])) combatsByUnit.set(id, combat);
  };
  for (const combat of engagements) addUnits(combat, [combat.subs, combat.convoy, combat.interception]);
  for (const combat of navalCombats) addUnits(combat, [combat.attacker, combat.defender]);
  return combatsByUnit;
}
