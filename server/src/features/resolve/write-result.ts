/** *Write result*: text edits that write the dice and outcome of a resolved combat into the file. */
import { textEdits } from '../../text';
import type { TextEdit } from '../../text';
import type { FoundCombat, Refusal } from '../analysis/find-combat';
import { recall } from '../combat/memory';
import type { Memory } from '../combat/memory';
import { createResultEdits, createResult } from '../combat/result';

/** Returns the edits that write the last result of a combat; comments and everything else stay. */
export function writeResult(locatedCombat: FoundCombat, memory: Memory): readonly TextEdit[] | Refusal {
  const { analysis, entry } = locatedCombat;
  const last = recall(memory, locatedCombat);
  if (!last) return { refused: `${entry.id} has no result yet. Resolve it first.` };
  if (last.stale) return { refused: `${entry.id} has changed since it was resolved. Resolve it again first.` };
  if (last.trace.pendingRoll) return { refused: `${entry.id} is not resolved to its end: ${last.summary}.` };
  return textEdits(analysis.file, createResultEdits(entry, createResult(entry, entry.build(), last.trace, last.source)));
}
