/** The values of units: attack and defence, dice, cost and movement. */
import { amount, type Amount, type Basis, type Change } from '../../engine/amount';
import { at } from '../../model/place';
import type { BattleSide } from '../axis-and-allies/data';
import type { UnitCount } from '../axis-and-allies/forces';
import { revisedUnits, type Domain, type RevisedType } from '../axis-and-allies/units';
import type { Group, Header, Kaiten, UnitType } from './data';
import { by, modified, type Modifier } from './line';
import { numbers } from './numbers';
import { inEffect } from './technologies';
import { unitName } from './wording';

/** A unit type and its owner. */
export interface Owned {
  readonly type: UnitType;
  readonly power: string | undefined;
}

/** A unit type to compute a value for. */
interface Valued extends Owned {
  readonly header: Header;
}

/** The basis of values from the scenario's own table. */
export const ownTable: Basis = { kind: 'supplied-table', name: 'units' };
/** The basis of Kaiten data that neither the source nor the scenario gives. */
export const kaitenMissing: Basis = { kind: 'missing-table', name: 'kaiten' };
const kaitenSupplied: Basis = { kind: 'supplied-table', name: 'kaiten' };

/** True if units are Kaitens on a suicide mission, which only attackers are. */
export function onSuicideMission(units: UnitCount, side: BattleSide): boolean {
  return side === 'attacker' && units.type === 'sub' && (units.group as Group | undefined)?.kaiten === true;
}

/** The value of a unit in a sea battle: attack or defence, depending on its side. */
export function valueOf(units: UnitCount, side: BattleSide, header: Header): Amount {
  const owned = { type: units.type as UnitType, power: units.power };
  if (side === 'defender') return defenseOf(owned, header);
  return onSuicideMission(units, side) ? kaitenAttack(header) : attackOf(owned, header);
}

/** The attack of a unit; at least 0. */
export function attackOf(owned: Owned, header: Header): Amount {
  const what = `attack of ${unitName(owned.type)}`;
  return modified(what, tableLine(owned.type, 'attack', header), attackModifiers, { ...owned, header });
}

/** The defence of a unit; at least 0. */
export function defenseOf(owned: Owned, header: Header): Amount {
  const what = `defence of ${unitName(owned.type)}`;
  return modified(what, tableLine(owned.type, 'defense', header), defenseModifiers, { ...owned, header });
}

/** The attack of a Kaiten on a suicide mission: the scenario's number, else 0 marked as missing. */
function kaitenAttack({ kaiten }: Header): Amount {
  const line =
    kaiten?.attack === undefined
      ? { what: 'attack strength not supplied', by: 0, basis: kaitenMissing }
      : { what: 'supplied attack strength', by: kaiten.attack, basis: kaitenSupplied, from: at(kaiten, 'attack') };
  return amount('attack of a Kaiten', by('kaiten-missions', line));
}

/** True if Kaitens are lost by their attack; undefined if the scenario does not say. */
export function kaitensConsumed({ kaiten }: { readonly kaiten?: Kaiten }): boolean | undefined {
  return kaiten?.consumed;
}

/** Dice of a unit: two for a heavy bomber that attacks or raids. */
export function diceOf({ type, power }: Owned, side: BattleSide, header: Header): Amount {
  const one = by('unit-values', { what: 'a die', by: 1 });
  const heavy = type === 'bmbr' && side === 'attacker' && inEffect(power, 'heavy-bombers', header);
  const more = by('heavy-bomber-dice', { what: 'heavy bomber', by: numbers['heavy-bomber-dice'].dice - 1 });
  return amount(`dice of ${unitName(type)}`, one, [heavy ? more : undefined]);
}

/** The price of a unit, in IPCs. */
export function costOf(type: UnitType, header: Header): number {
  return header.units?.[type]?.cost ?? revisedUnits[type].cost;
}

/** The movement of a unit per turn, in spaces. */
export function rangeOf(owned: Owned, header: Header): Amount {
  const what = `movement of ${unitName(owned.type)}`;
  return modified(what, tableLine(owned.type, 'move', header), moveModifiers, { ...owned, header });
}

/** Hits that sink a unit. */
export function hitsOf(type: RevisedType): number {
  return revisedUnits[type].hits;
}

/** The domain of a unit, which determines who can hit it. */
export function domainOf(type: RevisedType): Domain {
  return revisedUnits[type].domain;
}

/** A value of the scenario's own table, else of the unit table. */
function tableLine(type: UnitType, value: 'attack' | 'defense' | 'move', header: Header): Change {
  const own = header.units?.[type];
  const supplied = own?.[value];
  if (own === undefined || supplied === undefined) {
    return by('unit-values', { what: unitName(type), by: revisedUnits[type][value] });
  }
  return by('unit-values', {
    what: `${unitName(type)}, own table`,
    by: supplied,
    from: at(own, value),
    basis: ownTable,
  });
}

/** The change that raises a value to that of a technology, if that is higher. */
function raisedTo(value: number, soFar: number): number {
  return Math.max(0, value - soFar);
}

export const attackModifiers: readonly Modifier<Valued>[] = [
  {
    id: 'attack.super-submarines',
    rule: 'super-submarine-values',
    lines: ({ type, power, header }, soFar) =>
      type === 'sub' && inEffect(power, 'super-submarines', header)
        ? { what: 'super submarine', by: raisedTo(numbers['super-submarine-values'].attack, soFar) }
        : undefined,
  },
];

export const defenseModifiers: readonly Modifier<Valued>[] = [
  {
    id: 'defense.jets',
    rule: 'jet-defense',
    lines: ({ type, power, header }, soFar) =>
      type === 'ftr' && inEffect(power, 'jet-fighters', header)
        ? { what: 'jet fighter', by: raisedTo(numbers['jet-defense'].defense, soFar) }
        : undefined,
  },
];

export const moveModifiers: readonly Modifier<Valued>[] = [
  {
    id: 'move.long-range-aircraft',
    rule: 'long-range-movement',
    lines: ({ type, power, header }, soFar) => {
      if ((type !== 'ftr' && type !== 'bmbr') || !inEffect(power, 'long-range-aircraft', header)) return undefined;
      const { fighter, bomber } = numbers['long-range-movement'];
      return { what: 'long-range aircraft', by: raisedTo(type === 'ftr' ? fighter : bomber, soFar) };
    },
  },
];
