/** What a user is offered of a lever where values are chosen from a list. */
import { plainLabel } from '../model/wording';
import type { ReportLever } from '../protocol';

/** `Destroyer, the US`. */
export function leverLabel({ title, owner }: Pick<ReportLever, 'title' | 'owner'>): string {
  return plainLabel(owner === undefined ? title : `${title}, ${owner}`);
}

/**
 * Every other word; of a number those next to what is written.
 * @param near so many of them to either side
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
