/** Hovers: the effect of a value with its calculation and rules; otherwise its schema description. */
import type { Located } from '../../model/place';
import type { Ruleset } from '../../model/ruleset';
import { visible } from '../../model/wording';
import { describe } from '../../schema';
import { locate, placeAt, rangeOf, sourceOf } from '../../text';
import type { Range } from '../../text';
import { lineStart } from '../../text/lines';
import { lineOf, scenarioAt } from '../analysis';
import type { Analysis } from '../analysis';
import { blocks } from '../format/markdown';
import { cutMarkdown, shown } from '../shown';
import type { RuleLink } from '../format/rules';
import type { Scenario } from '../scenario';
import { inView } from '../view';
import { descriptionMarkdown } from './description';
import { expectedMarkdown } from './expected';
import { explanationMarkdown, rulesCited } from './explanation';
import { explanationOf } from './explain';
import { namedAt, namedLine } from './named';
import { remarksOn, withRemarks } from './remarks';
import { rolledMarkdown } from './rolled';
import { takenMarkdown } from './taken';

export interface HoverText {
  readonly range: Range;
  readonly markdown: string;
  readonly rules: CitedRules;
}

/** The rules that a hover cites, by id. */
export interface CitedRules {
  /** Rules of the calculation and the explanation. */
  readonly lines: readonly string[];
  /** Other rules: of remarks, or the schema's rule of the key. */
  readonly remarks: readonly string[];
}

interface HoverContent {
  readonly markdown: string;
  readonly rules: CitedRules;
}

/** Undefined if there is no hover: outside of keys and values, in indentation, and for unknown keys. */
export function hover(analysis: Analysis, offset: number): HoverText | undefined {
  const scenario = scenarioAt(analysis, offset);
  const where = scenario && locate(scenario.document, offset);
  if (!scenario?.ruleset || !where || isIndentation(analysis.text, offset)) return undefined;
  const range = rangeUnder(scenario, where);
  const content = contentOf(analysis, scenario, scenario.ruleset, where, offset);
  return range && content.markdown !== '' ? { range, ...content } : undefined;
}

/** Indentation is part of the surrounding block, but a hover there would cover the whole block. */
function isIndentation(text: string, offset: number): boolean {
  return text.slice(lineStart(text, offset), offset + 1).trim() === '';
}

function contentOf(
  analysis: Analysis,
  scenario: Scenario,
  ruleset: Ruleset,
  where: Located,
  offset: number,
): HoverContent {
  const explained = explainedContent(analysis, scenario, ruleset, where);
  const own = explained ?? schemaContent(scenario, ruleset, where, analysis.environment.ruleLink);
  const named = namedAt(analysis, scenario, offset);
  const thing = named && explainedContent(analysis, scenario, ruleset, named.where);
  const line = named ? namedLine(analysis, scenario, named) : '';
  const rules = {
    lines: [...own.rules.lines, ...(thing?.rules.lines ?? [])],
    remarks: [...own.rules.remarks, ...(thing?.rules.remarks ?? [])],
  };
  const source = sourceLine(analysis, scenario, where);
  // Computed results come first, then the referenced object, then the general schema description.
  const expected = expectedMarkdown(analysis, scenario, where);
  const parts = explained ? [own.markdown, line, thing?.markdown] : [line, thing?.markdown, own.markdown];
  const taken = takenMarkdown(analysis, offset);
  const rolled = rolledMarkdown(scenario, where, explained === undefined);
  return { markdown: cutMarkdown(visible(blocks(expected, rolled, ...parts, taken, source)), shown.hover), rules };
}

function schemaContent({ tables }: Scenario, ruleset: Ruleset, where: Located, ruleLink: RuleLink): HoverContent {
  const description = describe(ruleset.id, tables.data, where);
  if (!description) return { markdown: '', rules: { lines: [], remarks: [] } };
  const meaning = where.path.join('.') === 'ruleset' ? `${ruleset.title}.` : description.meaning;
  const { rule } = description;
  return {
    markdown: descriptionMarkdown({ ...description, meaning }, ruleset, ruleLink),
    rules: { lines: [], remarks: rule === undefined ? [] : [rule] },
  };
}

/** The explanation of a value by the ruleset, if any, with remarks of other chapters. */
function explainedContent(
  analysis: Analysis,
  scenario: Scenario,
  ruleset: Ruleset,
  where: Located,
): HoverContent | undefined {
  const seen = inView(scenario.view(), where);
  const explanation = seen && explanationOf(scenario, ruleset, seen);
  if (!explanation) return undefined;
  const remarks = remarksOn(scenario, ruleset, seen);
  const { ruleLink, lineLink } = analysis.environment;
  const print = { ruleset, lineOf: lineOf(analysis, scenario), ruleLink, lineLink };
  return {
    markdown: explanationMarkdown(withRemarks(explanation, remarks), print),
    rules: { lines: rulesCited(explanation), remarks: remarks.flatMap(({ rules }) => rules) },
  };
}

/** The range of the key if the cursor is on it; otherwise of the innermost value, unless it is a whole block. */
function rangeUnder({ document }: Scenario, { path, onKey }: Located): Range | undefined {
  const place = placeAt(document, path);
  return place && rangeOf(document, onKey ? { ...place, onKey: true } : place);
}

/** The source line of a value from a merge key or an alias. */
function sourceLine(analysis: Analysis, scenario: Scenario, { path }: Located): string {
  const place = placeAt(scenario.document, path);
  const source = place && sourceOf(place);
  const line = source && lineOf(analysis, scenario)(source);
  return line === undefined ? '' : `Written in line ${line}, and used here.`;
}
