/** Further cases of constraints: what differs from a base, as in their examples, and what is found of it. */
import { over, type Base } from '../../server/src/rulesets/case';
import { problemsOf } from './constraints';
import { assertMarked, fixture } from './fixture';

/** Nothing is found of what differs from the base so; a base itself passes where nothing differs. */
export function assertPasses(on: Base, difference = ''): void {
  assertFails(on, difference);
}

/** Exactly what the carets mark is found; a code (`wif-ssw/owner-passed`), a part of the message, or both may stand beside them. */
export function assertFails(on: Base, difference: string): void {
  const { text, marks } = fixture(over(on, difference));
  const found = problemsOf(text).map((problem) => ({ ...problem, range: problem }));
  assertMarked(found, { text, marks });
}
