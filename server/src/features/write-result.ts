/** *Write result*: text edits that write the dice and outcome of a resolved combat into the file. */
import { textEdits } from '../text';
import type { TextEdit } from '../text';
import type { FoundCombat, Refusal } from './combat/find';
import { recall } from './combat/memory';
import type { Memory } from './combat/memory';
import { resultEdits, resultOf } from './combat/result';

/** Returns the edits that write the last result of a combat; comments and everything else stay. */
export function writeResult(found: FoundCombat, memory: Memory): readonly TextEdit[] | Refusal {
  const { analysis, site } = found;
  const last = recall(memory, found);
  if (!last) return { refused: `${site.id} has no result yet. Resolve it first.` };
  if (last.stale) return { refused: `${site.id} has changed since it was resolved. Resolve it again first.` };
  if (last.trace.wanted) return { refused: `${site.id} is not resolved to its end: ${last.summary}.` };
  return textEdits(analysis.file, resultEdits(site, resultOf(site.combat(), last.trace, last.source)));
}
