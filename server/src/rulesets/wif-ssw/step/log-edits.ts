/** Reorders the entries of a log without moving their text. */
import type { Edit } from '../../../model/edit';
import { appendItem, setMember } from '../kit';
import type { LogEntry } from '../data';

/** Edits that give each entry the content of the entry at the same index of another order. */
export function reorderLog(entries: readonly LogEntry[], order: readonly LogEntry[]): readonly Edit[] {
  return entries.flatMap((entry, index) => {
    const replacement = order[index];
    if (replacement === undefined) return [];
    return [
      ...(replacement.engagement === entry.engagement ? [] : [setMember(entry, 'engagement', replacement.engagement)]),
      ...(replacement.step === entry.step ? [] : [setMember(entry, 'step', replacement.step)]),
    ];
  });
}

/** Edits that insert entries into a log. @param index of the entry that they come before */
export function insertIntoLog(
  entries: readonly LogEntry[],
  index: number,
  addedEntries: readonly LogEntry[],
): readonly Edit[] {
  const completeLog = [...entries.slice(0, index), ...addedEntries, ...entries.slice(index)];
  return [
    ...reorderLog(entries, completeLog),
    ...completeLog.slice(entries.length).map((entry) => appendItem(entries, { ...entry })),
  ];
}
