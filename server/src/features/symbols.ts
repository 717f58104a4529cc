/** The outline of a file: scenarios, their powers and combats, then sides, then units, each with its values. */
import type { Path } from '../model/place';
import { titleAt } from '../schema';
import { entriesOf, firstVersion, isTaken } from '../text';
import type { MemberRange, Range } from '../text';
import { analyse } from './analysis';
import type { Analysis } from './analysis';
import { combatsOf } from './combat/scenario-combats';
import { lazy } from '../model/lazy';
import type { Lazy } from '../model/lazy';
import type { OutlineSymbol } from './outline-symbol';
import { partSymbols } from './part-symbols';
import type { Scenario } from './scenario';
import { turnPlaces } from './turn/order';
import type { TurnPlace } from './turn/order';
import { isObject } from '../model/values';

/** For a text with git conflict markers: the symbols of the first version. */
export function symbols(analysis: Analysis): readonly OutlineSymbol[] {
  return firstSymbols(analysis, Infinity).symbols;
}

/**
 * Returns the first symbols in document order, with their parents.
 * @param most maximum number, at least 1
 * @returns also whether there are more
 */
export function firstSymbols(
  analysis: Analysis,
  most: number,
): { readonly symbols: readonly OutlineSymbol[]; readonly more: boolean } {
  const isConflict = analysis.file.problems.some(({ code }) => code === 'syntax/merge-conflict');
  const { scenarios } = isConflict ? ofFirstVersion(analysis) : analysis;
  const room: Room = { left: most, more: false };
  return {
    symbols: scenarios.flatMap((scenario) => (isFull(room) ? [] : [scenarioSymbol(scenario, room)])),
    more: room.more,
  };
}

/** Remaining number of symbols, and whether any was omitted. */
interface Room {
  left: number;
  more: boolean;
}

function isFull(room: Room): boolean {
  if (room.left > 0) return false;
  room.more = true;
  return true;
}

const firstVersions = new WeakMap<Analysis, Analysis>();

function ofFirstVersion(analysis: Analysis): Analysis {
  const known = firstVersions.get(analysis) ?? analyse(firstVersion(analysis.text), undefined, analysis.environment);
  firstVersions.set(analysis, known);
  return known;
}

interface Outline {
  readonly scenario: Scenario;
  /** Objects with an id. */
  readonly names: Lazy<ReadonlyMap<unknown, string>>;
  readonly isCombat: (object: object) => boolean;
  readonly places: ReadonlyMap<object, TurnPlace>;
  readonly room: Room;
}

function scenarioSymbol(scenario: Scenario, room: Room): OutlineSymbol {
  room.left--;
  const { document, ruleset, index } = scenario;
  const combats = combatsOf(scenario);
  const objects = new Set(combats.map(({ site }) => site.object));
  const outline: Outline = {
    scenario,
    places: turnPlaces(scenario, combats),
    names: lazy(() => new Map(scenario.ids().ids.declarations.map(({ object, id }) => [object, id]))),
    isCombat: (object) => objects.has(object),
    room,
  };
  const { title } = document.data;
  const entries = entriesOf(document, document.data).filter(({ merged }) => !merged);
  const from = entries[0]?.range.from ?? document.range.from;
  const to = Math.max(from, ...entries.map(({ range }) => range.to));
  return {
    name: typeof title === 'string' && title !== '' ? title : `Scenario ${index + 1}`,
    detail: ruleset?.title ?? '',
    kind: 'scenario',
    range: { from, to },
    selection: entries.find(({ key }) => key === 'title')?.range ?? entries[0]?.range ?? { from, to },
    children: entries.flatMap((entry) => rootSymbols(outline, entry)),
  };
}

/** A part list shows its items; another member shows itself if it contains an id. */
function rootSymbols(outline: Outline, entry: MemberRange): readonly OutlineSymbol[] {
  const { document, parts } = outline.scenario;
  const value = document.data[entry.key];
  if (!isObject(value)) return [];
  if (!parts.includes(String(entry.key))) return memberSymbols(outline, entry, value, [entry.key]);
  return entriesOf(document, value).flatMap((item) => symbolsOfPart(outline, value, item, entry.key));
}

/** Symbols of one part: cached, if the budget allows all of them. */
function symbolsOfPart(
  outline: Outline,
  list: object,
  item: MemberRange,
  key: MemberRange['key'],
): readonly OutlineSymbol[] {
  const { scenario, isCombat, places, room } = outline;
  const part = (list as Readonly<Record<number, unknown>>)[Number(item.key)];
  if (!isObject(part)) return [];
  const path = [key, item.key];
  const found = partSymbols(scenario, part, isCombat, (asked) =>
    wholePart({ ...outline, isCombat: asked, room: { left: Infinity, more: false } }, part, item, path),
  );
  const place = places.get(part);
  const inTurn = (symbols: readonly OutlineSymbol[]) =>
    place ? symbols.map((symbol) => symbolInTurn(symbol, place)) : symbols;
  if (found.count > room.left) return inTurn(wholePart(outline, part, item, path));
  room.left -= found.count;
  return inTurn(found.symbols);
}

const told = new WeakMap<object, { readonly detail: string; readonly lines: object }>();

/** Adds the position in the turn to a combat. It depends on other parts, so it is not cached with the symbol. */
function symbolInTurn(symbol: OutlineSymbol, { place, why }: TurnPlace): OutlineSymbol {
  const detail = `${[place, ...(symbol.detail === '' ? [] : [symbol.detail])].join(', ')} (${why})`;
  const { lines } = symbol;
  if (!lines) return { ...symbol, detail };
  let known = told.get(lines);
  if (known?.detail !== detail) told.set(lines, (known = { detail, lines: {} }));
  return { ...symbol, detail, lines: known.lines };
}

function memberSymbols(outline: Outline, entry: MemberRange, value: object, path: Path): readonly OutlineSymbol[] {
  const { scenario, isCombat, room } = outline;
  const id = outline.names().get(value) ?? takenId(value);
  if (id !== undefined) {
    if (isFull(room)) return [];
    room.left--;
  }
  const children = Array.isArray(value) ? itemsOf(outline, value, path) : membersOf(outline, value, path);
  if (id === undefined && children.length === 0) return [];
  if (id === undefined) room.left--; // parents of shown symbols are shown
  const title = id === undefined && scenario.ruleset && titleAt(scenario.ruleset.id, scenario.tables.data, path);
  return [
    {
      name: id ?? (title || String(entry.key)),
      detail: Array.isArray(value) ? '' : detailOf(value),
      kind: isCombat(value) ? 'combat' : id === undefined ? 'group' : 'declaration',
      range: entry.range,
      selection: entry.keyRange.to > entry.keyRange.from ? entry.keyRange : firstOf(outline, value, entry),
      children,
    },
  ];
}

/** Members of a mapping; a nested list is replaced by its items. */
function membersOf(outline: Outline, object: object, path: Path): readonly OutlineSymbol[] {
  return entriesOf(outline.scenario.document, object).flatMap((entry) => {
    const value = (object as Readonly<Record<string, unknown>>)[entry.key];
    if (!isObject(value) || entry.merged) return [];
    const inner = [...path, entry.key];
    return Array.isArray(value) ? itemsOf(outline, value, inner) : memberSymbols(outline, entry, value, inner);
  });
}

function itemsOf(outline: Outline, list: object, path: Path): readonly OutlineSymbol[] {
  return entriesOf(outline.scenario.document, list).flatMap((entry): readonly OutlineSymbol[] => {
    const value = (list as Readonly<Record<number, unknown>>)[Number(entry.key)];
    return isObject(value) ? memberSymbols(outline, entry, value, [...path, entry.key]) : [];
  });
}

/** A part is shown even without an id. */
function wholePart(outline: Outline, part: object, entry: MemberRange, path: Path): readonly OutlineSymbol[] {
  const found = memberSymbols(outline, entry, part, path);
  if (found.length > 0) return found;
  if (isFull(outline.room)) return [];
  outline.room.left--;
  const [name = 'item', ...rest] = wordsOf(part);
  const { range } = entry;
  return [
    { name, detail: rest.join(', '), kind: 'item', range, selection: firstOf(outline, part, entry), children: [] },
  ];
}

/** Range of the id of an item, or else of its first member. */
function firstOf({ scenario, names }: Outline, value: object, { range }: MemberRange): Range {
  const entries = entriesOf(scenario.document, value);
  const id = names().get(value);
  const named = entries.find(({ key }) => id !== undefined && (value as Record<string, unknown>)[key] === id);
  const shown = named?.valueRange ?? entries[0]?.range ?? range;
  return shown.from >= range.from && shown.to <= range.to ? shown : range;
}

/** The inherited id of an object. */
function takenId(value: object): string | undefined {
  return isTaken(value, 'id') ? String((value as Readonly<Record<string, unknown>>)['id']) : undefined;
}

const maxWords = 6;
const omittedKeys = new Set(['id', 'notes', 'title']);

/** Describes an object by its scalars: `sub, attack 3, section 3`. */
export function detailOf(object: object): string {
  return wordsOf(object).slice(0, maxWords).join(', ');
}

/** The scalars of an object as words: `sub`, `attack 3`, `faceUp`. */
function wordsOf(object: object): readonly string[] {
  const id = takenId(object);
  return Object.entries(object).flatMap(([key, value]: [string, unknown]) => {
    if (omittedKeys.has(key) || !isScalar(value) || value === id) return [];
    if (key === 'type' || key === 'kind') return [String(value)];
    return [value === true ? key : `${key} ${value}`];
  });
}

function isScalar(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}
