/** The stops of a walk through a combat. */
import type { Choice, Dice, Fire, Roll, Rounds, Situation, State, Step } from './combat';
import type { Salvo } from './volley-transition';

/** A position between two steps. */
export interface StepCursor {
  readonly steps: readonly Step[];
  readonly stepIndex: number;
  readonly repetition?: Repetition;
}

/** A place in the course of a combat: everything after it depends on these alone. */
export interface Position {
  readonly cursor: StepCursor;
  readonly state: State;
}

/** A repetition in progress. */
export interface Repetition {
  readonly rounds: Rounds;
  /** From 1. */
  readonly number: number;
  /** The situation at its head, the same as a text, and the state there. */
  readonly situation: Situation;
  readonly situationKey: string;
  readonly head: State;
  /** Whether dice have been rolled in this repetition. */
  readonly hasRolledDice: boolean;
  /** The position after the rounds. */
  readonly after: StepCursor;
}

/**
 * A stop: at the end, before dice, or before an open decision. Each has a unique `name`. If the walk caches stops, they have ids counted from 0,
 * otherwise -1.
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
      readonly cursor: StepCursor;
      /** Names the position after the dice, whatever they show. */
      readonly nameAfter: string;
    }
  | {
      readonly kind: 'fire';
      readonly id: number;
      readonly name: string;
      readonly state: State;
      readonly step: Fire;
      /** At least one. */
      readonly salvos: readonly Salvo[];
      readonly cursor: StepCursor;
      /** Names the position after the dice, whatever they show. */
      readonly nameAfter: string;
    }
  | {
      readonly kind: 'choice';
      readonly id: number;
      readonly name: string;
      readonly state: State;
      readonly step: Choice;
      readonly options: readonly string[];
      /** The ordered option. */
      readonly preferred: string;
      readonly cursor: StepCursor;
    };

/** A stop of one kind. */
export type StopOfKind<Kind extends Stop['kind']> = Extract<Stop, { kind: Kind }>;
