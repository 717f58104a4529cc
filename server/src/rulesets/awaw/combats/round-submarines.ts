/** The submarine attacks of a round: they need no search result. */
import type { RoundSubmarineAttack } from '../data';
import { enemySide } from './fleet-combat';
import type { PlannedPart, RoundContext } from './round-plan';
import { singleAttackSteps } from './single-attack-steps';
import {
  countAttacks,
  orderTargets,
  sequenceTargets,
  researchChanges,
  repeatTargets,
  suppliedHits,
} from './single-attack';

/** The submarine attacks in file order. */
export function planSubmarineAttacks(context: RoundContext): readonly PlannedPart[] {
  const { submarineAttacks = [] } = context.round;
  return submarineAttacks.map((attack) => planSubmarineAttack(attack, context.uniqueName(attack.id), context));
}

function planSubmarineAttack(attack: RoundSubmarineAttack, id: string, context: RoundContext): PlannedPart {
  const { round, forces, criticals, header, ids } = context;
  const submarines = { nation: round[attack.by].nation, ...attack.attacker };
  const group = forces.groups[enemySide[attack.by]].find(({ number }) => number === attack.group);
  const all = group === undefined ? [] : [...group.victims.keys()];
  const among = attack.targets ? all.filter(({ units }) => units.some((unit) => attack.targets?.includes(unit))) : all;
  const targets = sequenceTargets(orderTargets(among, attack.targets), attack.targets).map((ships) => ({
    victim: group!.victims.get(ships)!,
    modifiers: researchChanges(submarines, ships, header, ids),
  }));
  const rolls = repeatTargets(targets, countAttacks(attack.attacker, ids));
  return {
    touches: [...new Set(rolls.map(({ victim }) => victim))],
    build: ({ isUsedLater }) =>
      singleAttackSteps({
        ...{ kind: 'submarine-attack', id, by: attack.by, rolls, criticals, isUsedLater },
        table: suppliedHits('submarine-attack', header),
      }),
  };
}
