/**
 * Volleys: the part of the combat vocabulary for units that throw like dice at each other, round after round. What a unit hits on and
 * what it may hit are functions of the situation, a few small integers, so that they are evaluated once each and not once a state.
 */
import type { Amount } from './amount';
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

/** What one hit can take from a side. A side's list of these is its order of loss: a hit takes the first that is there and may be hit. */
export interface Loss {
  /** What is lost, in the singular: `destroyer`, `damage to a battleship`. */
  readonly title: string;
  /** `destroyers`; absent for damage. */
  readonly plural?: string;
  /** Index of the counter that a hit makes one less. It is there while that is above 0. */
  readonly counter: number;
  /** Index of the counter that becomes one more, where a hit does not sink: a battleship is damaged. */
  readonly becomes?: number;
  /** Which targets it is among: `submarine`, `surface`, `air`; shooters name those that they may hit. */
  readonly target: string;
  /** Index of the counter of units that are hit and still fire back, until a `removal`. Without it a unit that is hit never does. */
  readonly struck?: number;
}

/** When those hit leave: at once, or once they have fired back. */
export type RemovalTime = 'now' | 'afterReturnFire';

/** Units that throw alike. */
export interface Shooter {
  /** In words, for traces: `submarines`. */
  readonly title: string;
  /** Indices of the counters whose sum is how many fire: units standing and those struck that still fire. */
  readonly counters: readonly number[];
  /** Dice a unit, at least 1; 1 by default. */
  readonly diceEach?: number;
  /** A die of at most the total hits. At most 0 never hits, the sides of the die or more always. */
  readonly hitsOn: (now: Situation) => Amount;
  /** Which targets may be hit. */
  readonly targets: (now: Situation) => readonly string[];
  /** Default: now. */
  readonly removal?: (now: Situation) => RemovalTime;
}

/** The dice that one side throws at another. */
export interface Volley {
  /** Unique among steps and volleys; the label of its table dice, whose faces are in the order of the shooters. */
  readonly id: string;
  readonly title: string;
  /** Ids of the rules that it carries out, at least one. */
  readonly rules: readonly string[];
  readonly by: Side;
  readonly on: Side;
  /** Of each die, at least 2. */
  readonly sides: number;
  readonly shooters: readonly Shooter[];
}

/**
 * Volleys thrown at once: all count the units in the state before the step, and losses are taken when all have been thrown. Of a side's
 * hits, those that remove now are taken first, then those after return fire; among these, in the order of volleys and shooters. What
 * finds nothing that it may hit is lost. A volley in which nobody fires is passed over.
 */
export interface Fire extends StepBase {
  readonly kind: 'fire';
  readonly volleys: readonly Volley[];
}

/** Those struck have fired back and leave: their counters become 0. */
export interface Removal extends StepBase {
  readonly kind: 'removal';
}
