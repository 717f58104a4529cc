/** The common part of all steps of a combat. */
import type { Amount, Basis } from './amount';
import type { Side, State } from './state';

/**
 * Explanations of a step beyond its dice. Each function gets the states before and after the step, and the roll or decision. Odds need the
 * amounts and bases of every transition; only a trace needs the sentence, which takes longer to compose.
 */
export interface StepExplanations<Args extends readonly unknown[] = []> {
  /** The arithmetic besides that of the roll. */
  readonly amounts?: (before: State, after: State, ...args: Args) => readonly Amount[];
  /** Further bases of the step, which no amount names. */
  readonly bases?: (before: State, after: State, ...args: Args) => readonly Basis[];
  /** What happened, in a sentence. */
  readonly remark?: (before: State, after: State, ...args: Args) => string;
}

/** Properties of all steps. */
export interface StepBase {
  /** Unique in the combat, readable: `search.subs`. Labels of table dice are step ids. */
  readonly id: string;
  readonly title: string;
  /** Ids of the rules that the step carries out; a roll cites at least one. */
  readonly rules: readonly string[];
  /** The side whose losses it decides, if it does. */
  readonly on?: Side;
  /** The step is skipped in states for which this is false. */
  readonly when?: (state: State) => boolean;
}
