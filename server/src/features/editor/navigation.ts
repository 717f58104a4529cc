/** Definition and references of ids. */
import { type Range, rangeAt } from '../../text';
import type { Analysis } from '../analysis/analysis';
import { anchorAt } from '../analysis/anchors';
import { idAt } from '../analysis/id-at';
import { findDerivedNames, idRangesInName, unusedName } from '../analysis/derived-names';
import { findDeclarations, findUses } from '../scenario/named-id';

/** Returns the declaration of the id under the cursor, or the anchor of an alias. */
export function findDefinition(analysis: Analysis, offset: number): Range | undefined {
  const anchor = anchorAt(analysis, offset);
  if (anchor) return anchor.anchor;
  const at = idAt(analysis, offset);
  const [declaration] = at ? findDeclarations(at) : [];
  return declaration && rangeAt(at!.scenario.document, declaration.place);
}

/** Returns all references to the id or anchor under the cursor, including derived names, in document order. */
export function findReferences(analysis: Analysis, offset: number, withDeclaration: boolean): readonly Range[] {
  const named = anchorAt(analysis, offset);
  if (named) return [...(withDeclaration ? [named.anchor] : []), ...named.aliases];
  const at = idAt(analysis, offset);
  if (!at) return [];
  const { document } = at.scenario;
  const places = [...(withDeclaration ? findDeclarations(at).map(({ place }) => place) : []), ...findUses(at)];
  const to = unusedName(analysis.text);
  const ranges = [
    ...places.map((place) => rangeAt(document, place)).filter((range) => range !== undefined),
    ...findDerivedNames(analysis, at, to).flatMap((derivedName) => idRangesInName(at.scenario, derivedName, at.id, to)),
  ];
  const rangesByPosition = new Map(ranges.map((range) => [`${range.from} ${range.to}`, range]));
  return [...rangesByPosition.values()].sort((a, b) => a.from - b.from);
}
