/** What was found of the expectations and results of combats, kept over edits. */
import type { Problem } from '../../model/problem';
import type { HeaderStamp } from '../header';
import type { Lookup } from './lookups';

/** What was found of a combat, and what it was found with. */
interface Found {
  /** The header and the name of the dice of then. */
  readonly header: HeaderStamp;
  readonly diceName: string;
  /** Members that the combat is stated by besides its own. */
  readonly after: readonly object[];
  /** The ids that it looked up. */
  readonly lookups: readonly Lookup[];
  readonly problems: readonly Problem[];
}

/** By the combat's member of the scenario. */
export type ExpectationCache = Pick<WeakMap<object, Found>, 'get'> & { set(object: object, found: Found): void };
