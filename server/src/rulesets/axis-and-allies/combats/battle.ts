/**
 * The input of a sea battle, independent of ruleset and file format: groups of like units with the orders of their owners. A
 * ruleset describes its battle in these terms; counters and steps are derived from it.
 */
import type { Amount } from '../../../engine/amount';
import type { LowLuck } from '../../../engine/volley';
import type { LeaveWhen, Retreat, Leaving, Orders } from '../data';

/** The domain of a unit, which determines who can hit it: submarines hit nothing in the air. */
export type Domain = 'submarine' | 'surface' | 'air';

/** Whether units can hit others at all, by their domains. */
export function canHit(shooter: Pick<Group, 'domain' | 'value'>, target: Pick<Group, 'domain'>): boolean {
  return shooter.value.total > 0 && !(shooter.domain === 'submarine' && target.domain === 'air');
}

/** Units of the same kind that belong to one power. */
export interface Group {
  /** Unique on its side and readable: `us-dd`. Results refer to survivors by it. */
  readonly name: string;
  /** In the plural and in the singular: `US destroyers`, `US destroyer`. */
  readonly title: string;
  readonly singular: string;
  /** All units of the type: `destroyers`. */
  readonly typeTitle: string;
  /** The owner, if several powers are on the side, and the name of the units without it: `destroyers`. */
  readonly owner?: { readonly name: string; readonly title: string; readonly singular: string };
  /** Its word in orders of losses: `dd`. */
  readonly type: string;
  /** At least 1. */
  readonly count: number;
  readonly domain: Domain;
  /** Hits that sink one of them; at least 1. */
  readonly hits: number;
  /** Hampers the submarines of the enemy. */
  readonly isDestroyer: boolean;
  /** Dice per unit; at least 1. */
  readonly dicePerUnit: number;
  /** A die of at most this value hits: attack or defence, depending on the side. */
  readonly value: Amount;
  /** Cost per unit in IPCs; undefined if unknown. */
  readonly cost?: number;
  /** Submarines: the condition under which they submerge at the end of a cycle. */
  readonly submerge: LeaveWhen;
  /** Submarines that start hidden and are not part of the battle until a step brings them in. */
  readonly hidden?: boolean;
  /** Some shots must distinguish it from other groups of its domain. */
  readonly isSingledOut?: boolean;
  /** Submarines that may hold their fire to dive under the attacker's fire. */
  readonly evades?: boolean;
  /** Evading submarines decide after the attacker's dice, so units that they would hit first still roll. */
  readonly rollsLast?: boolean;
}

/** The order of losses: words of unit types, `bb-damage` for damage to battleships, or the cheapest first. */
export type LossOrder = 'by-value' | readonly string[];

export interface SideOfBattle {
  readonly groups: readonly Group[];
  readonly losses?: LossOrder;
}

export interface BattleDefinition {
  readonly title: string;
  /** Sides of a die. */
  readonly dieSides: number;
  readonly attacker: SideOfBattle & { readonly retreat?: Retreat };
  readonly defender: SideOfBattle;
  /** Cycles are counted up to a limit, which makes odds slower. */
  readonly countsCycles?: boolean;
  /** Submarines that took no part, because they stayed hidden, count as remaining. */
  readonly countsHidden?: boolean;
  /** Units fire by low luck. */
  readonly lowLuck?: LowLuck;
}

/** The condition under which submarines leave: the order of their group, else the order for all. */
export function resolveLeaveWhen(leaving: Leaving | undefined, id: string | undefined): LeaveWhen {
  return (id === undefined ? undefined : leaving?.groups?.[id]) ?? leaving?.when ?? 'never';
}

/** The order of losses of a side. */
export function resolveLossOrder({ losses = [] }: Orders = {}): LossOrder {
  return typeof losses === 'string' ? 'by-value' : losses;
}
