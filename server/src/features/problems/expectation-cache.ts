/** What was found of the expectations and results of combats, kept over edits. */
import type { Problem } from '../../model/problem';
import type { HeaderStamp } from '../header';

/** Problems by the combat's member of the scenario, as they were with the header of then. */
export type ExpectationCache = WeakMap<object, { readonly header: HeaderStamp; readonly problems: readonly Problem[] }>;
