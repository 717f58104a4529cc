/** Occurrences of an id: highlights, and linked editing. */
import { type Range, locate } from '../../text';
import { type Analysis, scenarioAt } from '../analysis/analysis';
import { idAt } from '../analysis/id-at';
import { unusedName } from '../analysis/derived-names';
import { findDefinition, findReferences } from './navigation';
import { renameSymbol } from './rename/rename';

export interface Highlight {
  readonly range: Range;
  /** A declaration rather than a reference. */
  readonly declares: boolean;
}

/** Returns all occurrences of the id under the cursor in document order. */
export function findHighlights(analysis: Analysis, offset: number): readonly Highlight[] {
  const declared = findDefinition(analysis, offset);
  return findReferences(analysis, offset, true).map((range) => ({ range, declares: range.from === declared?.from }));
}

/**
 * Returns the occurrences of an id for linked editing, if the cursor is on its declaration: on a reference, the user may want another id.
 * None if *Rename* would have to change anything else, or would refuse.
 */
export function findLinkedRanges(analysis: Analysis, offset: number): readonly Range[] {
  const id = idAt(analysis, offset);
  const scenario = scenarioAt(analysis, offset);
  if (!id || !scenario || !locate(scenario.document, offset)) return [];
  const declared = findDefinition(analysis, offset);
  if (!declared || offset < declared.from || offset > declared.to) return [];
  const to = unusedName(analysis.text);
  const edits = renameSymbol(analysis, offset, to);
  if (!edits || 'refused' in edits) return [];
  const ranges: Range[] = [];
  for (const { from, to: end, insert } of edits) {
    const parts = insert.split(to);
    // The edit would change more than the name.
    if (parts.length < 2 || parts.join(id.id) !== analysis.text.slice(from, end)) return [];
    let at = from;
    for (const part of parts.slice(0, -1)) {
      at += part.length;
      ranges.push({ from: at, to: at + id.id.length });
      at += id.id.length;
    }
  }
  return ranges.sort((a, b) => a.from - b.from);
}
