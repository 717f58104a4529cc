/**
 * Decisions that a side makes after the first dice, each in one of a few situations: how to spend six surprise points. All plans of a
 * situation are combats that continue from there, so the best plan of every situation is found by backward induction.
 */
import type { Combat } from '../engine/combat';
import type { Edit } from './edit';

/** A possible decision in a situation. */
export interface Plan {
  /** Readable, without spaces or `=`; plans with the same id are equivalent, in any situation. */
  readonly id: string;
  /** In words: `own column up by 2`. */
  readonly title: string;
  /** The rest of the combat. It has the counters of the whole combat that aims read. */
  readonly createCombat: () => Combat;
}

/** A situation with a decision for a side. */
export interface Situation {
  /** Readable, without spaces or `=`: `6`. */
  readonly id: string;
  /** In words: `with 6 surprise points`. */
  readonly title: string;
  /** Probability, above 0. */
  readonly chance: number;
  /** The plan of the orders as written. */
  readonly ordered: Plan;
  /** All possible plans; ties go to the first. */
  readonly plans: readonly Plan[];
}

/** A kind of order that can be written, with the plans that it allows in each situation. The best of these is found. */
export interface Policy {
  /** Readable, without spaces or `=`. */
  readonly id: string;
  readonly allows: (situation: Situation, plan: Plan) => boolean;
  /** @param choices the plan of each situation by their ids */
  readonly createTitle: (choices: ReadonlyMap<string, string>) => string;
  /** Undefined if the choices cannot be written, because a program generated them. */
  readonly createEdits: (choices: ReadonlyMap<string, string>) => readonly Edit[] | undefined;
}

/**
 * All situations of a side. Situations without a decision are not included, nor are their probabilities. Situations with probability 1
 * occur together, whatever the dice: only orders that differ in one of them are then compared.
 */
export interface Situations {
  /** The subject of the decision: `surprise points`. */
  readonly group: string;
  /** Plural noun for the plans: `ways to spend surprise points`. */
  readonly ways: string;
  readonly situations: readonly Situation[];
  readonly policies: readonly Policy[];
  /** Whether the plans are exhaustive; otherwise they are the simplest ones. */
  readonly isComplete: boolean;
}

/** Advice for a situation. Plain data. */
export interface SituationAdvice {
  readonly situation: string;
  readonly best: string;
  readonly orderedValue: number;
  readonly bestValue: number;
  /** Loss of expected value at the start of the combat, caused by the orders in this situation. */
  readonly cost: number;
  /** Values by plan, the best first; truncated if there are many. */
  readonly options: readonly { readonly plan: string; readonly value: number }[];
}

/** The best order of a kind that can be written. */
export interface PolicyAdvice {
  readonly policy: string;
  /** Expected value at the start. */
  readonly value: number;
  readonly secondValue?: number;
  /** By situation. */
  readonly choices: Readonly<Record<string, string>>;
}

/** The best decisions in all situations. Plain data. */
export interface SituationsAdvice {
  /** Expected value if every decision is optimal. */
  readonly value: number;
  /** The most costly first. */
  readonly situations: readonly SituationAdvice[];
  /** The best first; only those that beat the orders as written. */
  readonly policies: readonly PolicyAdvice[];
  /** Number of compared plans, and whether these are all. */
  readonly compared: number;
  readonly isComplete: boolean;
}
