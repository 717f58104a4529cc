/** What the constraints said of the parts of a scenario, kept over edits. */
import type { Finding } from '../../model/problem';
import type { Constraint } from '../../model/ruleset';
import type { HeaderStamp } from '../header';
import type { Lookup } from './lookups';

/** Constraints of a ruleset whose data one need not know: that part and constraint fit is what the schema and the part's name say. */
export type AnyConstraint = Constraint<Readonly<Record<string, object>>, object>;
export type PartConstraint = Exclude<AnyConstraint, { readonly part?: undefined }>;
export type PartScope = 'part' | 'references';

/** What a constraint on a part may look at: that part alone, unless it says that it follows references. */
export function scopeOf({ scope = 'part' }: PartConstraint): PartScope {
  return scope;
}

/** What a constraint said: findings, at least one, or that it threw. One that found nothing says nothing. */
export type Verdict = { readonly constraint: AnyConstraint } & (
  { readonly findings: readonly Finding[] } | { readonly error: unknown }
);

/** What all constraints of a scope said of one part. */
export interface PartVerdicts {
  readonly header: HeaderStamp;
  /** The root that was the header then: what names it names the root of today. None where nothing was said: it is not to be kept alive. */
  readonly root: object | undefined;
  /** The ids that they looked up. */
  readonly lookups: readonly Lookup[];
  readonly verdicts: readonly Verdict[];
}

/** Verdicts by part and scope. Kept as long as somebody keeps the part. */
export type ConstraintCache = WeakMap<object, Partial<Record<PartScope, PartVerdicts>>>;
