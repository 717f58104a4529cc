/** Combats for tests: from YAML to a trace, rolled with the dice of the file. */
import assert from 'node:assert/strict';
import type { Combat } from '../../../../../server/src/engine/combat';
import { computeExactOdds } from '../../../../../server/src/engine/exact';
import { computeMeasureDistribution } from '../../../../../server/src/engine/outcome';
import type { ExactOutcomes } from '../../../../../server/src/engine/outcome';
import { runToEnd } from '../../../../../server/src/engine/progress';
import { traceCombat } from '../../../../../server/src/engine/trace';
import type { Trace } from '../../../../../server/src/engine/trace';
import { indexIds } from '../../../../../server/src/model/ids';
import type { CombatEntry } from '../../../../../server/src/model/ruleset';
import { listCombats } from '../../../../../server/src/rulesets/awaw/combats';
import type { Scenario } from '../../../../../server/src/rulesets/awaw/data';
import { parse } from '../../../../../server/src/text';

/** The entry of the first combat of a scenario. `ruleset` may be omitted. */
export function getCombatEntry(yaml: string): CombatEntry {
  const { documents, diagnostics } = parse(`ruleset: awaw\n${yaml}`);
  assert.deepEqual(diagnostics, []);
  const [entry] = listCombats(documents[0]?.data as unknown as Scenario, indexIds([], []));
  assert.ok(entry, 'the scenario has a combat');
  return entry;
}

export interface FightResult {
  readonly combat: Combat;
  readonly trace: Trace;
  readonly results: Readonly<Record<string, number>>;
  readonly summary: string;
}

/** Resolves the first combat of a scenario with the dice of the file. */
export function fight(yaml: string, seed?: number): FightResult {
  const entry = getCombatEntry(yaml);
  const combat = entry.build();
  const finished = traceCombat(combat, { table: entry.dice, seed });
  assert.equal(finished.pendingRoll, undefined);
  return {
    combat,
    trace: finished,
    results: Object.fromEntries(combat.measures.map(({ path, read }) => [path.join('.'), read(finished.end)])),
    summary: combat.summary(finished.end),
  };
}

/** The exact odds of a combat. Fails if it is too large for them. */
export function getExactOdds(combat: Combat): ExactOutcomes {
  const outcomes = runToEnd(computeExactOdds(combat));
  assert.ok('exact' in outcomes, `exact odds, not ${JSON.stringify(outcomes)}`);
  return outcomes;
}

/** The probabilities of the values of a measure, by its path. */
export function computeDistribution(
  combat: Combat,
  outcomes: ExactOutcomes,
  path: string,
): ReadonlyMap<number, number> {
  const measure = combat.measures.find((candidate) => candidate.path.join('.') === path);
  assert.ok(measure, path);
  return new Map(
    computeMeasureDistribution(outcomes, combat, measure).map(({ value, share: probability }) => [value, probability]),
  );
}

/** A fleet combat of two groups; members of a group as flow YAML. */
export function writeFleetCombat(attacker: string, defender: string, more = '', header = ''): string {
  return `${header}
fleetCombats:
  - id: here
    attacker: { ${attacker} }
    defender: { ${defender} }
    ${more}
`;
}
