/** Wording shared by hovers. */
import type { Amount } from '../../engine/amount';
import { withChanceToHit } from '../axis-and-allies/hover-amounts';
import type { HoverAmount } from './kit';
import { battlesNumbers } from './battles/rules';

/** The number that a die must not exceed to hit, with the chance of a hit. */
export function withDieChance(amount: Amount): HoverAmount {
  return withChanceToHit(amount, battlesNumbers['unit-values'].sides);
}

/** Joins the sentences that are not undefined into a paragraph. */
export function joinSentences(...sentences: readonly (string | undefined)[]): string {
  return sentences.filter((sentence) => sentence !== undefined).join(' ');
}
