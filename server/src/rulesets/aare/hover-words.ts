/** Wording shared by hovers. */
import type { Amount } from '../../engine/amount';
import { withChanceToHit, type Shown } from '../axis-and-allies/hover-words';
import { numbers } from './numbers';

export { cite } from './rules';
export { percent, shown } from '../axis-and-allies/hover-words';
export type { Shown } from '../axis-and-allies/hover-words';

/** The number that a die must not exceed, with its chance. */
export function toHit(amount: Amount): Shown {
  return withChanceToHit(amount, numbers['unit-values'].sides);
}

/** Joins the sentences that are not undefined into a paragraph. */
export function paragraph(...sentences: readonly (string | undefined)[]): string {
  return sentences.filter((sentence) => sentence !== undefined).join(' ');
}
