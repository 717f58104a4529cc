/** Hovers for tests, by the path of a value as patterns write it. */
import assert from 'node:assert/strict';
import { matchesPattern } from '../../../../server/src/model/place';
import type { Explanation } from '../../../../server/src/model/ruleset';
import { awaw } from '../../../../server/src/rulesets/awaw/ruleset';
import { readScenario } from './scenario';

/** The explanation of a value by the hovers of the ruleset. Fails if there is none, or if it cites an unknown rule. */
export function explain(yaml: string, valuePath: string): Explanation {
  const { scenario, ids } = readScenario(yaml);
  const path = valuePath.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  const hovers = awaw.hovers.filter((hover) => hover.patterns.some((pattern) => matchesPattern(pattern, path)));
  assert.equal(hovers.length, 1, `${valuePath} has one hover`);
  const explanation = hovers[0]!.explain(scenario, ids, { path, chain: [scenario], onKey: false });
  assert.ok(explanation, `${valuePath} is explained`);
  const ruleIds = new Set(awaw.rules.map(({ id }) => id));
  const cited = [
    ...(explanation.rules ?? []),
    ...explanation.amounts.flatMap(({ base, changes }) => [base, ...changes].map(({ rule }) => rule)),
  ];
  for (const rule of cited) assert.ok(ruleIds.has(rule), `${valuePath} cites ${rule}`);
  return explanation;
}

/** The line under each amount, by the label of the amount. */
export const getTotalNotesByLabel = ({ amounts, totalNotes = [] }: Explanation) =>
  Object.fromEntries(amounts.map(({ label }, index) => [label, totalNotes[index]]));
/** The total of each amount, by its label. */
export const getTotalsByLabel = ({ amounts }: Explanation) =>
  Object.fromEntries(amounts.map(({ label, total }) => [label, total]));
