/** Diagnostics of the expectations and results of combats, cached across edits. */
import type { Problem } from '../../model/problem';
import type { HeaderStamp } from '../header';
import type { Lookup } from './lookups';

/** The diagnostics of a combat, and the input that they depend on. */
interface Found {
  /** The header and the name of the random stream. */
  readonly header: HeaderStamp;
  readonly diceName: string;
  /** Earlier members that the combat depends on. */
  readonly after: readonly object[];
  /** The ids that the combat looked up. */
  readonly lookups: readonly Lookup[];
  readonly problems: readonly Problem[];
}

/** By the combat's member of the scenario. */
export type ExpectationCache = Pick<WeakMap<object, Found>, 'get'> & { set(object: object, found: Found): void };
