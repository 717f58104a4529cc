import type { Edit } from './edit';
import type { Place } from './place';

export type Severity = 'error' | 'warning' | 'information' | 'hint';

/** Another place that a problem is about: the first declaration of a duplicate id, the power that passed. */
export interface Related {
  readonly message: string;
  readonly place: Place;
}

/** A way to mend a problem. */
export interface Fix {
  /** What it does, in the imperative: `Leave flotilla-7 out`. */
  readonly title: string;
  readonly edits: readonly Edit[];
  /** The one that is most likely meant; at most one fix of a problem. */
  readonly preferred?: boolean;
}

/** Something wrong, as a check finds it: what, why and what to do in `message`, in whole sentences. */
export interface Finding {
  readonly message: string;
  readonly place: Place;
  readonly related?: readonly Related[];
  readonly fixes?: readonly Fix[];
  /** Show the place faded: it has no effect. */
  readonly unnecessary?: boolean;
}

/** A finding with the check that made it. */
export interface Problem extends Finding {
  /** Stable and readable: `wif-ssw/owner-passed`, `schema/unknown-key`. */
  readonly code: string;
  readonly severity: Severity;
  /** Id of the rule in the index of the scenario's ruleset. */
  readonly rule?: string;
  /** Not shown: another problem says why. What it is about is faulty all the same. */
  readonly unsaid?: boolean;
}

/** The problem of a check that crashed: at the place that it was about, and never an empty list. @param check the code of the check */
export function checkFailed(check: string, error: unknown, place: Place): Problem {
  const why = error instanceof Error ? error.message.replace(/\.$/, '') : 'unknown';
  return {
    code: 'asdic/check-failed',
    severity: 'warning',
    message: `The check \`${check}\` failed, and what it would say of this scenario is missing: ${why}. This is a fault of Asdic, not of the scenario; all other checks ran.`,
    place,
  };
}
