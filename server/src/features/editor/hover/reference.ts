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
  const at = findIdAt(analysis, offset);
  const [declaration] = at ? findDeclarations(at) : [];
  const range = declaration && rangeAt(scenario.document, declaration.place);
  if (!range || range.from === at!.range.from) return undefined;
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

/** For the id under the cursor, if it is inherited from the order of battle or declared there; empty for all others. */
export function formatInheritance(analysis: Analysis, offset: number): string {
  const at = findIdAt(analysis, offset);
  if (!at) return '';
  const { scenario, kind, id } = at;
  const { ids } = scenario.ids();
  const inheriting = ids.references(kind, id).filter(({ inherits }) => inherits);
  if (inheriting.length === 0) return '';
  const written = ids.find(kind, id)?.object;
  const currentReference = inheriting.find(({ place }) => rangeAt(scenario.document, place)?.from === at.range.from);
  return joinBlocks(
    currentReference && isMapping(written) ? formatOverrides(currentReference, written) : '',
    formatUsers(
      analysis,
      scenario,
      inheriting.filter((reference) => reference !== currentReference),
      currentReference !== undefined,
    ),
  );
}

function formatOverrides({ place: { owner, key } }: Reference, written: Readonly<Record<string, unknown>>): string {
  const overrides = Object.entries(owner as Readonly<Record<string, unknown>>).flatMap(([name, value]) => {
    if (name === key || name === 'id' || name === 'notes' || isInherited(owner, name)) return [];
    const originalNote = Object.hasOwn(written, name) ? `${formatValueInWords(written[name])} there` : 'nothing there';
    return isSame(value, written[name])
      ? []
      : [`${formatInlineCode(name)} ${formatValueInWords(value)} (${originalNote})`];
  });
  return overrides.length === 0
    ? 'Here as in the order of battle.'
    : `Here otherwise than in the order of battle: ${overrides.join(', ')}.`;
}

function isSame(value: unknown, otherValue: unknown): boolean {
  return JSON.stringify(value) === JSON.stringify(otherValue);
}

function formatValueInWords(value: unknown): string {
  return formatInlineCode(typeof value === 'string' ? value : JSON.stringify(value));
}

function formatUsers(analysis: Analysis, scenario: Scenario, inheriting: readonly Reference[], also: boolean): string {
  const lineAt = createLineResolver(analysis, scenario);
  const named = inheriting.slice(0, maxNamed).map(({ place }) => {
    const part = valueAt(scenario.document.data, findPath(scenario.document, place.owner)?.slice(0, 2) ?? []);
    const id = isMapping(part) ? part['id'] : undefined;
    const line = lineAt(place);
    return `${typeof id === 'string' ? `${formatInlineCode(id)} ` : ''}(line ${line})`;
  });
  if (named.length === 0) return '';
  const more = inheriting.length > named.length ? ` and ${inheriting.length - named.length} more` : '';
  return `${also ? 'Also taken' : 'Taken'} by ${named.join(', ')}${more}.`;
}
