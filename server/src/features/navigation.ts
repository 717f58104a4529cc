/** Ids: where one is declared, and where it is named. */
import { rangeOf } from '../text';
import type { Range } from '../text';
import type { Analysis } from './analysis';
import { anchorAt } from './ids/anchors';
import { idAt } from './ids/id-at';
import { namesMadeOf, rangesInName, unusedName } from './ids/made-names';
import { declarationsOf, usesOf } from './ids/named-id';

/** Where the id under the cursor is declared, or the value that an alias stands for. */
export function definition(analysis: Analysis, offset: number): Range | undefined {
  const anchor = anchorAt(analysis, offset);
  if (anchor) return anchor.anchor;
  const at = idAt(analysis, offset);
  const [declaration] = at ? declarationsOf(at) : [];
  return declaration && rangeOf(at!.scenario.document, declaration.place);
}

/** Every place that names the id or anchor under the cursor, names that are made of it included, in the order of the text. */
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
