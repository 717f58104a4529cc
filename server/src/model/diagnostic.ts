/** Diagnostics of a scenario, and the fixes that mend them. */
import type { Edit } from './edit';
import type { MissingId } from './ids';
import type { Place } from './place';

export type Severity = 'error' | 'warning' | 'information' | 'hint';

/** Another place that a diagnostic is about: the first declaration of a duplicate id, the power that passed. */
export interface RelatedInformation {
  readonly message: string;
  readonly place: Place;
}

/** A fix of a diagnostic. */
export interface Fix {
  /** Imperative title: `Leave flotilla-7 out`. */
  readonly title: string;
  readonly edits: readonly Edit[];
  /** The most likely fix; at most one per diagnostic. */
  readonly preferred?: boolean;
}

/** An error or warning of a check. `message` says what is wrong, why, and what to do, in whole sentences. */
export interface Violation {
  readonly message: string;
  readonly place: Place;
  readonly related?: readonly RelatedInformation[];
  readonly fixes?: readonly Fix[];
  /** Shown faded, because the place has no effect. */
  readonly unnecessary?: boolean;
}

/** A diagnostic with the code of its check. */
export interface Diagnostic extends Violation {
  /** Stable and readable: `wif-ssw/owner-passed`, `schema/unknown-key`. */
  readonly code: string;
  readonly severity: Severity;
  /** Id of the rule in the index of the scenario's ruleset. */
  readonly rule?: string;
  /** What needs an id and has none: its fix needs the ids of the whole scenario. */
  readonly missingId?: MissingId;
  /** Not shown, because another diagnostic explains it. The place counts as invalid all the same. */
  readonly isHidden?: boolean;
}

/**
 * Creates the diagnostic of a check that threw, at the place being checked. A crash must never look like an empty result.
 * @param check the code of the check
 */
export function createCheckFailure(check: string, error: unknown, place: Place): Diagnostic {
  const why = error instanceof Error ? error.message.replace(/\.$/, '') : 'unknown';
  return {
    code: 'asdic/check-failed',
    severity: 'warning',
    message: `The check \`${check}\` failed, so its problems are missing: ${why}. This is a bug in Asdic, not a mistake in the scenario; all other checks ran.`,
    place,
  };
}
