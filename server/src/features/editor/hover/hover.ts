/** Hovers: the effect of a value with its calculation and rules; otherwise its schema description. */
import type { LocatedValue } from '../../../model/place';
import type { Ruleset } from '../../../model/ruleset';
import { escapeInvisible } from '../../../model/wording';
import { describeAt } from '../../../schema';
import { type Range, findSource, locate, findPlace, rangeAt } from '../../../text';
import { findLineStart } from '../../../text/lines';
import { type Analysis, createLineResolver, findScenarioAt } from '../../analysis/analysis';
import { joinBlocks } from '../../format/markdown';
import { displayLimits, truncateMarkdown } from '../../scenario/display-limits';
import { type RuleLink, getIndexPageParams, getRulePageParams } from '../../format/rules';
import type { Scenario } from '../../scenario/scenario';
import { locateInView } from '../../scenario/view';
import { formatDescription } from './description';
import { formatExpectationMarkdown, formatRecordedDice } from './expectations';
import { formatExplanation, findExplanation, findRemarks, listCitedRules, withRemarks } from './explanation';
import { countLines, foldLines, MAX_HOVER_LINES } from './fold';
import { formatReference, formatInheritance, findReferenceAt } from './reference';
import type { RulePageParams } from '../../../protocol';

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
export function getHover(analysis: Analysis, offset: number): HoverText | undefined {
  const scenario = findScenarioAt(analysis, offset);
  const located = scenario && locate(scenario.document, offset);
  if (!scenario?.ruleset || !located || isIndentation(analysis.text, offset)) return undefined;
  const range = findRangeAtCursor(scenario, located);
  const content = createContent(analysis, scenario, scenario.ruleset, located, offset);
  const { formatMoreLink } = analysis.environment;
  if (!range || content.markdown === '') return undefined;
  if (!formatMoreLink || countLines(content.markdown) <= MAX_HOVER_LINES) return { range, ...content };
  const brief = createContent(analysis, scenario, scenario.ruleset, located, offset, true);
  return { range, rules: content.rules, markdown: foldLines(brief.markdown, formatMoreLink(offset, content.markdown)) };
}

/** The whole hover as a page, with links that pages can follow. */
export function renderHoverPage(analysis: Analysis, offset: number, ruleLink: RuleLink): string | undefined {
  const environment = { ...analysis.environment, ruleLink, formatLineLink: undefined, formatMoreLink: undefined };
  const hover = getHover({ ...analysis, environment }, offset);
  // The title becomes the heading of the page.
  return hover?.markdown.replace(/^\*\*(.*)\*\*$/m, '# $1');
}

/** Indentation is part of the surrounding block, but a hover there would cover the whole block. */
function isIndentation(text: string, offset: number): boolean {
  return text.slice(findLineStart(text, offset), offset + 1).trim() === '';
}

function createContent(
  analysis: Analysis,
  scenario: Scenario,
  ruleset: Ruleset,
  located: LocatedValue,
  offset: number,
  isBrief = false,
): HoverContent {
  const explanation = createExplanationContent(analysis, scenario, ruleset, located, isBrief);
  const valueContent = explanation ?? createSchemaContent(scenario, ruleset, located, analysis.environment.ruleLink);
  const reference = findReferenceAt(analysis, scenario, offset);
  const declarationContent =
    reference && createExplanationContent(analysis, scenario, ruleset, reference.located, isBrief);
  const referenceLine = reference ? formatReference(analysis, scenario, reference) : '';
  const rules = {
    lines: [...valueContent.rules.lines, ...(declarationContent?.rules.lines ?? [])],
    remarks: [...valueContent.rules.remarks, ...(declarationContent?.rules.remarks ?? [])],
  };
  const source = formatSourceLine(analysis, scenario, located);
  // Computed results come first, then the referenced object, then the general schema description.
  const expectationText = formatExpectationMarkdown(analysis, scenario, located);
  const parts = explanation
    ? [valueContent.markdown, referenceLine, declarationContent?.markdown]
    : [referenceLine, declarationContent?.markdown, valueContent.markdown];
  const inheritanceText = formatInheritance(analysis, offset);
  const diceText = formatRecordedDice(scenario, located, explanation === undefined);
  return {
    markdown: truncateMarkdown(
      escapeInvisible(joinBlocks(expectationText, diceText, ...parts, inheritanceText, source)),
      displayLimits.hover,
    ),
    rules,
  };
}

function createSchemaContent(
  { tables }: Scenario,
  ruleset: Ruleset,
  located: LocatedValue,
  ruleLink: RuleLink,
): HoverContent {
  const description = describeAt(ruleset.id, tables.data, located);
  if (!description) return { markdown: '', rules: { lines: [], remarks: [] } };
  const meaning = located.path.join('.') === 'ruleset' ? `${ruleset.title}.` : description.meaning;
  const { rule } = description;
  return {
    markdown: formatDescription({ ...description, meaning }, ruleset, ruleLink),
    rules: { lines: [], remarks: rule === undefined ? [] : [rule] },
  };
}

/** The explanation of a value by the ruleset, if any, with remarks of other chapters. */
function createExplanationContent(
  analysis: Analysis,
  scenario: Scenario,
  ruleset: Ruleset,
  located: LocatedValue,
  isBrief: boolean,
): HoverContent | undefined {
  const viewCursor = locateInView(scenario.view(), located);
  const explanation = viewCursor && findExplanation(scenario, ruleset, viewCursor);
  if (!explanation) return undefined;
  const remarks = findRemarks(scenario, ruleset, viewCursor);
  const { ruleLink, formatLineLink } = analysis.environment;
  const explanationOptions = {
    ruleset,
    getLine: createLineResolver(analysis, scenario),
    ruleLink,
    formatLineLink,
    isBrief,
  };
  return {
    markdown: formatExplanation(withRemarks(explanation, remarks), explanationOptions),
    rules: { lines: listCitedRules(explanation), remarks: remarks.flatMap(({ rules }) => rules) },
  };
}

/** The range of the key if the cursor is on it; otherwise that of the value at the cursor. */
function findRangeAtCursor({ document }: Scenario, { path, onKey }: LocatedValue): Range | undefined {
  const place = findPlace(document, path);
  return place && rangeAt(document, onKey ? { ...place, onKey: true } : place);
}

/** The source line of a value from a merge key or an alias. */
function formatSourceLine(analysis: Analysis, scenario: Scenario, { path }: LocatedValue): string {
  const place = findPlace(scenario.document, path);
  const source = place && findSource(place);
  const line = source && createLineResolver(analysis, scenario)(source);
  return line === undefined ? '' : `Written in line ${line}, and used here.`;
}

/** Returns the page of the rule at an offset; the index of the ruleset if nothing there has a rule; undefined if the scenario names no ruleset. */
export function findRulePage(analysis: Analysis, offset: number): RulePageParams | undefined {
  const scenario = findScenarioAt(analysis, offset);
  if (!scenario?.ruleset) return undefined;
  const { ruleset } = scenario;
  const located = locate(scenario.document, offset);
  const schemaRule = located && describeAt(ruleset.id, scenario.tables.data, located)?.rule;
  const { lines = [], remarks = [] } = (schemaRule === undefined ? getHover(analysis, offset)?.rules : undefined) ?? {};
  const rule = schemaRule ?? [...lines, ...remarks][0];
  return rule === undefined ? getIndexPageParams(ruleset) : getRulePageParams(ruleset, rule);
}
