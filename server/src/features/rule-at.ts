/** The rule of whatever stands at an offset: the one that the schema gives to the key, else what its hover goes by, or names. */
import type { RulePageParams } from '../protocol';
import { describe } from '../schema';
import { locate } from '../text';
import { scenarioAt } from './analysis';
import type { Analysis } from './analysis';
import { pageOf, pageOfIndex } from './format/rules';
import { hover } from './hover/hover';

/** The index of the ruleset where nothing there has a rule; undefined where the scenario names no ruleset. */
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
