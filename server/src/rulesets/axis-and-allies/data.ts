/** Scenario data shared by the Axis & Allies rulesets, as structural types that the generated types of each ruleset satisfy. */

export type Phase =
  | 'research'
  | 'purchase-units'
  | 'combat-move'
  | 'conduct-combat'
  | 'noncombat-move'
  | 'mobilize-units'
  | 'collect-income';

export interface Turn {
  readonly round: number;
  readonly power: string;
  readonly phase?: Phase;
}

export interface Power {
  readonly side: 'axis' | 'allies';
  /** In games with one. */
  readonly treasury?: number;
}

/** Values of a unit type in the scenario's own table. */
export interface OwnValues {
  readonly attack?: number;
  readonly defense?: number;
  readonly move?: number;
  readonly cost?: number;
}

/** Everything but the part lists, as far as it is shared. */
export interface Header {
  readonly turn?: Turn;
  readonly powers?: Readonly<Record<string, Power>>;
  /** The order of battle. */
  readonly forces?: readonly NamedForce[];
  readonly units?: object;
}

/** Units of one kind, in the full form. */
export interface Group {
  readonly id?: string;
  readonly type: string;
  /** 1 by default. */
  readonly count?: number;
}

/** The compact form, a count by type, or the full form, a list of groups. */
export type Units = object | readonly Group[];

export interface Force {
  /** The force of the order of battle that the units belong to. */
  readonly from?: string;
  readonly power: string;
  readonly units: Units;
}

/** A force of the order of battle. */
export interface NamedForce extends Force {
  readonly id: string;
}

export type LeaveWhen = 'never' | 'always' | 'no-target-left' | 'enemy-has-aircraft' | 'enemy-has-destroyer';

/** The conditions under which submarines leave a battle: for all, and for groups by id. */
export interface Leaving {
  readonly when?: LeaveWhen;
  readonly groups?: Readonly<Record<string, LeaveWhen>>;
}

export interface Retreat {
  readonly afterRound?: number;
  readonly fewerThan?: number;
  readonly chanceBelow?: number;
}

export interface Orders {
  /** `by-value`, or types with `bb-damage` for the damage to battleships. */
  readonly losses?: string | readonly string[];
  readonly submerge?: Leaving;
}

export interface AttackerOrders extends Orders {
  readonly retreat?: Retreat;
}

export interface Attacker extends Force {
  readonly orders?: AttackerOrders;
}

export interface Defender {
  readonly from?: string;
  readonly power?: string;
  readonly units?: Units;
  readonly forces?: readonly Force[];
  readonly orders?: Orders;
}

export interface SeaBattle {
  readonly id: string;
  readonly seaZone?: string;
  readonly attacker: Attacker;
  readonly defender: Defender;
  readonly dice?: object;
  readonly expect?: object;
  readonly result?: object;
}

/** The two sides of a battle. */
export type BattleSide = 'attacker' | 'defender';

export const battleSides: readonly BattleSide[] = ['attacker', 'defender'];

export function getOtherSide(side: BattleSide): BattleSide {
  return side === 'attacker' ? 'defender' : 'attacker';
}
