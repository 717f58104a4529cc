/** Reorders the entries of a log without moving their text. */
import { set, type Edit } from '../../../model/edit';
import type { LogEntry } from '../data';

/** Edits that give each entry the content of the entry at the same index of another order. */
export function reordered(entries: readonly LogEntry[], order: readonly LogEntry[]): readonly Edit[] {
  return entries.flatMap((entry, index) => {
    const wanted = order[index];
    if (wanted === undefined) return [];
    return [
      ...(wanted.engagement === entry.engagement ? [] : [set(entry, 'engagement', wanted.engagement)]),
      ...(wanted.step === entry.step ? [] : [set(entry, 'step', wanted.step)]),
    ];
  });
}
