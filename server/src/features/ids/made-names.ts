/**
 * Keys of `dice`, `expect` and `result` that are made of ids: `air-attack.arizona`, `ships.barham.sunk`, `defender.uk-dd`. Which are, is
 * stated nowhere but in the steps and measures of the combat itself. So the combat is stated once more with another name for the id: what
 * is called otherwise then was made of it.
 */
import type { Combat } from '../../engine/combat';
import { rollIds } from '../../engine/trace';
import type { Place } from '../../model/place';
import type { CombatSite } from '../../model/ruleset';
import { applyTextEdits, rangeOf, textEdits } from '../../text';
import type { Range } from '../../text';
import { analyseTrial } from '../analysis';
import type { Analysis } from '../analysis';
import { oddsKeyOfExpect } from '../../model/expect';
import { combatsOf } from '../combat/scenario-combats';
import type { ScenarioCombat } from '../combat/scenario-combats';
import type { Scenario } from '../scenario';
import { editsOfPlaces } from './named-id';
import type { NamedId } from './named-id';
import { isMapping } from '../../model/values';

/** A key that is made of an id. */
export interface MadeName {
  /** Of the key. */
  readonly place: Place & { readonly key: string };
  /** What the key is once the id has its other name. */
  readonly renamed: string;
}

/** The keys of a scenario's combats that are made of an id, in the order of the text. @param to another name for the id that is not in use */
export function namesMadeOf(analysis: Analysis, named: NamedId, to: string): readonly MadeName[] {
  const combats = combatsOf(named.scenario);
  const written = combats.map(({ site }) => [...keysHolding(site.object, named.id)]);
  if (written.every(({ length }) => length === 0)) return [];
  const restated = combatsOf(scenarioRenamed(analysis, named, to));
  if (restated.length !== combats.length) return [];
  return combats.flatMap((combat, index) => {
    const keys = written[index]!;
    return keys.length === 0 ? [] : renamedKeys(keys, namesIn(combat), namesIn(restated[index]!));
  });
}

/** Where an id stands in a key that is made of it. @param to the name that the key was made with instead */
export function rangesInName(
  { document }: Scenario,
  { place, renamed }: MadeName,
  id: string,
  to: string,
): readonly Range[] {
  const range = rangeOf(document, { ...place, onKey: true });
  if (!range) return [];
  // Quotes around a key are no part of it.
  let from = range.from + (range.to - range.from - place.key.length) / 2;
  return renamed
    .split(to)
    .slice(0, -1)
    .map((between) => {
      const start = from + between.length;
      from = start + id.length;
      return { from: start, to: from };
    });
}

/** A name that stands nowhere in a text, and that every kind of id may have. */
export function unusedName(text: string): string {
  let name = 'renamed';
  while (text.includes(name)) name += 'x';
  return name;
}

/** A combat that has faults, so that nobody knows of what its names are made, and that has one that an id stands in; its own id or list. */
export function combatNotRead({ scenario, id }: NamedId): string | undefined {
  const { document, parts, view } = scenario;
  for (const list of parts) {
    const items = document.data[list];
    if (!Array.isArray(items)) continue;
    for (const [index, item] of (items as unknown[]).entries()) {
      if (!isMapping(item) || view().isSound(list, index)) continue;
      const holds = [...keysHolding(item, id)].some(({ place: { key } }) => `.${key}.`.includes(`.${id}.`));
      if (holds) return typeof item['id'] === 'string' ? item['id'] : list;
    }
  }
  return undefined;
}

/** The scenario with another name for an id where it stands by itself. */
function scenarioRenamed(analysis: Analysis, named: NamedId, to: string): Scenario {
  const text = applyTextEdits(analysis.text, textEdits(analysis.file, editsOfPlaces(named, to)));
  return analyseTrial(text, analysis).scenarios[named.scenario.index]!;
}

/** A key in a combat, with the keys above it below `expect` or `result`; none for the label of dice. */
interface WrittenKey {
  readonly place: MadeName['place'];
  readonly above: readonly string[] | undefined;
}

function* keysHolding(combat: CombatSite['object'], id: string): Generator<WrittenKey> {
  const { dice, expect, result } = combat as Readonly<Record<string, unknown>>;
  yield* labels(dice, id);
  yield* paths(expect, id, []);
  if (!isMapping(result)) return;
  const { dice: rolled, ...rest } = result;
  yield* labels(rolled, id);
  for (const [key, value] of Object.entries(rest)) {
    if (key.includes(id)) yield { place: { owner: result, key, onKey: true }, above: [] };
    yield* paths(value, id, [key]);
  }
}

function* labels(dice: unknown, id: string): Generator<WrittenKey> {
  if (!isMapping(dice)) return;
  for (const key of Object.keys(dice))
    if (key.includes(id)) yield { place: { owner: dice, key, onKey: true }, above: undefined };
}

function* paths(tree: unknown, id: string, above: readonly string[]): Generator<WrittenKey> {
  if (!isMapping(tree)) return;
  for (const [key, value] of Object.entries(tree)) {
    if (key.includes(id)) yield { place: { owner: tree, key, onKey: true }, above };
    yield* paths(value, id, [...above, key]);
  }
}

/** What a combat calls its dice and what can be expected of it. */
interface Names {
  readonly labels: readonly string[];
  readonly paths: readonly (readonly string[])[];
}

/** None of a combat that its ruleset fails to state. */
function namesIn({ site }: ScenarioCombat): Names {
  try {
    return namesOf(site.combat());
  } catch {
    return { labels: [], paths: [] };
  }
}

function namesOf({ steps, measures, labels = [] }: Combat): Names {
  const known = [...labels, ...measures].map(({ path }) => path);
  return { labels: rollIds(steps), paths: [...known, ...known.map((path) => [oddsKeyOfExpect, ...path])] };
}

/** The keys that are called otherwise after the renaming. Steps and measures keep their order, whatever they are called. */
function renamedKeys(keys: readonly WrittenKey[], before: Names, after: Names): readonly MadeName[] {
  if (before.labels.length !== after.labels.length || before.paths.length !== after.paths.length) return [];
  return keys.flatMap(({ place, above }) => {
    const renamed =
      above === undefined ? after.labels[before.labels.indexOf(place.key)] : keyAfter(place.key, above, before, after);
    return renamed === undefined || renamed === place.key ? [] : [{ place, renamed }];
  });
}

function keyAfter(key: string, above: readonly string[], before: Names, after: Names): string | undefined {
  const way = [...above, key];
  const index = before.paths.findIndex((path) => way.every((step, depth) => path[depth] === step));
  return after.paths[index]?.[above.length];
}
