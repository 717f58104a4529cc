/** The values of units: attack and defence, dice, cost and movement. */
import { createAmount, type Amount, type Basis, type Change } from '../../engine/amount';
import type { BattleSide } from '../axis-and-allies/data';
import type { UnitCount } from '../axis-and-allies/forces';
import { revisedUnits, type Domain, type RevisedType } from '../axis-and-allies/units';
import { changeBy, computeAmount, placeAt, type Modifier } from './kit';
import type { Group, Header, Kaiten, UnitType } from './data';
import { airMovementNumbers } from './air-movement/rules';
import { detectionNumbers } from './detection/rules';
import { jetsNumbers } from './jets/rules';
import { raidsNumbers } from './raids/rules';
import { isInEffect } from './technologies';
import { formatUnit } from './wording';

/** A unit type and its owner. */
export interface OwnedUnit {
  readonly type: UnitType;
  readonly power: string | undefined;
}

/** A unit type to compute a value for. */
interface ValueSituation extends OwnedUnit {
  readonly header: Header;
}

/** The basis of values from the scenario's own table. */
export const ownTable: Basis = { kind: 'supplied-table', name: 'units' };
/** The basis of Kaiten data that neither the source nor the scenario gives. */
export const kaitenMissing: Basis = { kind: 'missing-table', name: 'kaiten' };
const kaitenSupplied: Basis = { kind: 'supplied-table', name: 'kaiten' };

/** True if units are Kaitens on a suicide mission, which only attackers are. */
export function isOnSuicideMission(units: UnitCount, side: BattleSide): boolean {
  return side === 'attacker' && units.type === 'sub' && (units.group as Group | undefined)?.kaiten === true;
}

/** The value of a unit in a sea battle: attack or defence, depending on its side. */
export function computeValue(units: UnitCount, side: BattleSide, header: Header): Amount {
  const ownedUnit = { type: units.type as UnitType, power: units.power };
  if (side === 'defender') return computeDefense(ownedUnit, header);
  return isOnSuicideMission(units, side) ? computeKaitenAttack(header) : computeAttack(ownedUnit, header);
}

/** The attack of a unit; at least 0. */
export function computeAttack(ownedUnit: OwnedUnit, header: Header): Amount {
  const label = `attack of ${formatUnit(ownedUnit.type)}`;
  return computeAmount(label, getTableLine(ownedUnit.type, 'attack', header), attackModifiers, {
    ...ownedUnit,
    header,
  });
}

/** The defence of a unit; at least 0. */
export function computeDefense(ownedUnit: OwnedUnit, header: Header): Amount {
  const label = `defence of ${formatUnit(ownedUnit.type)}`;
  return computeAmount(label, getTableLine(ownedUnit.type, 'defense', header), defenseModifiers, {
    ...ownedUnit,
    header,
  });
}

/** The attack of a Kaiten on a suicide mission: the scenario's number, else 0 marked as missing. */
function computeKaitenAttack({ kaiten }: Header): Amount {
  const line =
    kaiten?.attack === undefined
      ? { label: 'attack strength not supplied', by: 0, basis: kaitenMissing }
      : {
          label: 'supplied attack strength',
          by: kaiten.attack,
          basis: kaitenSupplied,
          from: placeAt(kaiten, 'attack'),
        };
  return createAmount('attack of a Kaiten', changeBy('kaiten-missions', line));
}

/** True if Kaitens are lost by their attack; undefined if the scenario does not say. */
export function areKaitensConsumed({ kaiten }: { readonly kaiten?: Kaiten }): boolean | undefined {
  return kaiten?.consumed;
}

/** Dice of a unit: two for a heavy bomber that attacks or raids. */
export function computeDice({ type, power }: OwnedUnit, side: BattleSide, header: Header): Amount {
  const oneDie = changeBy('unit-values', { label: 'a die', by: 1 });
  const isHeavy = type === 'bmbr' && side === 'attacker' && isInEffect(power, 'heavy-bombers', header);
  const secondDie = changeBy('heavy-bomber-dice', {
    label: 'heavy bomber',
    by: raidsNumbers['heavy-bomber-dice'].dice - 1,
  });
  return createAmount(`dice of ${formatUnit(type)}`, oneDie, [isHeavy ? secondDie : undefined]);
}

/** The price of a unit, in IPCs. */
export function getCost(type: UnitType, header: Header): number {
  return header.units?.[type]?.cost ?? revisedUnits[type].cost;
}

/** The movement of a unit per turn, in spaces. */
export function computeRange(ownedUnit: OwnedUnit, header: Header): Amount {
  const label = `movement of ${formatUnit(ownedUnit.type)}`;
  return computeAmount(label, getTableLine(ownedUnit.type, 'move', header), moveModifiers, { ...ownedUnit, header });
}

/** Hits that sink a unit. */
export function getHits(type: RevisedType): number {
  return revisedUnits[type].hits;
}

/** The domain of a unit, which determines who can hit it. */
export function getDomain(type: RevisedType): Domain {
  return revisedUnits[type].domain;
}

/** A value of the scenario's own table, else of the unit table. */
function getTableLine(type: UnitType, value: 'attack' | 'defense' | 'move', header: Header): Change {
  const ownValues = header.units?.[type];
  if (ownValues?.[value] === undefined)
    return changeBy('unit-values', { label: formatUnit(type), by: revisedUnits[type][value] });
  return changeBy('unit-values', {
    label: `${formatUnit(type)}, own table`,
    by: ownValues[value],
    from: placeAt(ownValues, value),
    basis: ownTable,
  });
}

/** The change that raises a value to that of a technology, if that is higher. */
function raiseTo(value: number, soFar: number): number {
  return Math.max(0, value - soFar);
}

export const attackModifiers: readonly Modifier<ValueSituation>[] = [
  {
    id: 'attack.super-submarines',
    rule: 'super-submarine-values',
    listLines: ({ type, power, header }, soFar) =>
      type === 'sub' && isInEffect(power, 'super-submarines', header)
        ? { label: 'super submarine', by: raiseTo(detectionNumbers['super-submarine-values'].attack, soFar) }
        : undefined,
  },
];

export const defenseModifiers: readonly Modifier<ValueSituation>[] = [
  {
    id: 'defense.jets',
    rule: 'jet-defense',
    listLines: ({ type, power, header }, soFar) =>
      type === 'ftr' && isInEffect(power, 'jet-fighters', header)
        ? { label: 'jet fighter', by: raiseTo(jetsNumbers['jet-defense'].defense, soFar) }
        : undefined,
  },
];

export const moveModifiers: readonly Modifier<ValueSituation>[] = [
  {
    id: 'move.long-range-aircraft',
    rule: 'long-range-movement',
    listLines: ({ type, power, header }, soFar) => {
      if ((type !== 'ftr' && type !== 'bmbr') || !isInEffect(power, 'long-range-aircraft', header)) return undefined;
      const { fighter, bomber } = airMovementNumbers['long-range-movement'];
      return { label: 'long-range aircraft', by: raiseTo(type === 'ftr' ? fighter : bomber, soFar) };
    },
  },
];
