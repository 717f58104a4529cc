/** Diagnostics of the expectations and results of combats, cached across edits. */
import type { Diagnostic } from '../../model/diagnostic';
import type { HeaderStamp } from './header';
import type { Lookup } from './lookups';

/** The diagnostics of a combat, and the input that they depend on. */
interface CachedCombat {
  /** The header and the name of the random stream. */
  readonly header: HeaderStamp;
  readonly diceName: string;
  /** Earlier members that the combat depends on. */
  readonly after: readonly object[];
  /** The ids that the combat looked up. */
  readonly lookups: readonly Lookup[];
  readonly diagnostics: readonly Diagnostic[];
}

/** By the combat's member of the scenario. */
export type ExpectationCache = Pick<WeakMap<object, CachedCombat>, 'get'> & {
  set(object: object, cached: CachedCombat): void;
};
