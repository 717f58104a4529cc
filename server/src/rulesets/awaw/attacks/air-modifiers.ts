/** Modifiers of air attacks on naval units (20.51; A17 to A20). */
import type { Change } from '../../../engine/amount';
import { changeBy, collectChanges, placeAt, type Modifier } from '../kit';
import { isAirUnit, type AirAttack, type Header, type Strike } from '../data';
import type { OwnedUnit } from '../force';
import { createNationalityLine } from '../nationality';
import { chooseAirNation, chooseNavalNation } from '../nations';
import { createOptionBasis, getReading } from '../options';
import { attackNumbers } from './rules';

/** Inputs of the air attack modifiers. */
export interface AirAttackSituation {
  /** The air attack, or the strike of a round, with its surprise level and adjustments. */
  readonly attack: AirAttack | Strike;
  readonly isAtSea: boolean;
  /** The air units of the attack, each with its owner. */
  readonly attackers: readonly OwnedUnit[];
  /** The named ship, or the light ships that are one target, each with its owner. */
  readonly target: readonly OwnedUnit[];
  readonly header: Header;
}

type AirModifier = Modifier<AirAttackSituation>;

const attackerNationality: AirModifier = {
  id: 'air-attack.nationality',
  rule: 'air-nationality',
  listLines: ({ attackers, header }) => {
    const { nation, option } = chooseAirNation(attackers, header);
    return createNationalityLine(nation, 'air', 1, header, option);
  },
};

const targetNationality: AirModifier = {
  id: 'air-attack.target-nationality',
  rule: 'target-nationality',
  listLines: ({ target, header }) => {
    const { nation, option } = chooseNavalNation(target, header);
    return createNationalityLine(nation, 'naval', -1, header, option);
  },
};

const navalAir: AirModifier = {
  id: 'air-attack.naval-air',
  rule: 'naval-air-at-sea',
  listLines: ({ attack, isAtSea, attackers, header }) => {
    const air = attackers.filter(({ unit }) => isAirUnit(unit));
    const naval = air.filter(({ unit }) => unit.type === 'nas');
    if (!isAtSea || naval.length === 0) return undefined;
    const from = 'where' in attack ? placeAt(attack, 'where') : placeAt(attack);
    const bonus = attackNumbers['naval-air-at-sea'].by;
    if (naval.length === air.length) return { label: 'naval air against ships at sea', by: bonus, from };
    const isAnyEnough = getReading(header, 'mixedAir') === 'any-naval';
    const label = isAnyEnough
      ? 'naval air among the attackers, ships at sea'
      : 'army air among the attackers: no naval air modifier';
    return { label, by: isAnyEnough ? bonus : 0, from, basis: createOptionBasis('mixedAir') };
  },
};

const surprise: AirModifier = {
  id: 'air-attack.surprise',
  rule: 'surprise-attack',
  listLines: ({ attack }) => {
    const { level, by } = attackNumbers['surprise-attack'];
    const { surpriseLevel = 0 } = attack;
    if (surpriseLevel < level) return undefined;
    return { label: `surprise level ${surpriseLevel}`, by, from: placeAt(attack, 'surpriseLevel') };
  },
};

const adjustment: AirModifier = {
  id: 'air-attack.adjustment',
  rule: 'attack-column',
  listLines: ({ attack: { adjustments } }) =>
    adjustments?.attack === undefined
      ? undefined
      : { label: 'adjustment of the scenario', by: adjustments.attack, from: placeAt(adjustments, 'attack') },
};

export const airAttackModifiers: readonly AirModifier[] = [
  attackerNationality,
  targetNationality,
  navalAir,
  surprise,
  adjustment,
];

/** Modifiers of an air attack roll on a target. A nationality modifier that is not set is listed as zero. */
export function listAirAttackChanges(situation: AirAttackSituation): readonly Change[] {
  return collectChanges(airAttackModifiers, situation);
}

/** Nationality modifiers in air combat; none unless the supplied table of air combat modifiers enables them. */
export function listAirCombatNationalityChanges(squadrons: readonly OwnedUnit[], header: Header): readonly Change[] {
  const table = header.tables?.airCombatModifiers;
  if (typeof table !== 'object' || table.nationality !== true || squadrons.length === 0) return [];
  const { nation, option } = chooseAirNation(squadrons, header);
  return [changeBy('air-combat', createNationalityLine(nation, 'air', 1, header, option))];
}
