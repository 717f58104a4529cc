/** Definition and references of ids. */
import { rangeOf } from '../text';
import type { Range } from '../text';
import type { Analysis } from './analysis';
import { anchorAt } from './ids/anchors';
import { idAt } from './ids/id-at';
import { namesMadeOf, rangesInName, unusedName } from './ids/made-names';
import { declarationsOf, usesOf } from './ids/named-id';

/** Returns the declaration of the id under the cursor, or the anchor of an alias. */
export function definition(analysis: Analysis, offset: number): Range | undefined {
  const anchor = anchorAt(analysis, offset);
  if (anchor) return anchor.anchor;
  const at = idAt(analysis, offset);
  const [declaration] = at ? declarationsOf(at) : [];
  return declaration && rangeOf(at!.scenario.document, declaration.place);
}

/** Returns all references to the id or anchor under the cursor, including derived names, in document order. */
export function references(analysis: Analysis, offset: number, withDeclaration: boolean): readonly Range[] {
  const named = anchorAt(analysis, offset);
  if (named) return [...(withDeclaration ? [named.anchor] : []), ...named.aliases];
  const at = idAt(analysis, offset);
  if (!at) return [];
  const { document } = at.scenario;
  const places = [...(withDeclaration ? declarationsOf(at).map(({ place }) => place) : []), ...usesOf(at)];
  const to = unusedName(analysis.text);
  const ranges = [
    ...places.map((place) => rangeOf(document, place)).filter((range) => range !== undefined),
    ...namesMadeOf(analysis, at, to).flatMap((made) => rangesInName(at.scenario, made, at.id, to)),
  ];
  const once = new Map(ranges.map((range) => [`${range.from} ${range.to}`, range]));
  return [...once.values()].sort((a, b) => a.from - b.from);
}
