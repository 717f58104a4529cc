/** Labels and values of a lever for selection from a list. */
import { toPlainLabel } from '../model/wording';
import type { ReportLever } from '../protocol';

/** `Destroyer, the US`. */
export function formatLever({ title, owner }: Pick<ReportLever, 'title' | 'owner'>): string {
  return toPlainLabel(owner === undefined ? title : `${title}, ${owner}`);
}

/**
 * All other choices; for a number the adjacent values.
 * @param distance maximum distance to either side
 */
export function listOtherValues(
  { choices, value, minimum = 0, maximum = Infinity }: ReportLever,
  distance: number,
): readonly { readonly value: number | string; readonly title: string }[] {
  if (choices) return choices.filter((choice) => choice.value !== value);
  const written = Number(value);
  return Array.from({ length: 2 * distance + 1 }, (_, index) => written - distance + index)
    .filter((candidate) => candidate !== written && candidate >= minimum && candidate <= maximum)
    .map((choice) => ({ value: choice, title: String(choice) }));
}
