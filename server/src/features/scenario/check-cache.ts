/** Results of checks on the parts of a scenario, cached across edits. */
import type { Violation } from '../../model/diagnostic';
import type { Check } from '../../model/ruleset';
import type { HeaderStamp } from './header';
import type { Lookup } from './lookups';

/** A check of any ruleset, without the type of its data: the schema and the name of the part ensure that it fits. */
export type AnyCheck = Check<Readonly<Record<string, object>>, object>;
export type PartCheck = Exclude<AnyCheck, { readonly part?: undefined }>;
export type PartScope = 'part' | 'references';

/** The data that a check on a part may read: by default that part alone. */
export function getScope({ scope = 'part' }: PartCheck): PartScope {
  return scope;
}

/** The result of a check: at least one violation, or the error that it threw. A check that found nothing has no result. */
export type CheckResult = { readonly check: AnyCheck } & (
  { readonly violations: readonly Violation[] } | { readonly error: unknown }
);

/** The results of all checks of a scope on one part. */
export interface PartCheckResults {
  readonly header: HeaderStamp;
  /** The root that served as the header; places in it move to the current root. Undefined if there are no results, so that the root can be freed. */
  readonly root: object | undefined;
  /** The ids that the checks looked up. */
  readonly lookups: readonly Lookup[];
  readonly results: readonly CheckResult[];
}

/** Results by part and scope. They live as long as the part. */
export type CheckCache = WeakMap<object, Partial<Record<PartScope, PartCheckResults>>>;
