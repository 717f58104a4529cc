/** The id under the cursor. */
import type { Reference } from '../../model/ids';
import type { LocatedValue } from '../../model/place';
import { type Range, locate, rangeAt } from '../../text';
import { type Analysis, scenarioAt } from './analysis';
import type { Scenario } from '../scenario/scenario';
import { findDerivedNames, idRangesInName, unusedName } from './derived-names';
import type { NamedId } from '../scenario/named-id';

/** An id under the cursor: a declaration, a reference, or a part of a derived name such as `air-attack.arizona`. */
export interface IdAt extends NamedId {
  readonly range: Range;
}

export function idAt(analysis: Analysis, offset: number): IdAt | undefined {
  const scenario = scenarioAt(analysis, offset);
  const where = scenario && locate(scenario.document, offset);
  if (!scenario || !where) return undefined;
  const owner = where.chain.at(-1);
  const key = where.path.at(-1);
  const { ids } = scenario.ids();
  const isAtCursor = ({ place }: Reference) =>
    place.owner === owner && place.key === key && (place.onKey ?? false) === where.onKey;
  const declared = ids.declarations.find(isAtCursor);
  const referenceAtCursor = declared ?? ids.uses.filter(isAtCursor).find(({ kind, id }) => ids.find(kind, id));
  if (!referenceAtCursor) return where.onKey ? idInDerivedName(analysis, scenario, where, offset) : undefined;
  const range = rangeAt(scenario.document, referenceAtCursor.place);
  return range && { scenario, kind: referenceAtCursor.kind, id: referenceAtCursor.id, within: declared?.within, range };
}

/** Finds the id in a derived key of dice, expectations or results; the longest first, since one id may be part of another. */
function idInDerivedName(
  analysis: Analysis,
  scenario: Scenario,
  { chain, path }: LocatedValue,
  offset: number,
): IdAt | undefined {
  if (!path.some((step) => step === 'dice' || step === 'expect' || step === 'result')) return undefined;
  const owner = chain.at(-1);
  const key = String(path.at(-1));
  const candidates = scenario
    .ids()
    .ids.declarations.filter(({ id }) => key.includes(id))
    .sort((first, second) => second.id.length - first.id.length);
  const to = unusedName(analysis.text);
  for (const { kind, id, within } of candidates) {
    const named = { scenario, kind, id, within };
    const derivedNames = findDerivedNames(analysis, named, to);
    const derivedName = derivedNames.find(({ place }) => place.owner === owner && place.key === key);
    const ranges = derivedName ? idRangesInName(scenario, derivedName, id, to) : [];
    const range = ranges.find(({ from, to: end }) => from <= offset && offset <= end);
    if (range) return { ...named, range };
  }
  return undefined;
}
