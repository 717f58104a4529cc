/**
 * A sea battle as the combats of Axis & Allies see it, whatever the ruleset and the file: groups of like units, and what their owners
 * have ordered. A ruleset describes its battle in these words; counters and steps are made of them here.
 */
import type { Amount } from '../../../engine/amount';
import type { LeaveWhen, Retreat } from '../data';

/** What can be hit by whom: submarines hit nothing in the air. */
export type Domain = 'submarine' | 'surface' | 'air';

/** Like units of one power. */
export interface Group {
  /** Unique on its side, readable: `us-dd`. Results tell survivors by it. */
  readonly name: string;
  /** In the plural and in the singular: `US destroyers`, `US destroyer`. */
  readonly title: string;
  readonly one: string;
  /** All units of the type: `destroyers`. */
  readonly typeTitle: string;
  /** Whose they are, where several powers are on the side, and what they are called beside it: `destroyers`. */
  readonly owner?: { readonly name: string; readonly title: string; readonly one: string };
  /** As orders of loss name it: `dd`. */
  readonly type: string;
  /** How many there are, at least 1. */
  readonly count: number;
  readonly domain: Domain;
  /** Hits that sink one of them, at least 1. */
  readonly hits: number;
  /** Hampers the submarines of the enemy. */
  readonly destroyer: boolean;
  /** Dice that each throws, at least 1. */
  readonly dice: number;
  /** A die of at most this hits: attack or defence, whichever part the group plays. */
  readonly value: Amount;
  /** What one costs in IPCs; undefined where no table tells. */
  readonly cost?: number;
  /** Submarines: when they submerge at the end of a cycle. */
  readonly submerge: LeaveWhen;
  /** Submarines that begin out of sight: they are no part of the battle until a step brings them in. */
  readonly hidden?: boolean;
  /** Some shots must tell it from other groups of its domain. */
  readonly singledOut?: boolean;
  /** Submarines that may hold their fire in order to dive under the attacker's. */
  readonly evades?: boolean;
  /** Those that evade decide after the attacker's dice, so that what is hit before it has rolled still rolls. */
  readonly rollsLast?: boolean;
}

/** The order in which units are lost: words of unit types, `bb-damage` for damage to battleships, or the cheapest first. */
export type LossOrder = 'by-value' | readonly string[];

export interface SideOfBattle {
  readonly groups: readonly Group[];
  readonly losses?: LossOrder;
}

export interface SeaBattle {
  readonly title: string;
  /** Sides of a die. */
  readonly die: number;
  readonly attacker: SideOfBattle & { readonly retreat?: Retreat };
  readonly defender: SideOfBattle;
  /** The cycles are to be counted, up to some number. Counting them makes odds slower. */
  readonly countsCycles?: boolean;
  /** Submarines that took no part, because they stayed hidden, count among those who are left. */
  readonly countsHidden?: boolean;
}
