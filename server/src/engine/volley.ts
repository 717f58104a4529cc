/**
 * Volleys: the part of the combat vocabulary for units that roll dice at each other, round after round. The number that a unit hits on and
 * the targets that it may hit are functions of the situation, a few small integers, so they are evaluated once a situation, not once a state.
 */
import type { Amount, Basis } from './amount';
import type { Side, State } from './state';
import type { StepBase } from './step';

/**
 * A small integer on which values and targets may depend: the enemy has a destroyer. It is read at the head of each repetition of
 * rounds and holds for the whole of it; outside rounds it is read at the fire step.
 */
export interface Switch {
  readonly name: string;
  /** In words: `the defender has a destroyer`. */
  readonly title: string;
  readonly read: (state: State) => number;
}

/** All switches of a combat by name. */
export type Situation = Readonly<Record<string, number>>;

/** A loss that one hit can cause. A side's list of these is its order of loss: a hit takes the first that is present and may be hit. */
export interface Loss {
  /** The loss in the singular: `destroyer`, `damage to a battleship`. */
  readonly title: string;
  /** `destroyers`; absent for damage. */
  readonly plural?: string;
  /** Index of the counter that a hit decrements. The loss is present while the counter is above 0. */
  readonly counter: number;
  /** Index of the counter that a hit increments if it does not sink: a battleship is damaged. */
  readonly becomes?: number;
  /** The target that it belongs to: `submarine`, `surface`, `air`. Shooters name those that they may hit. */
  readonly target: string;
  /** Index of the counter of units that are hit and still fire back, until a `removal`. Without it units that are hit never fire back. */
  readonly struck?: number;
}

/** When casualties are removed: at once, or after they have fired back. */
export type RemovalTime = 'now' | 'afterReturnFire';

/** Units that roll alike. */
export interface Shooter {
  /** In words, for traces: `submarines`. */
  readonly title: string;
  /** Indices of the counters whose sum is the number of units that fire: intact ones, and struck ones that still fire back. */
  readonly counters: readonly number[];
  /** Dice per unit, at least 1; 1 by default. */
  readonly diceEach?: number;
  /** A die of at most the total hits. A total of 0 or less never hits, one of at least the sides of the die always. */
  readonly hitsOn: (situation: Situation) => Amount;
  /** The targets that may be hit. */
  readonly targets: (situation: Situation) => readonly string[];
  /** Default: now. */
  readonly removal?: (situation: Situation) => RemovalTime;
}

/** The dice that one side rolls at another. */
export interface Volley {
  /** Unique among steps and volleys; the label of its table dice, whose faces are in the order of the shooters. */
  readonly id: string;
  readonly title: string;
  /** Ids of the rules that it carries out; at least one. */
  readonly rules: readonly string[];
  readonly by: Side;
  readonly on: Side;
  /** Sides of each die, at least 2. */
  readonly sides: number;
  readonly shooters: readonly Shooter[];
  readonly lowLuck?: LowLuck;
}

/**
 * Low luck: the numbers that the dice of a volley hit on are added up, for all dice that may hit the same targets. Each whole die in the sum, as
 * many as the die has sides, is a hit without a roll; one die is rolled for the rest, and hits with the rest or less.
 */
export interface LowLuck {
  /** Id of the rule that says so. */
  readonly rule: string;
  readonly basis?: Basis;
}

/**
 * Simultaneous volleys: all count the units in the state before the step, and losses are taken after all dice are rolled. Of a side's hits,
 * those that remove units at once are taken first, then those that remove after return fire; within each, in the order of volleys and
 * shooters. Hits without a target are lost. A volley in which nobody fires is skipped.
 */
export interface Fire extends StepBase {
  readonly kind: 'fire';
  readonly volleys: readonly Volley[];
}

/** Struck units have fired back and leave: their counters become 0. */
export interface Removal extends StepBase {
  readonly kind: 'removal';
}
