/** What was found of the expectations and results of combats, kept over edits. */
import type { Problem } from '../../model/problem';
import type { HeaderStamp } from '../header';

interface Known {
  /** The header and the name of the dice of then. */
  readonly header: HeaderStamp;
  readonly diceName: string;
  readonly problems: readonly Problem[];
}

/** By the combat's member of the scenario. */
export type ExpectationCache = WeakMap<object, Known>;
