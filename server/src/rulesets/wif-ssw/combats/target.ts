/** Targets: the units that can be hit in a combat, by line of the file, in the owner's order of losses. */
import type { LossDefault } from '../../../engine/combat';
import { convoyShip } from '../attack/numbers';
import type { SswSide, SubUnit, SurfaceUnit } from '../data';
import { damageRoll } from '../dice/numbers';
import type { RuleId } from '../kit';

/** The units of one line of the file, or the ships that convoy points represent. */
export interface Target {
  /** In messages and in orders: `flotilla-7`, `convoy`. */
  readonly name: string;
  /** The owning power, if known. */
  readonly owner?: string;
  /** The category in which its losses are counted. */
  readonly kind: 'sub' | 'convoy' | 'escort';
  readonly count: number;
  /** Convoy points per ship; 0 for units. */
  readonly convoyPoints: number;
  readonly damaged: boolean;
  /** An effect stands on a d10 roll up to this number. Undefined if every effect stands. */
  readonly defence?: number;
  /** It takes an effect only if the enemy has picked it with surprise points. */
  readonly onlyIfBought: boolean;
  /** Value to its owner: the default order of losses starts with the lowest. Comparable within a side. */
  readonly value: number;
}

const { neverSaves } = damageRoll;

/** True if a die decides whether an effect stands. */
export function rollsForDamage(target: Target): target is Target & { defence: number } {
  return target.defence !== undefined && target.defence < neverSaves;
}

/** Creates the target for a line of units. */
export function createTarget(
  unit: SubUnit | SurfaceUnit,
  owner: string | undefined,
  value: number,
  onlyIfBought = false,
): Target {
  const { id, count = 1, damaged = false, defence } = unit;
  return {
    name: id,
    ...(owner !== undefined && { owner }),
    kind: unit.type === 'sub' ? 'sub' : 'escort',
    count,
    convoyPoints: 0,
    damaged,
    defence,
    onlyIfBought,
    value,
  };
}

/** Creates targets for convoy points: two points per ship, and a ship for a leftover one. */
export function createConvoyTargets(convoyPoints: number, defence: number | undefined): readonly Target[] {
  const ship = { name: 'convoy', kind: 'convoy', damaged: false, onlyIfBought: false, defence } as const;
  const { convoyPoints: pointsPerShip } = convoyShip;
  const wholeCount = Math.floor(convoyPoints / pointsPerShip);
  // The values are negative: by default convoy points are lost before units, the incomplete ship first.
  return [
    {
      ...ship,
      count: convoyPoints % pointsPerShip > 0 ? 1 : 0,
      convoyPoints: convoyPoints % pointsPerShip,
      value: -2,
    },
    { ...ship, count: wholeCount, convoyPoints: pointsPerShip, value: -1 },
  ].filter((target) => target.count > 0);
}

/**
 * Sorts targets by the owner's order of losses.
 * @param losses ids in the order of the file; other targets follow by rising value
 */
function sortByLossOrder(targets: readonly Target[], losses: readonly string[] = []): readonly Target[] {
  const namedTargets = losses
    .map((name) => targets.find((line) => line.name === name))
    .filter((line) => line !== undefined);
  const remaining = targets.filter((line) => !namedTargets.includes(line)).toSorted((a, b) => a.value - b.value);
  return [...new Set(namedTargets), ...remaining];
}

/**
 * What a side loses by default: the units that its order of losses leaves out, if there are several.
 * @param targets in the owner's order of losses
 */
function listLossDefaults(
  side: SswSide,
  targets: readonly Target[],
  losses: readonly string[] = [],
): readonly LossDefault[] {
  const unorderedTargets = targets.filter(({ name, onlyIfBought = false }) => !onlyIfBought && !losses.includes(name));
  const [first, ...others] = new Set(unorderedTargets.map(({ name }) => name));
  if (first === undefined || others.length === 0) return [];
  const owner = side === 'subs' ? 'the sub side' : 'the convoy side';
  const opening =
    losses.length > 0
      ? `The order of losses of ${owner} leaves the others to the default, the lowest value`
      : `No orders for the losses of ${owner}, so by the lowest value`;
  const rule = 'owner-chooses-losses' satisfies RuleId;
  return [{ side, text: `${opening}: first ${first}, then ${others.join(', ')}.`, rule }];
}

/** The targets of both sides in their owners' orders of losses. */
export interface Targets {
  readonly subs: readonly Target[];
  readonly ships: readonly Target[];
  /** Lines that differ only in their order in the file. */
  readonly tiedLosses: Readonly<Record<'subs' | 'ships', readonly (readonly number[])[]>>;
  readonly lossDefaults: () => readonly LossDefault[];
}

/** Sorts the targets of both sides by the orders of their owners. */
export function sortTargets(
  targets: Readonly<Record<'subs' | 'ships', readonly Target[]>>,
  subLosses: readonly string[] | undefined,
  shipLosses: readonly string[] | undefined,
): Targets {
  const subs = sortByLossOrder(targets.subs, subLosses);
  const ships = sortByLossOrder(targets.ships, shipLosses);
  return {
    subs,
    ships,
    tiedLosses: { subs: findTiedLosses(subs, subLosses), ships: findTiedLosses(ships, shipLosses) },
    lossDefaults: () => [
      ...listLossDefaults('subs', subs, subLosses),
      ...listLossDefaults('convoy', ships, shipLosses),
    ],
  };
}

/**
 * Finds lines that differ only in their order in the file when units are lost: no order names them, and they have the same value.
 * @param targets in the owner's order of losses
 * @returns groups of two or more indices
 */
function findTiedLosses(targets: readonly Target[], losses: readonly string[] = []): readonly (readonly number[])[] {
  const unorderedLines = targets.flatMap(({ name, onlyIfBought }, line) =>
    onlyIfBought || losses.includes(name) ? [] : [line],
  );
  const values = [...new Set(unorderedLines.map((line) => targets[line]!.value))];
  return values
    .map((value) => unorderedLines.filter((line) => targets[line]!.value === value))
    .filter((lines) => lines.length > 1);
}
