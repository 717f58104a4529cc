/** Effects of the surprise level other than on the attack roll: air combat, air defense, idle squadrons (ruling 24). */
import { createAmount, type Amount, type Change } from '../../../engine/amount';
import { changeBy, placeAt } from '../kit';
import type { AirAttack, CombatGroup, Header, Strike } from '../data';
import type { OwnedUnit } from '../force';
import { createOptionBasis, getReading } from '../options';
import { getFactors } from '../ships/strength';
import { airNumbers } from './rules';

const levels = airNumbers['surprise-level'];

/** An attack that can have surprise. */
type SurpriseAttack = AirAttack | Strike;

/** The number of defending squadrons that surprise keeps from engaging. @param level 0 to 7 */
export function countIdleDefenders(level: number, header: Header): number {
  const idleAtLevel = Math.max(0, level - levels.firstIdle + 1);
  return getReading(header, 'surpriseDefenders') === 'sum' ? (idleAtLevel * (idleAtLevel + 1)) / 2 : idleAtLevel;
}

/** The squadrons of cover and combat air patrol that engage. Surprise keeps out combat air patrol first. */
export function computeEngagingSquadrons(
  attack: SurpriseAttack,
  squadrons: { readonly cover: number; readonly cap: number },
  header: Header,
): { readonly cover: Amount; readonly cap: Amount } {
  const { surpriseLevel = 0 } = attack;
  const idle = countIdleDefenders(surpriseLevel, header);
  const capIdle = Math.min(idle, squadrons.cap);
  const coverIdle = Math.min(idle - capIdle, squadrons.cover);
  const basis = surpriseLevel > levels.firstIdle ? createOptionBasis('surpriseDefenders') : undefined;
  const createEngagingAmount = (label: string, count: number, idleCount: number): Amount =>
    createAmount(label, changeBy('air-combat', { label: 'squadrons', by: count }), [
      idleCount > 0
        ? changeBy('surprise-level', {
            label: formatSurprise(surpriseLevel),
            by: -idleCount,
            from: placeAt(attack, 'surpriseLevel'),
            basis,
          })
        : undefined,
    ]);
  return {
    cover: createEngagingAmount('squadrons of the cover that engage', squadrons.cover, coverIdle),
    cap: createEngagingAmount('squadrons on combat air patrol that engage', squadrons.cap, capIdle),
  };
}

/** Modifiers of combat air patrol in air combat; surprise cancels them. */
export function listCombatAirPatrolChanges(attack: SurpriseAttack, { tables }: Header): readonly Change[] {
  const { surpriseLevel = 0 } = attack;
  const table = typeof tables?.airCombatModifiers === 'object' ? tables.airCombatModifiers : undefined;
  const patrol = table?.combatAirPatrol ?? airNumbers['air-combat'].combatAirPatrol;
  const basis =
    table?.combatAirPatrol === undefined
      ? undefined
      : ({ kind: 'supplied-table', name: 'airCombatModifiers' } as const);
  if (patrol === 0) return [];
  const patrolChange = changeBy('air-combat', { label: 'combat air patrol', by: patrol, basis });
  if (surpriseLevel < levels.combatAirPatrol) return [patrolChange];
  const from = placeAt(attack, 'surpriseLevel');
  return [patrolChange, changeBy('surprise-level', { label: formatSurprise(surpriseLevel), by: -patrol, from })];
}

/**
 * The air defense level of ships: as stated, else by the supplied table; surprise lowers it. Undefined if the scenario gives neither: we do
 * not know how factors become a level.
 */
export function computeAirDefenseLevel(
  attack: SurpriseAttack,
  ships: Pick<AirAttack | CombatGroup, 'airDefenseLevel'>,
  defenders: readonly OwnedUnit[],
  header: Header,
): Amount | undefined {
  const base = getExplicitLevel(ships) ?? getLevelByTable(defenders, header);
  if (base === undefined) return undefined;
  const { surpriseLevel = 0 } = attack;
  const isLowered = surpriseLevel >= levels.airDefense && base.by > 0;
  return createAmount('air defense level', base, [
    isLowered
      ? changeBy('surprise-level', {
          label: formatSurprise(surpriseLevel),
          by: -1,
          from: placeAt(attack, 'surpriseLevel'),
        })
      : undefined,
  ]);
}

function getExplicitLevel(ships: Pick<AirAttack, 'airDefenseLevel'>): Change | undefined {
  if (ships.airDefenseLevel === undefined) return undefined;
  return changeBy('air-defense', {
    label: 'given',
    by: ships.airDefenseLevel,
    from: placeAt(ships, 'airDefenseLevel'),
  });
}

function getLevelByTable(defenders: readonly OwnedUnit[], { tables, ...header }: Header): Change | undefined {
  const table = tables?.airDefense;
  if (typeof table !== 'object') return undefined;
  const factors = defenders.reduce((sum, { unit, nation }) => {
    const unitFactors = getFactors(unit, nation, { tables, ...header }) ?? 0;
    return sum + (unit.type === 'cve' ? unitFactors * (table.escortCarrier ?? 1) : unitFactors);
  }, 0);
  const level = table.leastFactors.filter((minimum) => factors >= minimum).length;
  return changeBy('air-defense', {
    label: `${factors} factors of ships`,
    by: level,
    from: placeAt(table, 'leastFactors'),
    basis: { kind: 'supplied-table', name: 'airDefense' },
  });
}

function formatSurprise(level: number): string {
  return `surprise level ${level}`;
}
