/** The outline of a file: scenarios, their powers and combats, then sides, then units, each with its values. */
import type { Path } from '../../model/place';
import { getTitleAt } from '../../schema';
import { type MemberRange, type Range, isInherited, keepFirstVersion, listMembers } from '../../text';
import { type Analysis, analyse } from '../analysis/analysis';
import { listCombats } from '../scenario/scenario-combats';
import { type Lazy, createLazy } from '../../model/lazy';
import type { OutlineSymbol } from '../analysis/named-symbols';
import type { Scenario } from '../scenario/scenario';
import { type TurnPlace, getTurnPlaces } from '../resolve/turn/find';
import { isObject } from '../../model/values';
import { getNode } from '../../text/node';

/** For a text with git conflict markers: the symbols of the first version. */
export function findSymbols(analysis: Analysis): readonly OutlineSymbol[] {
  return findFirstSymbols(analysis, Infinity).symbols;
}

/**
 * Returns the first symbols in document order, with their parents.
 * @param limit maximum number, at least 1
 * @returns also whether there are more
 */
export function findFirstSymbols(
  analysis: Analysis,
  limit: number,
): { readonly symbols: readonly OutlineSymbol[]; readonly hasMore: boolean } {
  const isConflict = analysis.file.diagnostics.some(({ code }) => code === 'syntax/merge-conflict');
  const { scenarios } = isConflict ? analyseFirstVersion(analysis) : analysis;
  const budget: SymbolBudget = { remaining: limit, hasMore: false };
  return {
    symbols: scenarios.flatMap((scenario) => (isFull(budget) ? [] : [createScenarioSymbol(scenario, budget)])),
    hasMore: budget.hasMore,
  };
}

/** Remaining number of symbols, and whether any was omitted. */
interface SymbolBudget {
  remaining: number;
  hasMore: boolean;
}

function isFull(budget: SymbolBudget): boolean {
  if (budget.remaining > 0) return false;
  budget.hasMore = true;
  return true;
}

const firstVersions = new WeakMap<Analysis, Analysis>();

function analyseFirstVersion(analysis: Analysis): Analysis {
  const cached =
    firstVersions.get(analysis) ?? analyse(keepFirstVersion(analysis.text), undefined, analysis.environment);
  firstVersions.set(analysis, cached);
  return cached;
}

interface Outline {
  readonly scenario: Scenario;
  /** Objects with an id. */
  readonly names: Lazy<ReadonlyMap<unknown, string>>;
  readonly isCombat: (object: object) => boolean;
  readonly places: ReadonlyMap<object, TurnPlace>;
  readonly budget: SymbolBudget;
}

function createScenarioSymbol(scenario: Scenario, budget: SymbolBudget): OutlineSymbol {
  budget.remaining--;
  const { document, ruleset, index } = scenario;
  const combats = listCombats(scenario);
  const objects = new Set(combats.map(({ entry }) => entry.object));
  const outline: Outline = {
    scenario,
    places: getTurnPlaces(scenario, combats),
    names: createLazy(() => new Map(scenario.ids().ids.declarations.map(({ object, id }) => [object, id]))),
    isCombat: (object) => objects.has(object),
    budget,
  };
  const { title } = document.data;
  const entries = listMembers(document, document.data).filter(({ merged }) => !merged);
  const from = entries[0]?.range.from ?? document.range.from;
  const to = Math.max(from, ...entries.map(({ range }) => range.to));
  return {
    name: typeof title === 'string' && title !== '' ? title : `Scenario ${index + 1}`,
    detail: ruleset?.title ?? '',
    kind: 'scenario',
    range: { from, to },
    selection: entries.find(({ key }) => key === 'title')?.range ?? entries[0]?.range ?? { from, to },
    children: entries.flatMap((entry) => listRootSymbols(outline, entry)),
  };
}

/** A part list shows its items; another member shows itself if it contains an id. */
function listRootSymbols(outline: Outline, entry: MemberRange): readonly OutlineSymbol[] {
  const { document, parts } = outline.scenario;
  const value = document.data[entry.key];
  if (!isObject(value)) return [];
  if (!parts.includes(String(entry.key))) return createMemberSymbols(outline, entry, value, [entry.key]);
  return listMembers(document, value).flatMap((item) => listPartSymbols(outline, value, item, entry.key));
}

/** Symbols of one part: cached, if the budget allows all of them. */
function listPartSymbols(
  outline: Outline,
  list: object,
  item: MemberRange,
  key: MemberRange['key'],
): readonly OutlineSymbol[] {
  const { scenario, isCombat, places, budget } = outline;
  const part = (list as Readonly<Record<number, unknown>>)[Number(item.key)];
  if (!isObject(part)) return [];
  const path = [key, item.key];
  const partSymbolList = getPartSymbols(scenario, part, isCombat, (trackedIsCombat) =>
    createPartSymbols(
      { ...outline, isCombat: trackedIsCombat, budget: { remaining: Infinity, hasMore: false } },
      part,
      item,
      path,
    ),
  );
  const place = places.get(part);
  const addTurnDetails = (symbols: readonly OutlineSymbol[]) =>
    place ? symbols.map((symbol) => withTurnDetail(symbol, place)) : symbols;
  if (partSymbolList.count > budget.remaining) return addTurnDetails(createPartSymbols(outline, part, item, path));
  budget.remaining -= partSymbolList.count;
  return addTurnDetails(partSymbolList.symbols);
}

const turnDetailCache = new WeakMap<object, { readonly detail: string; readonly lines: object }>();

/** Adds the position in the turn to a combat. It depends on other parts, so it is not cached with the symbol. */
function withTurnDetail(symbol: OutlineSymbol, { place, why }: TurnPlace): OutlineSymbol {
  const detail = `${[place, ...(symbol.detail === '' ? [] : [symbol.detail])].join(', ')} (${why})`;
  const { lines } = symbol;
  if (!lines) return { ...symbol, detail };
  let cached = turnDetailCache.get(lines);
  if (cached?.detail !== detail) turnDetailCache.set(lines, (cached = { detail, lines: {} }));
  return { ...symbol, detail, lines: cached.lines };
}

function createMemberSymbols(
  outline: Outline,
  entry: MemberRange,
  value: object,
  path: Path,
): readonly OutlineSymbol[] {
  const { scenario, isCombat, budget } = outline;
  const id = outline.names().get(value) ?? getInheritedId(value);
  if (id !== undefined) {
    if (isFull(budget)) return [];
    budget.remaining--;
  }
  const children = Array.isArray(value)
    ? listItemSymbols(outline, value, path)
    : listMemberSymbols(outline, value, path);
  // The units in `expect` and `result` are those that a combat leaves, not forces.
  const isCounted = isForce(value) && !path.includes('expect') && !path.includes('result');
  if (id === undefined && children.length === 0 && !isCounted) return [];
  if (id === undefined) budget.remaining--; // parents of shown symbols are shown
  const title = id === undefined && scenario.ruleset && getTitleAt(scenario.ruleset.id, scenario.tables.data, path);
  return [
    {
      name: id ?? (title || String(entry.key)),
      detail: Array.isArray(value) ? '' : describeForce(value),
      kind: isCombat(value) ? 'combat' : id === undefined ? 'group' : 'declaration',
      range: entry.range,
      selection: entry.keyRange.to > entry.keyRange.from ? entry.keyRange : findSelection(outline, value, entry),
      children,
    },
  ];
}

/** Whether an object is a side or a force of units that are counted by type and have no ids. */
function isForce(value: object): value is Force {
  const { units } = value as Partial<Force>;
  return isObject(units) && !Array.isArray(units);
}

interface Force {
  readonly units: Readonly<Record<string, unknown>>;
}

/** Describes an object, and the units of a force: `power uk, 2 dd, 1 ftr`. */
function describeForce(value: object): string {
  const counts = isForce(value) ? Object.entries(value.units) : [];
  const words = counts.map(([type, count]) => (typeof count === 'number' ? `${count} ${type}` : type));
  return [describeObject(value), ...words.slice(0, maxWords)].filter((text) => text !== '').join(', ');
}

/** Members of a mapping; a nested list is replaced by its items. */
function listMemberSymbols(outline: Outline, object: object, path: Path): readonly OutlineSymbol[] {
  return listMembers(outline.scenario.document, object).flatMap((entry) => {
    const value = (object as Readonly<Record<string, unknown>>)[entry.key];
    if (!isObject(value) || entry.merged) return [];
    const memberPath = [...path, entry.key];
    return Array.isArray(value)
      ? listItemSymbols(outline, value, memberPath)
      : createMemberSymbols(outline, entry, value, memberPath);
  });
}

function listItemSymbols(outline: Outline, list: object, path: Path): readonly OutlineSymbol[] {
  return listMembers(outline.scenario.document, list).flatMap((entry): readonly OutlineSymbol[] => {
    const value = (list as Readonly<Record<number, unknown>>)[Number(entry.key)];
    return isObject(value) ? createMemberSymbols(outline, entry, value, [...path, entry.key]) : [];
  });
}

/** A part is shown even without an id. */
function createPartSymbols(outline: Outline, part: object, entry: MemberRange, path: Path): readonly OutlineSymbol[] {
  const ownSymbols = createMemberSymbols(outline, entry, part, path);
  if (ownSymbols.length > 0) return ownSymbols;
  if (isFull(outline.budget)) return [];
  outline.budget.remaining--;
  const [name = 'item', ...details] = listWords(part);
  const { range } = entry;
  return [
    {
      name,
      detail: details.join(', '),
      kind: 'item',
      range,
      selection: findSelection(outline, part, entry),
      children: [],
    },
  ];
}

/** Range of the id of an item, or else of its first member. */
function findSelection({ scenario, names }: Outline, value: object, { range }: MemberRange): Range {
  const entries = listMembers(scenario.document, value);
  const id = names().get(value);
  const idEntry = entries.find(({ key }) => id !== undefined && (value as Record<string, unknown>)[key] === id);
  const selectionRange = idEntry?.valueRange ?? entries[0]?.range ?? range;
  return selectionRange.from >= range.from && selectionRange.to <= range.to ? selectionRange : range;
}

/** The inherited id of an object. */
function getInheritedId(value: object): string | undefined {
  return isInherited(value, 'id') ? String((value as Readonly<Record<string, unknown>>)['id']) : undefined;
}

const maxWords = 6;
const omittedKeys = new Set(['id', 'notes', 'title']);

/** Describes an object by its scalars: `sub, attack 3, section 3`. */
export function describeObject(object: object): string {
  return listWords(object).slice(0, maxWords).join(', ');
}

/** The scalars of an object as words: `sub`, `attack 3`, `faceUp`. */
function listWords(object: object): readonly string[] {
  const id = getInheritedId(object);
  return Object.entries(object).flatMap(([key, value]: [string, unknown]) => {
    if (omittedKeys.has(key) || !isScalar(value) || value === id) return [];
    if (key === 'type' || key === 'kind') return [String(value)];
    return [value === true ? key : `${key} ${value}`];
  });
}

function isScalar(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

// Caches the symbols of parts across edits: an unchanged part has the same symbols, wherever it is now.

interface CachedSymbols {
  readonly rulesetId: string | undefined;
  /** Offset of the part's chunk when the symbols were created. */
  readonly chunkOffset: number;
  /** Objects that were queried, with whether they were combats: that depends on more than the part. */
  readonly combatQueries: readonly (readonly [object: object, isCombat: boolean])[];
  readonly symbols: readonly OutlineSymbol[];
  readonly count: number;
}

const symbolCache = new WeakMap<object, CachedSymbols>();

/** @param build builds the symbols, given a predicate for combats @returns the symbols, and their number including children */
export function getPartSymbols(
  { document, ruleset }: Scenario,
  part: object,
  isCombat: (object: object) => boolean,
  build: (isCombat: (object: object) => boolean) => readonly OutlineSymbol[],
): Pick<CachedSymbols, 'symbols' | 'count'> {
  const origin = getNode(part)?.origin;
  const chunkOffset = origin && document.origins.get(origin);
  const cached = symbolCache.get(part);
  const isReusable =
    cached?.rulesetId === ruleset?.id && cached?.combatQueries.every(([object, before]) => isCombat(object) === before);
  if (cached && isReusable && cached.chunkOffset === chunkOffset) return cached;
  const combatQueries: (readonly [object, boolean])[] = [];
  const recordingIsCombat = (object: object) => {
    const answer = isCombat(object);
    combatQueries.push([object, answer]);
    return answer;
  };
  let current: CachedSymbols;
  if (cached && isReusable && chunkOffset !== undefined) {
    const shift = chunkOffset - cached.chunkOffset;
    current = {
      ...cached,
      chunkOffset,
      symbols: cached.symbols.map((symbol) => moveSymbol(symbol, shift)),
    };
  } else {
    const symbols = build(recordingIsCombat).map((symbol) => ({ ...symbol, lines: {} }));
    current = {
      rulesetId: ruleset?.id,
      chunkOffset: chunkOffset ?? -1,
      combatQueries,
      symbols,
      count: countSymbols(symbols),
    };
  }
  symbolCache.set(part, current);
  return current;
}

function moveSymbol(symbol: OutlineSymbol, shift: number): OutlineSymbol {
  const { range, selection, children } = symbol;
  return {
    ...symbol,
    range: { from: range.from + shift, to: range.to + shift },
    selection: { from: selection.from + shift, to: selection.to + shift },
    children: children.map((child) => moveSymbol(child, shift)),
  };
}

function countSymbols(symbols: readonly OutlineSymbol[]): number {
  return symbols.reduce((sum, { children }) => sum + 1 + countSymbols(children), 0);
}
