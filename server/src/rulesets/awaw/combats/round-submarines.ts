/** The submarine attacks of a round: they need no search result. */
import type { RoundSubmarineAttack } from '../data';
import { enemyOf } from './fleet-combat';
import type { Planned, RoundContext } from './round-plan';
import { singleAttackSteps } from './single';
import { attacksOf, inOrder, inSequence, researchChanges, rollsOn, suppliedHits } from './single-attack';

/** The submarine attacks in file order. */
export function plannedSubmarineAttacks(context: RoundContext): readonly Planned[] {
  const { submarineAttacks = [] } = context.round;
  return submarineAttacks.map((attack) => planned(attack, context.named(attack.id), context));
}

function planned(attack: RoundSubmarineAttack, id: string, context: RoundContext): Planned {
  const { round, forces, criticals, header, ids } = context;
  const submarines = { nation: round[attack.by].nation, ...attack.attacker };
  const group = forces.groups[enemyOf[attack.by]].find(({ number }) => number === attack.group);
  const all = group === undefined ? [] : [...group.victims.keys()];
  const among = attack.targets ? all.filter(({ units }) => units.some((unit) => attack.targets?.includes(unit))) : all;
  const targets = inSequence(inOrder(among, attack.targets), attack.targets).map((ships) => ({
    victim: group!.victims.get(ships)!,
    modifiers: researchChanges(submarines, ships, header, ids),
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
