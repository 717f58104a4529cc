/**
 * Decisions that a side makes once the first dice have fallen, each in one of a few situations: what to buy with six surprise points. All that
 * can be done in each is stated as combats that go on from there, so the best of every situation is found from the ends back.
 */
import type { Combat } from '../engine/combat';
import type { Edit } from './edit';

/** Something that can be done in a situation. */
export interface Plan {
  /** Readable, without spaces or `=`; plans of the same id come to the same, in whichever situations they stand. */
  readonly id: string;
  /** In words: `own column up by 2`. */
  readonly title: string;
  /** The combat from there on. It has the counters of the whole combat, as far as aims read them. */
  readonly combat: () => Combat;
}

/** A situation in which a side has something to decide. */
export interface Situation {
  /** Readable, without spaces or `=`: `6`. */
  readonly id: string;
  /** In words: `with 6 surprise points`. */
  readonly title: string;
  /** How likely it is, above 0. */
  readonly chance: number;
  /** What the orders as written do. */
  readonly ordered: Plan;
  /** Whatever can be done; of equals the first is taken. */
  readonly plans: readonly Plan[];
}

/** A kind of order that can be written: what it leaves open in each situation. Of all that it lets be done the best is found. */
export interface Policy {
  /** Readable, without spaces or `=`. */
  readonly id: string;
  readonly allows: (situation: Situation, plan: Plan) => boolean;
  /** @param choices the plan of each situation by their ids */
  readonly title: (choices: ReadonlyMap<string, string>) => string;
  /** Undefined where the choices cannot be written: a program made them up. */
  readonly edits: (choices: ReadonlyMap<string, string>) => readonly Edit[] | undefined;
}

/**
 * All situations of a side. The chances of those in which nothing is to decide are not among them. Those with a chance of 1 come about
 * together, whatever the dice: only orders that differ in one of them are then compared.
 */
export interface Situations {
  /** What is decided: `surprise points`. */
  readonly group: string;
  /** Ways to do it, in the plural: `ways to spend surprise points`. */
  readonly ways: string;
  readonly situations: readonly Situation[];
  readonly policies: readonly Policy[];
  /** Whether the plans are all that there are: else the simplest. */
  readonly isEvery: boolean;
}

/** What comes of a situation. Plain data. */
export interface SituationAdvice {
  readonly situation: string;
  readonly best: string;
  readonly orderedValue: number;
  readonly bestValue: number;
  /** What the orders cost here of the expectation at the start. */
  readonly cost: number;
  /** By plan, the best first; not all of many. */
  readonly options: readonly { readonly plan: string; readonly value: number }[];
}

/** The best order of a kind that can be written. */
export interface PolicyAdvice {
  readonly policy: string;
  /** Expected, from the start. */
  readonly value: number;
  readonly besides?: number;
  /** By situation. */
  readonly choices: Readonly<Record<string, string>>;
}

/** The best decisions in all situations. Plain data. */
export interface SituationsAdvice {
  /** Expected if every decision is the best. */
  readonly value: number;
  /** The dearest first. */
  readonly situations: readonly SituationAdvice[];
  /** The best first; none that is no better than the orders as written. */
  readonly policies: readonly PolicyAdvice[];
  /** How many plans were compared, and whether these are all. */
  readonly compared: number;
  readonly isEvery: boolean;
}
