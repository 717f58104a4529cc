/** The id under the cursor. */
import type { Reference } from '../../model/ids';
import type { LocatedValue, Place } from '../../model/place';
import {
  type NamedAnchor,
  type Range,
  applyTextEdits,
  findAnchors,
  locate,
  rangeAt,
  createTextEdits,
} from '../../text';
import { type Analysis, analyseTrial, findScenarioAt } from './analysis';
import type { Scenario } from '../scenario/scenario';
import { type NamedId, renamePlaces } from '../scenario/named-id';
import type { Combat } from '../../engine/combat';
import { listRollIds } from '../../engine/trace';
import type { CombatEntry } from '../../model/ruleset';
import { expectOddsKey } from '../../model/expect';
import { type ScenarioCombat, listCombats } from '../scenario/scenario-combats';
import { isMapping } from '../../model/values';

/** An id under the cursor: a declaration, a reference, or a part of a derived name such as `air-attack.arizona`. */
export interface IdAt extends NamedId {
  readonly range: Range;
}

export function findIdAt(analysis: Analysis, offset: number): IdAt | undefined {
  const scenario = findScenarioAt(analysis, offset);
  const located = scenario && locate(scenario.document, offset);
  if (!scenario || !located) return undefined;
  const owner = located.chain.at(-1);
  const key = located.path.at(-1);
  const { ids } = scenario.ids();
  const isAtCursor = ({ place }: Reference) =>
    place.owner === owner && place.key === key && (place.onKey ?? false) === located.onKey;
  const declared = ids.declarations.find(isAtCursor);
  const referenceAtCursor = declared ?? ids.allReferences.filter(isAtCursor).find(({ kind, id }) => ids.find(kind, id));
  if (!referenceAtCursor) return located.onKey ? findIdInDerivedName(analysis, scenario, located, offset) : undefined;
  const range = rangeAt(scenario.document, referenceAtCursor.place);
  return range && { scenario, kind: referenceAtCursor.kind, id: referenceAtCursor.id, within: declared?.within, range };
}

/** Finds the id in a derived key of dice, expectations or results. One id may be part of another, but the key changes with one of them only. */
function findIdInDerivedName(
  analysis: Analysis,
  scenario: Scenario,
  { chain, path }: LocatedValue,
  offset: number,
): IdAt | undefined {
  if (!path.some((step) => step === 'dice' || step === 'expect' || step === 'result')) return undefined;
  const owner = chain.at(-1);
  const key = String(path.at(-1));
  const candidates = scenario.ids().ids.declarations.filter(({ id }) => key.includes(id));
  const unusedName = createUnusedName(analysis.text);
  for (const { kind, id, within } of candidates) {
    const namedId = { scenario, kind, id, within };
    const derivedNames = findDerivedNames(analysis, namedId, unusedName);
    const derivedName = derivedNames.find(({ place }) => place.owner === owner && place.key === key);
    const ranges = derivedName ? findIdRangesInName(scenario, derivedName, id, unusedName) : [];
    const range = ranges.find(({ from, to: end }) => from <= offset && offset <= end);
    if (range) return { ...namedId, range };
  }
  return undefined;
}

// Derived names: keys of `dice`, `expect` and `result` that contain ids: `air-attack.arizona`, `ships.barham.sunk`, `defender.uk-dd`. Only
// the steps and measures of a combat define which keys these are. So the combat is built again with another name for the id: names that
// differ then were derived from it.

/** A key that is derived from an id. */
export interface DerivedName {
  /** Place of the key. */
  readonly place: Place & { readonly key: string };
  /** The key after renaming the id. */
  readonly renamed: string;
}

/** Finds the keys of a scenario's combats that are derived from an id, in document order. @param unusedName an unused name for the id */
export function findDerivedNames(analysis: Analysis, namedId: NamedId, unusedName: string): readonly DerivedName[] {
  const combats = listCombats(namedId.scenario);
  const writtenKeys = combats.map(({ entry }) => [...findKeysContaining(entry.object, namedId.id)]);
  if (writtenKeys.every(({ length }) => length === 0)) return [];
  const renamedCombats = listCombats(renameInScenario(analysis, namedId, unusedName));
  if (renamedCombats.length !== combats.length) return [];
  return combats.flatMap((combat, index) => {
    const keys = writtenKeys[index]!;
    return keys.length === 0
      ? []
      : listRenamedKeys(keys, safelyListNames(combat), safelyListNames(renamedCombats[index]!));
  });
}

/** Ranges of an id in a derived key. @param unusedName the name that `renamed` was built with */
export function findIdRangesInName(
  { document }: Scenario,
  { place, renamed }: DerivedName,
  id: string,
  unusedName: string,
): readonly Range[] {
  const range = rangeAt(document, { ...place, onKey: true });
  if (!range) return [];
  // Excludes quotes around the key.
  let from = range.from + (range.to - range.from - place.key.length) / 2;
  return renamed
    .split(unusedName)
    .slice(0, -1)
    .map((between) => {
      const start = from + between.length;
      from = start + id.length;
      return { from: start, to: from };
    });
}

/** Returns a name that does not occur in a text, and is valid for every kind of id. */
export function createUnusedName(text: string): string {
  let name = 'renamed';
  while (text.includes(name)) name += 'x';
  return name;
}

/** Finds an invalid combat with a key that contains an id: its derived names are unknown. Returns its id or its list. */
export function findUnreadableCombat({ scenario, id }: NamedId): string | undefined {
  const { document, parts, view } = scenario;
  for (const list of parts) {
    const items = document.data[list];
    if (!Array.isArray(items)) continue;
    for (const [index, item] of (items as unknown[]).entries()) {
      if (!isMapping(item) || view().isItemValid(list, index)) continue;
      const containsId = [...findKeysContaining(item, id)].some(({ place: { key } }) => `.${key}.`.includes(`.${id}.`));
      if (containsId) return typeof item['id'] === 'string' ? item['id'] : list;
    }
  }
  return undefined;
}

/** Renames an id in declarations and references only. */
function renameInScenario(analysis: Analysis, namedId: NamedId, newId: string): Scenario {
  const text = applyTextEdits(analysis.text, createTextEdits(analysis.file, renamePlaces(namedId, newId)));
  return analyseTrial(text, analysis).scenarios[namedId.scenario.index]!;
}

/** A key in a combat, with its ancestors below `expect` or `result`; undefined for labels of dice. */
interface WrittenKey {
  readonly place: DerivedName['place'];
  readonly ancestors: readonly string[] | undefined;
}

function* findKeysContaining(combat: CombatEntry['object'], id: string): Generator<WrittenKey> {
  const { dice, expect, result } = combat as Readonly<Record<string, unknown>>;
  yield* findKeysOfDice(dice, id);
  yield* findKeysOfTree(expect, id, []);
  if (!isMapping(result)) return;
  const { dice: rolled, ...members } = result;
  yield* findKeysOfDice(rolled, id);
  for (const [key, value] of Object.entries(members)) {
    if (key.includes(id)) yield { place: { owner: result, key, onKey: true }, ancestors: [] };
    yield* findKeysOfTree(value, id, [key]);
  }
}

function* findKeysOfDice(dice: unknown, id: string): Generator<WrittenKey> {
  if (!isMapping(dice)) return;
  for (const key of Object.keys(dice))
    if (key.includes(id)) yield { place: { owner: dice, key, onKey: true }, ancestors: undefined };
}

function* findKeysOfTree(tree: unknown, id: string, ancestors: readonly string[]): Generator<WrittenKey> {
  if (!isMapping(tree)) return;
  for (const [key, value] of Object.entries(tree)) {
    if (key.includes(id)) yield { place: { owner: tree, key, onKey: true }, ancestors };
    yield* findKeysOfTree(value, id, [...ancestors, key]);
  }
}

/** Names that a combat defines: labels of dice, and paths of measures. */
interface Names {
  readonly labels: readonly string[];
  readonly paths: readonly (readonly string[])[];
}

/** Empty if the ruleset fails to build the combat. */
function safelyListNames({ entry }: ScenarioCombat): Names {
  try {
    return listNames(entry.build());
  } catch {
    return { labels: [], paths: [] };
  }
}

function listNames({ steps, measures, labels = [] }: Combat): Names {
  const measuredPaths = [...labels, ...measures].map(({ path }) => path);
  return {
    labels: listRollIds(steps),
    paths: [...measuredPaths, ...measuredPaths.map((path) => [expectOddsKey, ...path])],
  };
}

/** Keys that differ after renaming. Steps and measures keep their order, whatever their names. */
function listRenamedKeys(keys: readonly WrittenKey[], before: Names, after: Names): readonly DerivedName[] {
  if (before.labels.length !== after.labels.length || before.paths.length !== after.paths.length) return [];
  return keys.flatMap(({ place, ancestors }) => {
    const renamed =
      ancestors === undefined
        ? after.labels[before.labels.indexOf(place.key)]
        : findRenamedKey(place.key, ancestors, before, after);
    return renamed === undefined || renamed === place.key ? [] : [{ place, renamed }];
  });
}

function findRenamedKey(key: string, ancestors: readonly string[], before: Names, after: Names): string | undefined {
  const keyPath = [...ancestors, key];
  const index = before.paths.findIndex((path) => keyPath.every((step, depth) => path[depth] === step));
  return after.paths[index]?.[ancestors.length];
}

// YAML anchors as names: the anchor and its aliases.

/** The anchor at the cursor, which may be on the anchor itself or on an alias. */
export interface AnchorAt extends NamedAnchor {
  readonly range: Range;
}

export function findAnchorAt({ text }: Pick<Analysis, 'text'>, offset: number): AnchorAt | undefined {
  // Avoids scanning the whole text if there is no anchor or alias at the cursor.
  if (!isAtSign(text, offset)) return undefined;
  for (const named of findAnchors(text)) {
    const range = [named.anchor, ...named.aliases].find(({ from, to }) => from - 1 <= offset && offset <= to);
    if (range) return { ...named, range };
  }
  return undefined;
}

const nameEnds = /[\s,[\]{}]/;

/** Whether the word at an offset begins with the sign of an anchor or an alias. */
function isAtSign(text: string, offset: number): boolean {
  const isSign = (at: number) => text[at] === '&' || text[at] === '*';
  if (isSign(offset)) return true;
  let from = offset;
  while (from > 0 && !nameEnds.test(text[from - 1]!)) from--;
  return isSign(from);
}
