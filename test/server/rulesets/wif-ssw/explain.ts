/** Hovers of the ruleset for tests. */
import assert from 'node:assert/strict';
import { matchesPattern, type Path } from '../../../../server/src/model/place';
import type { Explanation } from '../../../../server/src/model/ruleset';
import type { Scenario } from '../../../../server/src/rulesets/wif-ssw/data';
import { wifSsw } from '../../../../server/src/rulesets/wif-ssw/ruleset';
import { collectIds } from '../../../../server/src/schema';
import { biscay, parseScenario } from './scenario';

/** The worked example of the source, and the path of its engagement. */
export const example = parseScenario(biscay);
export const engagementPath = 'engagements.0';

/** All explanations of a value, by its path as written in patterns. Keys that contain dots need a list. */
export function listExplanations(scenario: Scenario, at: string | Path): readonly Explanation[] {
  const path = typeof at === 'string' ? at.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step)) : at;
  const { ids } = collectIds('wif-ssw', scenario);
  const located = { path, chain: [scenario], onKey: false };
  const isAt = (contribution: { readonly patterns: readonly string[] }) =>
    contribution.patterns.some((pattern) => matchesPattern(pattern, path));
  const remarks = (wifSsw.remarks ?? []).filter(isAt).flatMap(({ say }) => say(scenario, ids, located)?.text ?? []);
  return wifSsw.hovers
    .filter(isAt)
    .flatMap((hover) => hover.explain(scenario, ids, located) ?? [])
    .map((explanation) => ({
      ...explanation,
      text: [...(explanation.text === undefined ? [] : [explanation.text]), ...remarks].join(' '),
    }));
}

/** The explanation in the hover on a value, with remarks. */
export function explain(scenario: Scenario, at: string | Path): Explanation {
  const [explanation] = listExplanations(scenario, at);
  assert.ok(explanation, `${String(at)} has a hover`);
  return explanation;
}

/** The total of each amount, by its label. */
export const getTotalsByLabel = ({ amounts }: Explanation) =>
  Object.fromEntries(amounts.map(({ label, total }) => [label, total]));

/** The note under each amount, by the label of the amount. */
export const getTotalNotesByLabel = ({ amounts, totalNotes = [] }: Explanation) =>
  Object.fromEntries(amounts.map(({ label }, index) => [label, totalNotes[index]]));
