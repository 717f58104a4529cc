/** Combats for tests: from YAML to a trace, rolled with the dice of the file. */
import assert from 'node:assert/strict';
import type { Combat } from '../../../../../server/src/engine/combat';
import { exact } from '../../../../../server/src/engine/exact';
import { measured } from '../../../../../server/src/engine/outcome';
import type { ExactOutcomes } from '../../../../../server/src/engine/outcome';
import { finish } from '../../../../../server/src/engine/progress';
import { trace } from '../../../../../server/src/engine/trace';
import type { Trace } from '../../../../../server/src/engine/trace';
import { idsFrom } from '../../../../../server/src/model/ids';
import type { CombatSite } from '../../../../../server/src/model/ruleset';
import { combats } from '../../../../../server/src/rulesets/awaw/combats';
import type { Scenario } from '../../../../../server/src/rulesets/awaw/data';
import { parse } from '../../../../../server/src/text';

/** The entry of the first combat of a scenario. `ruleset` may be omitted. */
export function siteOf(yaml: string): CombatSite {
  const { documents, problems } = parse(`ruleset: awaw\n${yaml}`);
  assert.deepEqual(problems, []);
  const [site] = combats(documents[0]?.data as unknown as Scenario, idsFrom([], []));
  assert.ok(site, 'the scenario has a combat');
  return site;
}

export interface Fought {
  readonly combat: Combat;
  readonly trace: Trace;
  readonly found: Readonly<Record<string, number>>;
  readonly summary: string;
}

/** Resolves the first combat of a scenario with the dice of the file. */
export function fight(yaml: string, seed?: number): Fought {
  const site = siteOf(yaml);
  const combat = site.combat();
  const done = trace(combat, { table: site.dice, seed });
  assert.equal(done.wanted, undefined);
  return {
    combat,
    trace: done,
    found: Object.fromEntries(combat.measures.map(({ path, read }) => [path.join('.'), read(done.end)])),
    summary: combat.summary(done.end),
  };
}

/** The exact odds of a combat. Fails if it is too large for them. */
export function oddsOf(combat: Combat): ExactOutcomes {
  const outcomes = finish(exact(combat));
  assert.ok('exact' in outcomes, `exact odds, not ${JSON.stringify(outcomes)}`);
  return outcomes;
}

/** The probabilities of the values of a measure, by its path. */
export function chances(combat: Combat, outcomes: ExactOutcomes, path: string): ReadonlyMap<number, number> {
  const measure = combat.measures.find((one) => one.path.join('.') === path);
  assert.ok(measure, path);
  return new Map(measured(outcomes, combat, measure).map(({ value, share }) => [value, share]));
}

/** A fleet combat of two groups; members of a group as flow YAML. */
export function between(attacker: string, defender: string, more = '', header = ''): string {
  return `${header}
fleetCombats:
  - id: here
    attacker: { ${attacker} }
    defender: { ${defender} }
    ${more}
`;
}
