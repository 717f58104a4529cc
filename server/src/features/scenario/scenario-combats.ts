/** The combats of a scenario and their ranges in its text. */
import type { FormerNames } from '../../engine/dice-source';
import { valueAt } from '../../model/place';
import { findRepeated } from '../../model/find-repeated';
import type { CombatEntry, Ruleset } from '../../model/ruleset';
import { type Range, rangeAt } from '../../text';
import type { Scenario } from './scenario';

/** A combat with its scenario. */
export interface ScenarioCombat {
  readonly scenario: Scenario;
  readonly ruleset: Ruleset;
  readonly entry: CombatEntry;
  /** The same entry without the cache: callers that look at each of many combats once need not keep the combats that it builds. */
  readonly uncachedEntry: CombatEntry;
  /** The name of its random stream: no two combats of a file share one. */
  readonly diceName: string;
  /** Former ids of renamed units and combats, which still name their random streams. */
  readonly formerIds?: FormerNames;
}

/** The cached combats of a scenario. */
interface CombatListing {
  /** In the order of the text. */
  readonly entries: readonly CombatEntry[];
  /** Ids that occur more than once. */
  readonly repeated: ReadonlySet<string>;
  /** By combat as the ruleset lists it. Filled on demand, since most edits need few of them. */
  readonly combats: Map<CombatEntry, ScenarioCombat>;
  /** Set by the first call that needs all. */
  all?: readonly ScenarioCombat[];
}

const listings = new WeakMap<Scenario, CombatListing>();

/** In the order of the text; empty if the ruleset fails to list them. */
export function listCombats(scenario: Scenario): readonly ScenarioCombat[] {
  return (getListing(scenario).all ??= filterCombats(scenario, () => true));
}

/** The combats that satisfy a predicate, in the order of the text. */
export function filterCombats(
  scenario: Scenario,
  predicate: (entry: CombatEntry) => boolean,
): readonly ScenarioCombat[] {
  const listing = getListing(scenario);
  const seenCounts = new Map<string, number>();
  const matches: ScenarioCombat[] = [];
  for (const entry of listing.entries) {
    const isRepeated = listing.repeated.has(entry.id);
    const precedingCount = isRepeated ? (seenCounts.get(entry.id) ?? 0) : 0;
    if (isRepeated) seenCounts.set(entry.id, precedingCount + 1);
    if (!predicate(entry)) continue;
    let combat = listing.combats.get(entry);
    if (!combat) listing.combats.set(entry, (combat = createScenarioCombat(scenario, entry, precedingCount)));
    matches.push(combat);
  }
  return matches;
}

function getListing(scenario: Scenario): CombatListing {
  let listing = listings.get(scenario);
  if (!listing) {
    const entries = sortByPosition(scenario, loadCombats(scenario));
    listings.set(
      scenario,
      (listing = { entries, repeated: findRepeated(entries.map(({ id }) => id)), combats: new Map() }),
    );
  }
  return listing;
}

/** @param precedingCount number of earlier combats in the scenario that have the same id, by mistake */
function createScenarioCombat(scenario: Scenario, entry: CombatEntry, precedingCount: number): ScenarioCombat {
  const formerIds = valueAt(scenario.view().data, ['formerIds']) as FormerNames | undefined;
  const originalId = formerIds && Object.hasOwn(formerIds, entry.id) ? formerIds[entry.id]! : entry.id;
  return {
    scenario,
    ruleset: scenario.ruleset!,
    entry: scenario.withCachedCombat(entry),
    uncachedEntry: entry,
    // Made of the document and the original id, so that edits elsewhere in the file change no dice.
    diceName: [scenario.index, originalId, ...(precedingCount === 0 ? [] : [precedingCount])].join('/'),
    ...(formerIds && { formerIds }),
  };
}

function sortByPosition(scenario: Scenario, entries: readonly CombatEntry[]): readonly CombatEntry[] {
  const offsets = entries.map((entry) => getLensRange({ scenario, entry }).from);
  return [...entries.keys()].sort((a, b) => offsets[a]! - offsets[b]!).map((index) => entries[index]!);
}

/** Empty if the ruleset throws, which the diagnostics report. */
function loadCombats({ combats }: Scenario): readonly CombatEntry[] {
  try {
    return combats();
  } catch {
    return [];
  }
}

/** The range of a whole combat. */
export function getCombatRange({ scenario: { document }, entry }: Pick<ScenarioCombat, 'scenario' | 'entry'>): Range {
  return rangeAt(document, { owner: entry.object }) ?? document.range;
}

/** The range that the lens of a combat stands above: its id, or what the ruleset names instead. */
export function getLensRange({ scenario: { document }, entry }: Pick<ScenarioCombat, 'scenario' | 'entry'>): Range {
  return rangeAt(document, entry.place) ?? document.range;
}
