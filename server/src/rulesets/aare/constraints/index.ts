/** All constraints of the ruleset, one file a code. */
import { shared } from './constraint';
import type { AareConstraint } from './constraint';
import { detectsWithoutDestroyer } from './detects-without-destroyer';

export const constraints: readonly AareConstraint[] = [...shared, detectsWithoutDestroyer];
