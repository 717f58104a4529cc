/** The stops of a walk through a combat. */
import type { Choice, Dice, Fire, Roll, Rounds, Situation, State, Step } from './combat';
import type { Salvo } from './volleys';

/** Between two steps: what comes next. */
export interface Place {
  readonly steps: readonly Step[];
  readonly at: number;
  readonly repetition?: Repetition;
}

/** A repetition of rounds that is under way. */
export interface Repetition {
  readonly of: Rounds;
  /** 1 the first. */
  readonly number: number;
  /** The situation and the state at its head; what the switches show in a text. */
  readonly now: Situation;
  readonly shown: string;
  readonly head: State;
  /** Whether dice have been thrown since. */
  readonly thrown: boolean;
  /** What comes after the rounds. */
  readonly after: Place;
}

/**
 * A stop: at the end, before dice, or before an open decision. Each has a `name` of its own; where the walk remembers them, an `id` too, counted
 * from 0, which is else -1.
 */
export type Stop =
  | { readonly kind: 'end'; readonly id: number; readonly name: string; readonly state: State }
  | {
      readonly kind: 'roll';
      readonly id: number;
      readonly name: string;
      readonly state: State;
      readonly step: Roll;
      readonly dice: Dice;
      readonly place: Place;
      /** Names what comes after the dice, whatever they show. */
      readonly after: string;
    }
  | {
      readonly kind: 'fire';
      readonly id: number;
      readonly name: string;
      readonly state: State;
      readonly step: Fire;
      /** At least one. */
      readonly salvos: readonly Salvo[];
      readonly place: Place;
      /** Names what comes after the dice, whatever they show. */
      readonly after: string;
    }
  | {
      readonly kind: 'choice';
      readonly id: number;
      readonly name: string;
      readonly state: State;
      readonly step: Choice;
      readonly options: readonly string[];
      /** What is ordered. */
      readonly preferred: string;
      readonly place: Place;
    };

/** A stop of one kind. */
export type At<Kind extends Stop['kind']> = Extract<Stop, { kind: Kind }>;
