/** Finds the rule at an offset: the one that the schema assigns to the key, or else the first of its hover. */
import type { RulePageParams } from '../protocol';
import { describe } from '../schema';
import { locate } from '../text';
import { scenarioAt } from './analysis';
import type { Analysis } from './analysis';
import { pageOf, pageOfIndex } from './format/rules';
import { hover } from './hover/hover';

/** Returns the index of the ruleset if nothing there has a rule; undefined if the scenario names no ruleset. */
export function ruleAt(analysis: Analysis, offset: number): RulePageParams | undefined {
  const scenario = scenarioAt(analysis, offset);
  if (!scenario?.ruleset) return undefined;
  const { ruleset } = scenario;
  const where = locate(scenario.document, offset);
  const own = where && describe(ruleset.id, scenario.tables.data, where)?.rule;
  const { lines = [], remarks = [] } = (own === undefined ? hover(analysis, offset)?.rules : undefined) ?? {};
  const rule = own ?? [...lines, ...remarks][0];
  return rule === undefined ? pageOfIndex(ruleset) : pageOf(ruleset, rule);
}
