/** Puts the entries of a log into another order without moving their text. */
import { set, type Edit } from '../../../model/edit';
import type { LogEntry } from '../data';

/** Edits that make each entry what the entry at the same place of another order is. */
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
