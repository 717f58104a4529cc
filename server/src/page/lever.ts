/** Labels and values of a lever for selection from a list. */
import { plainLabel } from '../model/wording';
import type { ReportLever } from '../protocol';

/** `Destroyer, the US`. */
export function leverLabel({ title, owner }: Pick<ReportLever, 'title' | 'owner'>): string {
  return plainLabel(owner === undefined ? title : `${title}, ${owner}`);
}

/**
 * All other choices; for a number the adjacent values.
 * @param distance maximum distance to either side
 */
export function otherValues(
  { choices, value, minimum = 0, maximum = Infinity }: ReportLever,
  near: number,
): readonly { readonly value: number | string; readonly title: string }[] {
  if (choices) return choices.filter((choice) => choice.value !== value);
  const written = Number(value);
  return Array.from({ length: 2 * near + 1 }, (_, index) => written - near + index)
    .filter((one) => one !== written && one >= minimum && one <= maximum)
    .map((one) => ({ value: one, title: String(one) }));
}
