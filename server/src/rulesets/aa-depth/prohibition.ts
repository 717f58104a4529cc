/** The reason why something is not allowed, for checks and hovers. */
import type { RuleId } from './kit';
import type { OptionName } from './options';

/** The rule and the fact that it rests on, as words that follow "because": `it is no aircraft`. */
export interface Prohibition {
  readonly rule: RuleId;
  readonly reason: string;
  /** The option that decides it. */
  readonly option?: OptionName;
}
