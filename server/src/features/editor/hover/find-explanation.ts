/** Finds the explanation of a value by the ruleset, for hovers and inlay hints. */
import type { LocatedValue } from '../../../model/place';
import type { Explanation, Ruleset } from '../../../model/ruleset';
import type { Scenario } from '../../scenario/scenario';
import { matchesPattern, patternPrecision } from './pattern';

/** Returns the explanation of the most specific matching hover that has one. Hovers that throw are skipped. */
export function findExplanation(scenario: Scenario, ruleset: Ruleset, cursor: LocatedValue): Explanation | undefined {
  const matching = ruleset.hovers
    .map(({ at, explain }) => ({
      explain,
      precision: Math.max(-1, ...at.filter((pattern) => matchesPattern(pattern, cursor.path)).map(patternPrecision)),
    }))
    .filter((candidate) => candidate.precision >= 0)
    .sort((a, b) => b.precision - a.precision);
  for (const { explain } of matching) {
    try {
      const explanation = explain(scenario.view().data, scenario.viewIds(), cursor);
      if (explanation) return explanation;
    } catch {
      // The schema description is used instead: a hover must answer.
    }
  }
  return undefined;
}
