/** Hovers for tests: what the ruleset says of a value, by its path as patterns write it. */
import assert from 'node:assert/strict';
import { matches } from '../../../../server/src/features/hover/pattern';
import type { Explanation } from '../../../../server/src/model/ruleset';
import { awaw } from '../../../../server/src/rulesets/awaw/ruleset';
import { read } from './scenario';

/** What the hovers say of a value, by its path as written in patterns. */
export function explained(yaml: string, at: string): Explanation {
  const { scenario, ids } = read(yaml);
  const path = at.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  const found = awaw.hovers.filter((hover) => hover.at.some((pattern) => matches(pattern, path)));
  assert.equal(found.length, 1, `${at} has one hover`);
  const explanation = found[0]!.explain(scenario, ids, { path, chain: [scenario], onKey: false });
  assert.ok(explanation, `${at} is explained`);
  const known = new Set(awaw.rules.map(({ id }) => id));
  const cited = [
    ...(explanation.rules ?? []),
    ...explanation.amounts.flatMap(({ base, changes }) => [base, ...changes].map(({ rule }) => rule)),
  ];
  for (const rule of cited) assert.ok(known.has(rule), `${at} cites ${rule}`);
  return explanation;
}

/** The line under each amount, by what the amount is. */
export const verdicts = ({ amounts, verdicts: under = [] }: Explanation) =>
  Object.fromEntries(amounts.map(({ what }, index) => [what, under[index]]));
/** The total of each amount, by what it is. */
export const totals = ({ amounts }: Explanation) => Object.fromEntries(amounts.map(({ what, total }) => [what, total]));
