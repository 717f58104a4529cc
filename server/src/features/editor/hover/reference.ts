/** One-line description of a referenced object, for hovers on references. */
import type { Declaration, Reference } from '../../../model/ids';
import { findPath, isInherited, locate, rangeAt } from '../../../text';
import { type LocatedValue, valueAt } from '../../../model/place';
import { describeKind } from '../../../schema';
import { type Analysis, createLineResolver } from '../../analysis/analysis';
import { findIdAt } from '../../analysis/id-at';
import { findDeclarations } from '../../scenario/named-id';
import { formatBold, escapeMarkdown, formatInlineCode, joinBlocks } from '../../format/markdown';
import type { Scenario } from '../../scenario/scenario';
import { describeObject } from '../symbols';
import { isMapping } from '../../../model/values';

/** A reference with its declaration. */
export interface NamedReference {
  readonly declaration: Declaration;
  /** Location of the declaration. */
  readonly located: LocatedValue;
}

/** Resolves the reference under the cursor; undefined on a declaration, and if there is no id. */
export function findReferenceAt(analysis: Analysis, scenario: Scenario, offset: number): NamedReference | undefined {
  const namedId = findIdAt(analysis, offset);
  const [declaration] = namedId ? findDeclarations(namedId) : [];
  const range = declaration && rangeAt(scenario.document, declaration.place);
  if (!range || range.from === namedId!.range.from) return undefined;
  const located = locate(scenario.document, range.from);
  return located && { declaration, located };
}

/** `**kaga**: unit, cv, name Kaga (line 51)`. */
export function formatReference(analysis: Analysis, scenario: Scenario, { declaration }: NamedReference): string {
  const { id, kind, object, place } = declaration;
  const line = createLineResolver(analysis, scenario)(place);
  const details = typeof object === 'object' && object !== null ? describeObject(object) : '';
  const words = [describeKind(kind), details].filter((part) => part !== '').join(', ');
  return `${formatBold(id)}: ${escapeMarkdown(words)}${line === undefined ? '' : ` (line ${line})`}`;
}

// Hover text for units of the order of battle: overridden members, and the combats that use them.

/** Maximum number of combats listed. */
const maxNamed = 8;

/** The overrides and users of the id under the cursor, if it is inherited from the order of battle or declared there; empty for other ids. */
export function formatInheritance(analysis: Analysis, offset: number): string {
  const namedId = findIdAt(analysis, offset);
  if (!namedId) return '';
  const { scenario, kind, id } = namedId;
  const { ids } = scenario.ids();
  const inheritingReferences = ids.references(kind, id).filter(({ inherits }) => inherits);
  if (inheritingReferences.length === 0) return '';
  const declaredObject = ids.find(kind, id)?.object;
  const currentReference = inheritingReferences.find(
    ({ place }) => rangeAt(scenario.document, place)?.from === namedId.range.from,
  );
  return joinBlocks(
    currentReference && isMapping(declaredObject) ? formatOverrides(currentReference, declaredObject) : '',
    formatUsers(
      analysis,
      scenario,
      inheritingReferences.filter((reference) => reference !== currentReference),
      currentReference !== undefined,
    ),
  );
}

function formatOverrides(
  { place: { owner, key } }: Reference,
  declaredObject: Readonly<Record<string, unknown>>,
): string {
  const overrides = Object.entries(owner as Readonly<Record<string, unknown>>).flatMap(([name, value]) => {
    if (name === key || name === 'id' || name === 'notes' || isInherited(owner, name)) return [];
    const originalNote = Object.hasOwn(declaredObject, name)
      ? `${formatValueInWords(declaredObject[name])} there`
      : 'nothing there';
    return isSame(value, declaredObject[name])
      ? []
      : [`${formatInlineCode(name)} ${formatValueInWords(value)} (${originalNote})`];
  });
  return overrides.length === 0
    ? 'Here as in the order of battle.'
    : `Changed from the order of battle: ${overrides.join(', ')}.`;
}

function isSame(value: unknown, otherValue: unknown): boolean {
  return JSON.stringify(value) === JSON.stringify(otherValue);
}

function formatValueInWords(value: unknown): string {
  return formatInlineCode(typeof value === 'string' ? value : JSON.stringify(value));
}

function formatUsers(
  analysis: Analysis,
  scenario: Scenario,
  inheritingReferences: readonly Reference[],
  isTakenHere: boolean,
): string {
  const getLine = createLineResolver(analysis, scenario);
  const userTexts = inheritingReferences.slice(0, maxNamed).map(({ place }) => {
    const part = valueAt(scenario.document.data, findPath(scenario.document, place.owner)?.slice(0, 2) ?? []);
    const id = isMapping(part) ? part['id'] : undefined;
    const line = getLine(place);
    return `${typeof id === 'string' ? `${formatInlineCode(id)} ` : ''}(line ${line})`;
  });
  if (userTexts.length === 0) return '';
  const more =
    inheritingReferences.length > userTexts.length ? ` and ${inheritingReferences.length - userTexts.length} more` : '';
  return `${isTakenHere ? 'Also taken' : 'Taken'} by ${userTexts.join(', ')}${more}.`;
}
