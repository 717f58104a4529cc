/** The submarine attacks of a round: they need no search result. */
import type { RoundSubmarineAttack } from '../data';
import { enemyOf } from './fleet-combat';
import { uniqueNames } from './round-plan';
import type { Planned, RoundContext } from './round-plan';
import { singleAttackSteps } from './single';
import { attacksOf, inOrder, researchChanges, rollsOn, suppliedHits } from './single-attack';

/** The submarine attacks in the order of the file. */
export function plannedSubmarineAttacks(context: RoundContext): readonly Planned[] {
  const { submarineAttacks = [] } = context.round;
  const names = uniqueNames(submarineAttacks.map(({ id }) => id));
  return submarineAttacks.map((attack, index) => planned(attack, names[index]!, context));
}

function planned(attack: RoundSubmarineAttack, id: string, context: RoundContext): Planned {
  const { forces, criticals, header, ids } = context;
  const group = forces.groups[enemyOf[attack.by]].find(({ number }) => number === attack.group);
  const all = group === undefined ? [] : [...group.victims.keys()];
  const among = attack.targets ? all.filter(({ units }) => units.some((unit) => attack.targets?.includes(unit))) : all;
  const targets = inOrder(among, attack.targets).map((ships) => ({
    victim: group!.victims.get(ships)!,
    modifiers: researchChanges(attack.attacker, ships, header, ids),
  }));
  const rolls = rollsOn(targets, attacksOf(attack.attacker, ids));
  return {
    touches: [...new Set(rolls.map(({ victim }) => victim))],
    lay: ({ isKept }) =>
      singleAttackSteps({
        ...{ kind: 'submarine-attack', id, by: attack.by, rolls, criticals, isKept },
        table: suppliedHits('submarine-attack', header),
      }),
  };
}
