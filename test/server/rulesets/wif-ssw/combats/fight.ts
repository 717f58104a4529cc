/** Combats for tests: from YAML to a trace, rolled with the dice of the file. */
import assert from 'node:assert/strict';
import type { Combat } from '../../../../../server/src/engine/combat';
import { computeExactOdds } from '../../../../../server/src/engine/exact';
import type { ExactOutcomes } from '../../../../../server/src/engine/outcome';
import { runToEnd } from '../../../../../server/src/engine/progress';
import { traceCombat } from '../../../../../server/src/engine/trace';
import type { Trace, TraceEntry } from '../../../../../server/src/engine/trace';
import { indexIds } from '../../../../../server/src/model/ids';
import type { CombatEntry } from '../../../../../server/src/model/ruleset';
import { listCombats } from '../../../../../server/src/rulesets/wif-ssw/combats';
import { parseScenario } from '../scenario';

/** No ids, for scenarios in which no combat refers to units elsewhere. */
export const noIds = indexIds([], []);

/** The entry of the first combat of a scenario. */
export function getCombatEntry(yaml: string): CombatEntry {
  const [entry] = listCombats(parseScenario(yaml), noIds);
  assert.ok(entry, 'the scenario has a combat');
  return entry;
}

export function createCombat(yaml: string): Combat {
  return getCombatEntry(yaml).build();
}

/** A combat that was resolved to its end. */
export interface FightResult {
  readonly combat: Combat;
  readonly trace: Trace;
  /** The entries of a step. */
  readonly getEntries: (id: string) => readonly TraceEntry[];
  /** The measures and labels at the end, by path: `subs.destroyed`, `combatType`. */
  readonly results: Readonly<Record<string, number | string>>;
  readonly summary: string;
}

/** Resolves the first combat of a scenario with the dice of the file, or with a seed if it has none. */
export function fight(yaml: string, seed = 1): FightResult {
  const entry = getCombatEntry(yaml);
  const combat = entry.build();
  const finished = traceCombat(combat, { table: entry.dice, seed: entry.seed ?? seed });
  const readings = [...combat.measures, ...(combat.labels ?? [])];
  return {
    combat,
    trace: finished,
    getEntries: (id) => finished.entries.filter((entry) => entry.step === id),
    results: Object.fromEntries(readings.map(({ path, read }) => [path.join('.'), read(finished.end)])),
    summary: combat.summary(finished.end),
  };
}

/** The exact odds of a combat. Fails if it is too large for them. */
export function getExactOdds(combat: Combat): ExactOutcomes {
  const outcomes = runToEnd(computeExactOdds(combat));
  assert.ok('exact' in outcomes, `exact odds, not ${JSON.stringify(outcomes)}`);
  return outcomes;
}

/** A scenario with one engagement, as YAML: fine weather, Germany against the Commonwealth in 1941 by default. */
export function writeEngagement(engagement: object, header: object = {}): string {
  return toYaml({
    turn: { year: 1941, months: 'jan-feb' },
    powers: { germany: { side: 'axis', action: 'naval' }, cw: { side: 'allied', action: 'combined' } },
    ...header,
    engagements: [{ id: 'here', weather: 'fine', subs: { units: [] }, convoy: {}, ...engagement }],
  });
}

/** A scenario with one submarine combat, as YAML. */
export function writeSubCombat(combat: object, header: object = {}): string {
  return toYaml({
    turn: { year: 1941, months: 'jan-feb' },
    ...header,
    navalCombats: [{ id: 'here', kind: 'sub', attacker: {}, defender: {}, ...combat }],
  });
}

/** YAML with one line for each member. The values are JSON, which is valid YAML. */
function toYaml(scenario: object): string {
  const lines = Object.entries(scenario).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return ['ruleset: wif-ssw', ...lines, ''].join('\n');
}

/** Search dice for a submarine in section 3 against fewer than 11 convoy points in fine weather, without aircraft. */
export const searchDice = {
  /** Totals -2 and 10 or 11. */
  subsSurprise: { 'search.subs': 1, 'search.convoy': 10 },
  /** Totals 7 and 1 or 2. */
  convoySurprise: { 'search.subs': 10, 'search.convoy': 1 },
  /** Totals 1 and 1 or 2. */
  hardlyAny: { 'search.subs': 4, 'search.convoy': 1 },
} as const;

/** A chart with these cells: a new column every five factors from 1, and rows by bands of ships. */
export function createChart(
  cells: readonly (readonly string[])[],
  bands: readonly (readonly [number, number | null])[],
): object {
  const thresholds = cells[0]!.map((_, column) => column * 5 + 1);
  return {
    navalCombatChart: { lines: { subAndAsw: thresholds, navalAir: thresholds }, shipBands: bands, cells },
  };
}

/** A chart of one cell. */
export function createOneCellChart(cell: string): object {
  return createChart([[cell]], [[1, null]]);
}
