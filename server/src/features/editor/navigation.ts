/** Definition and references of ids. */
import { type Range, locate, rangeAt } from '../../text';
import { type Analysis, findScenarioAt } from '../analysis/analysis';
import { findAnchorAt, findDerivedNames, findIdAt, findIdRangesInName, createUnusedName } from '../analysis/id-at';
import { type NamedId, findDeclarations, findUses } from '../scenario/named-id';
import { renameSymbol } from './rename';

/** Returns the declaration of the id under the cursor, or the anchor of an alias. */
export function findDefinition(analysis: Analysis, offset: number): Range | undefined {
  const anchor = findAnchorAt(analysis, offset);
  if (anchor) return anchor.anchor;
  const at = findIdAt(analysis, offset);
  const [declaration] = at ? findDeclarations(at) : [];
  return declaration && rangeAt(at!.scenario.document, declaration.place);
}

/** Returns all references to the id or anchor under the cursor, including derived names, in document order. */
export function findReferences(analysis: Analysis, offset: number, withDeclaration: boolean): readonly Range[] {
  const named = findAnchorAt(analysis, offset);
  if (named) return [...(withDeclaration ? [named.anchor] : []), ...named.aliases];
  const at = findIdAt(analysis, offset);
  return at ? findReferencesTo(analysis, at, withDeclaration) : [];
}

/** Returns all references to an id, in document order. */
export function findReferencesTo(analysis: Analysis, at: NamedId, withDeclaration: boolean): readonly Range[] {
  const { document } = at.scenario;
  const places = [...(withDeclaration ? findDeclarations(at).map(({ place }) => place) : []), ...findUses(at)];
  const to = createUnusedName(analysis.text);
  const ranges = [
    ...places.map((place) => rangeAt(document, place)).filter((range) => range !== undefined),
    ...findDerivedNames(analysis, at, to).flatMap((derivedName) =>
      findIdRangesInName(at.scenario, derivedName, at.id, to),
    ),
  ];
  const rangesByPosition = new Map(ranges.map((range) => [`${range.from} ${range.to}`, range]));
  return [...rangesByPosition.values()].sort((a, b) => a.from - b.from);
}

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
  const id = findIdAt(analysis, offset);
  const scenario = findScenarioAt(analysis, offset);
  if (!id || !scenario || !locate(scenario.document, offset)) return [];
  const declared = findDefinition(analysis, offset);
  if (!declared || offset < declared.from || offset > declared.to) return [];
  const to = createUnusedName(analysis.text);
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
