/** What the steps of a combat have in common. */
import type { Amount, Basis } from './amount';
import type { State } from './state';

/**
 * What a step says beyond its dice. Each function gets the states before and after the step, and what was rolled or decided. Odds need the
 * amounts and the bases of every transition; only a trace needs the sentence, which takes longer to compose.
 */
export interface Remarks<Given extends readonly unknown[] = []> {
  /** The arithmetic besides that of the roll. */
  readonly amounts?: (before: State, after: State, ...given: Given) => readonly Amount[];
  /** Tables and options that the step rests on and that no amount names. */
  readonly bases?: (before: State, after: State, ...given: Given) => readonly Basis[];
  /** What happened, in a sentence. */
  readonly remark?: (before: State, after: State, ...given: Given) => string;
}

/** What all steps have. */
export interface StepBase {
  /** Unique in the combat, readable: `search.subs`. Labels of table dice are step ids. */
  readonly id: string;
  readonly title: string;
  /** Ids of the rules that the step carries out; a roll cites at least one. */
  readonly rules: readonly string[];
  /** The step is passed over in states where this is false. */
  readonly when?: (state: State) => boolean;
}
