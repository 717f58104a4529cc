/** Definition and references of ids. */
import { type Range, locate, rangeAt } from '../../text';
import { type Analysis, findScenarioAt } from '../analysis/analysis';
import { findAnchorAt, findDerivedNames, findIdAt, findIdRangesInName, createUnusedName } from '../analysis/id-at';
import { type NamedId, findDeclarations, findUses } from '../scenario/named-id';
import { renameSymbol } from './rename';

/** Returns the declaration of the id under the cursor, or the anchor of an alias. */
export function findDefinition(analysis: Analysis, offset: number): Range | undefined {
  const anchorRanges = findAnchorAt(analysis, offset);
  if (anchorRanges) return anchorRanges.anchor;
  const namedId = findIdAt(analysis, offset);
  const [declaration] = namedId ? findDeclarations(namedId) : [];
  return declaration && rangeAt(namedId!.scenario.document, declaration.place);
}

/** Returns all references to the id or anchor under the cursor, including derived names, in document order. */
export function findReferences(analysis: Analysis, offset: number, includeDeclaration: boolean): readonly Range[] {
  const anchorRanges = findAnchorAt(analysis, offset);
  if (anchorRanges) return [...(includeDeclaration ? [anchorRanges.anchor] : []), ...anchorRanges.aliases];
  const namedId = findIdAt(analysis, offset);
  return namedId ? findReferencesTo(analysis, namedId, includeDeclaration) : [];
}

/** Returns all references to an id, in document order. */
export function findReferencesTo(analysis: Analysis, namedId: NamedId, includeDeclaration: boolean): readonly Range[] {
  const { document } = namedId.scenario;
  const places = [
    ...(includeDeclaration ? findDeclarations(namedId).map(({ place }) => place) : []),
    ...findUses(namedId),
  ];
  const unusedName = createUnusedName(analysis.text);
  const ranges = [
    ...places.map((place) => rangeAt(document, place)).filter((range) => range !== undefined),
    ...findDerivedNames(analysis, namedId, unusedName).flatMap((derivedName) =>
      findIdRangesInName(namedId.scenario, derivedName, namedId.id, unusedName),
    ),
  ];
  const rangesByPosition = new Map(ranges.map((range) => [`${range.from} ${range.to}`, range]));
  return [...rangesByPosition.values()].sort((a, b) => a.from - b.from);
}

export interface Highlight {
  readonly range: Range;
  /** A declaration rather than a reference. */
  readonly isDeclaration: boolean;
}

/** Returns all occurrences of the id under the cursor in document order. */
export function findHighlights(analysis: Analysis, offset: number): readonly Highlight[] {
  const definition = findDefinition(analysis, offset);
  return findReferences(analysis, offset, true).map((range) => ({
    range,
    isDeclaration: range.from === definition?.from,
  }));
}

/**
 * Returns the occurrences of an id for linked editing, if the cursor is on its declaration: on a reference, the user may want another id.
 * None if *Rename* would have to change anything else, or would refuse.
 */
export function findLinkedRanges(analysis: Analysis, offset: number): readonly Range[] {
  const id = findIdAt(analysis, offset);
  const scenario = findScenarioAt(analysis, offset);
  if (!id || !scenario || !locate(scenario.document, offset)) return [];
  const definition = findDefinition(analysis, offset);
  if (!definition || offset < definition.from || offset > definition.to) return [];
  const unusedName = createUnusedName(analysis.text);
  const edits = renameSymbol(analysis, offset, unusedName);
  if (!edits || 'refused' in edits) return [];
  const ranges: Range[] = [];
  for (const { from, to: end, insert } of edits) {
    const parts = insert.split(unusedName);
    // The edit would change more than the name.
    if (parts.length < 2 || parts.join(id.id) !== analysis.text.slice(from, end)) return [];
    let position = from;
    for (const part of parts.slice(0, -1)) {
      position += part.length;
      ranges.push({ from: position, to: position + id.id.length });
      position += id.id.length;
    }
  }
  return ranges.sort((a, b) => a.from - b.from);
}
