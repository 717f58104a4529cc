/** Leaves out diagnostics that only repeat others: of text that could not be parsed, and of values that aliases repeat. */
import type { Diagnostic } from '../../model/diagnostic';
import { findFirstIndex, type Range, type SourceDocument, findSource, rangeAt } from '../../text';
import type { Place } from '../../model/place';

/** A set of ranges, once for all documents of a file. */
export function collectRanges(diagnostics: readonly { readonly range: Range }[]): ReadonlySet<string> {
  return new Set(diagnostics.map(({ range }) => toRangeKey(range)));
}

function toRangeKey({ from, to }: Range): string {
  return `${from} ${to}`;
}

/** @param faultyRanges ranges of syntax errors, such as an unknown alias: their values get no other diagnostics */
export function filterBroken(
  document: SourceDocument,
  diagnostics: readonly Diagnostic[],
  faultyRanges: ReadonlySet<string>,
): readonly Diagnostic[] {
  if (!document.broken && faultyRanges.size === 0) return diagnostics;
  const brokenChunks = document.chunks
    .filter((chunk) => chunk.broken)
    .map(({ origin }) => ({ from: document.origins.get(origin)!, to: document.origins.get(origin)! + origin.length }));
  return diagnostics.filter(({ place }) => {
    // A key that is missing from the root may be in the text that could not be parsed.
    if (place.owner === document.data && place.key === undefined) return false;
    const range = rangeAt(document, place);
    if (!range) return true;
    return !faultyRanges.has(toRangeKey(range)) && !isInRanges(brokenChunks, range.from);
  });
}

/** Whether an offset is in one of some ranges, which are sorted and disjoint. Binary search. */
function isInRanges(ranges: readonly Range[], offset: number): boolean {
  const range = ranges[findFirstIndex(ranges, ({ to }) => to > offset)];
  return range !== undefined && range.from <= offset;
}

/** Maximum number of places in the related information. */
const maxUses = 10;

/** Merges equal diagnostics of a value that aliases repeat into one where it is written: one fix corrects all. */
export function mergeAliasRepeats(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const byOwner = new Map<object, Map<string, { readonly diagnostic: Diagnostic; readonly uses: Place[] }>>();
  const all: { readonly diagnostic: Diagnostic; readonly uses: Place[] }[] = [];
  for (const diagnostic of diagnostics) {
    const { place, code, message } = diagnostic;
    const { owner, key = '' } = findSource(place) ?? place;
    const byKey = byOwner.get(owner) ?? new Map<string, (typeof all)[number]>();
    byOwner.set(owner, byKey);
    const subjectKey = `${key} ${code} ${message}`;
    const earlier = byKey.get(subjectKey);
    if (earlier) {
      earlier.uses.push(place);
      continue;
    }
    const first = { diagnostic, uses: [] };
    byKey.set(subjectKey, first);
    all.push(first);
  }
  return all.map(({ diagnostic, uses }) =>
    uses.length === 0
      ? diagnostic
      : { ...diagnostic, related: [...(diagnostic.related ?? []), ...uses.slice(0, maxUses).map(createRelatedUse)] },
  );
}

function createRelatedUse(place: Place) {
  return { place, message: 'The value is used here as well.' };
}
