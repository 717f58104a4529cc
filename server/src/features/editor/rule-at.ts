/** Finds the rule at an offset: the one that the schema assigns to the key, or else the first of its hover. */
import type { RulePageParams } from '../../protocol';
import { describe } from '../../schema';
import { locate } from '../../text';
import { type Analysis, scenarioAt } from '../analysis/analysis';
import { rulePageParams, indexPageParams } from '../format/rules';
import { getHover } from './hover/hover';

/** Returns the index of the ruleset if nothing there has a rule; undefined if the scenario names no ruleset. */
export function ruleAt(analysis: Analysis, offset: number): RulePageParams | undefined {
  const scenario = scenarioAt(analysis, offset);
  if (!scenario?.ruleset) return undefined;
  const { ruleset } = scenario;
  const where = locate(scenario.document, offset);
  const schemaRule = where && describe(ruleset.id, scenario.tables.data, where)?.rule;
  const { lines: lines = [], remarks = [] } =
    (schemaRule === undefined ? getHover(analysis, offset)?.rules : undefined) ?? {};
  const rule = schemaRule ?? [...lines, ...remarks][0];
  return rule === undefined ? indexPageParams(ruleset) : rulePageParams(ruleset, rule);
}
