/** What a hover shows: what the value does here, as arithmetic with the rule of each line; else what the schema says of it. */
import type { Located } from '../../model/place';
import type { Explanation, Ruleset } from '../../model/ruleset';
import { describe } from '../../schema';
import { locate, placeAt, rangeOf, sourceOf } from '../../text';
import type { Range } from '../../text';
import { lineStart } from '../../text/lines';
import { lineOf, scenarioAt } from '../analysis';
import type { Analysis } from '../analysis';
import { blocks } from '../format/markdown';
import type { RuleLink } from '../format/rules';
import type { Scenario } from '../scenario';
import { inView } from '../view';
import { descriptionMarkdown } from './description';
import { explanationMarkdown } from './explanation';
import { matches, precision } from './pattern';

export interface HoverText {
  readonly range: Range;
  readonly markdown: string;
}

/** Undefined where there is nothing to say: outside of keys and values, in indentation, and in what no schema knows. */
export function hover(analysis: Analysis, offset: number): HoverText | undefined {
  const scenario = scenarioAt(analysis, offset);
  const where = scenario && locate(scenario.document, offset);
  if (!scenario?.ruleset || !where || isIndentation(analysis.text, offset)) return undefined;
  const range = rangeUnder(scenario, where);
  const markdown = markdownOf(analysis, scenario, scenario.ruleset, where);
  return range && markdown !== '' ? { range, markdown } : undefined;
}

/** The blanks before a line stand in the block around it, but mean nothing: a hover there would cover the whole block. */
function isIndentation(text: string, offset: number): boolean {
  return text.slice(lineStart(text, offset), offset + 1).trim() === '';
}

function markdownOf(analysis: Analysis, scenario: Scenario, ruleset: Ruleset, where: Located): string {
  const { ruleLink } = analysis.environment;
  const explanation = explanationOf(scenario, ruleset, where);
  return blocks(
    explanation
      ? explanationMarkdown(explanation, { ruleset, lineOf: lineOf(analysis, scenario), ruleLink })
      : schemaMarkdown(scenario, ruleset, where, ruleLink),
    sourceLine(analysis, scenario, where),
  );
}

function schemaMarkdown({ tables }: Scenario, ruleset: Ruleset, where: Located, ruleLink: RuleLink): string {
  const description = describe(ruleset.id, tables.data, where);
  if (!description) return '';
  const meaning = where.path.join('.') === 'ruleset' ? `${ruleset.title}.` : description.meaning;
  return descriptionMarkdown({ ...description, meaning }, ruleset, ruleLink);
}

/** Of the ruleset's hovers that match, the most precise one that has something to say. One that throws has nothing to say. */
function explanationOf(scenario: Scenario, ruleset: Ruleset, where: Located): Explanation | undefined {
  const seen = inView(scenario.view(), where);
  if (!seen) return undefined;
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
      if (explanation) return withRemarks(explanation, scenario, ruleset, seen);
    } catch {
      // The schema's word stands in: a hover must answer.
    }
  }
  return undefined;
}

/** An explanation with what other chapters of the rulebook have to say of the value. */
function withRemarks(explanation: Explanation, scenario: Scenario, ruleset: Ruleset, seen: Located): Explanation {
  const remarks = (ruleset.remarks ?? [])
    .filter(({ at }) => at.some((pattern) => matches(pattern, seen.path)))
    .flatMap(({ say }) => say(scenario.view().data, scenario.viewIds(), seen) ?? []);
  if (remarks.length === 0) return explanation;
  const text = [explanation.text ?? '', ...remarks.map((remark) => remark.text)]
    .filter((part) => part !== '')
    .join(' ');
  return { ...explanation, text, rules: [...(explanation.rules ?? []), ...remarks.flatMap(({ rules }) => rules)] };
}

/** The key where the cursor is on it; the innermost value otherwise, unless it is a whole block. */
function rangeUnder({ document }: Scenario, { path, onKey }: Located): Range | undefined {
  const place = placeAt(document, path);
  return place && rangeOf(document, onKey ? { ...place, onKey: true } : place);
}

/** For what came by a merge key or an alias: the line that it is written in. */
function sourceLine(analysis: Analysis, scenario: Scenario, { path }: Located): string {
  const place = placeAt(scenario.document, path);
  const source = place && sourceOf(place);
  const line = source && lineOf(analysis, scenario)(source);
  return line === undefined ? '' : `Written in line ${line}, and used here.`;
}
