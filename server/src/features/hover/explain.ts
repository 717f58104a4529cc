/** Which of the ruleset's hovers speaks of a value: what hovers and inlay hints are read off. */
import type { Located } from '../../model/place';
import type { Explanation, Ruleset } from '../../model/ruleset';
import type { Scenario } from '../scenario';
import { matches, precision } from './pattern';

/** Of the ruleset's hovers that match, the most precise one that has something to say. One that throws has nothing to say. */
export function explanationOf(scenario: Scenario, ruleset: Ruleset, seen: Located): Explanation | undefined {
  const matching = ruleset.hovers
    .map(({ at, explain }) => ({
      explain,
      precision: Math.max(-1, ...at.filter((pattern) => matches(pattern, seen.path)).map(precision)),
    }))
    .filter((found) => found.precision >= 0)
    .sort((a, b) => b.precision - a.precision);
  for (const { explain } of matching) {
    try {
      const explanation = explain(scenario.view().data, scenario.viewIds(), seen);
      if (explanation) return explanation;
    } catch {
      // The schema's word stands in: a hover must answer.
    }
  }
  return undefined;
}
