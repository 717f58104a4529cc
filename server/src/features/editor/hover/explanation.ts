/** Renders an explanation of a ruleset as Markdown: a title, the effect of the value, and the calculation with the rule of each line. */
import { type Amount, collectBases } from '../../../engine/amount';
import type { Explanation, Remark, Ruleset } from '../../../model/ruleset';
import type { ReportLine } from '../../../protocol';
import { type GetLine, formatBases, toReportAmount } from '../../format/report-amount';
import {
  formatBold,
  escapeMarkdown,
  joinBlocks,
  link,
  formatProbabilityBar,
  stripLinks,
  formatTable,
} from '../../format/markdown';
import { type RuleLink, citeRule, linkSection } from '../../format/rules';
import { countLines, MAX_HOVER_LINES } from './fold';
import { type LocatedValue, matchesPattern } from '../../../model/place';
import type { Scenario } from '../../scenario/scenario';

export interface ExplanationOptions {
  readonly ruleset: Ruleset;
  readonly getLine: GetLine;
  readonly ruleLink: RuleLink;
  /** Link to a line. */
  readonly formatLineLink?: (line: number) => string | undefined;
  /** Whether to leave out lines of amounts for which a folded hover has no room. All totals stay. */
  readonly isBrief?: boolean;
}

/** The title, what the value does, and one table: of each amount the total first, then the lines that make it. */
export function formatExplanation(explanation: Explanation, options: ExplanationOptions): string {
  const { title, text, amounts, totalNotes = [], hitDice = [] } = explanation;
  const amountRows = amounts.map((amount, index) =>
    createAmountRows(amount, totalNotes[index], hitDice[index], options),
  );
  const heading = joinBlocks(formatBold(title), text && stripLinks(text));
  const rows = (
    options.isBrief === true ? selectRows(amountRows, MAX_HOVER_LINES - 1 - countLines(heading)) : amountRows
  ).flat();
  const [head, ...others] = rows;
  return joinBlocks(
    heading,
    head && formatTable(head, others, [1], ':--'),
    formatCitations(explanation, options),
    formatBasesLine(explanation),
  );
}

/** Lists the rules of an explanation without duplicates: those of its calculation, then the others. */
export function listCitedRules({ amounts, rules = [] }: Explanation): readonly string[] {
  const lines = amounts.flatMap(({ base, changes }) => [base, ...changes]);
  return [...new Set([...lines.map(({ rule }) => rule), ...rules])];
}

/** All totals, and the lines of those amounts that leave room for them. */
function selectRows(amounts: readonly (readonly Row[])[], maxRows: number): readonly (readonly Row[])[] {
  let room = maxRows - amounts.length;
  // Of a single amount the first lines stay.
  if (amounts.length === 1) return amounts;
  return amounts.map((rows) => {
    if (rows.length - 1 > room) return rows.slice(0, 1);
    room -= rows.length - 1;
    return rows;
  });
}

type Row = readonly [label: string, number: string, rule: string];

/** The total in bold with its note, then each line with its rule. An amount without changes takes one row. */
function createAmountRows(
  amount: Amount,
  totalNote: string | undefined,
  hitDie: number | undefined,
  { ruleset, getLine, ruleLink, formatLineLink }: ExplanationOptions,
): readonly Row[] {
  const { what: label, lines } = toReportAmount(amount, ruleset, getLine);
  const formatCitation = (rule: ReportLine['rule']) => (rule ? linkSection(ruleset, rule.id, ruleLink) : '');
  const barText = hitDie === undefined ? '' : `${formatProbabilityBar(amount.total / hitDie)} `;
  const noteText = totalNote === undefined ? '' : `${barText}${escapeMarkdown(totalNote)}`;
  const total = formatBold(lines.at(-1)!.value);
  const [base] = lines;
  if (lines.length === 2) {
    const citations = [formatCitation(base!.rule), noteText].filter((part) => part !== '').join(' · ');
    return [[`${formatBold(label)}: ${formatSource(base!, formatLineLink)}`, total, citations]];
  }
  const parts = lines.filter(({ role }) => role !== 'total');
  return [
    [formatBold(label), total, noteText],
    ...parts.map((line): Row => [
      formatSource(line, formatLineLink),
      escapeMarkdown(line.value),
      formatCitation(line.rule),
    ]),
  ];
}

/** Formats the label of a line, with its source line in the file: `rain (line 9)`, `4 (flotilla-1, line 13)`. */
function formatSource({ what: label, line }: ReportLine, formatLineLink: ExplanationOptions['formatLineLink']): string {
  if (line === undefined) return escapeMarkdown(label);
  const prefix = label.endsWith(')') ? `${label.slice(0, -1)}, ` : `${label} (`;
  const target = formatLineLink?.(line);
  return target === undefined
    ? escapeMarkdown(`${prefix}line ${line})`)
    : `${escapeMarkdown(prefix)}${link(`line ${line}`, target)})`;
}

/** The rules by section and title that no line of the calculation cites. */
function formatCitations({ rules = [] }: Explanation, { ruleset, ruleLink }: ExplanationOptions): string {
  const citation = [...new Set(rules)].map((id) => citeRule(ruleset, id, ruleLink)).filter((text) => text !== '');
  return citation.length === 0 ? '' : `Rules: ${citation.join(' · ')}`;
}

/** Bases of the numbers other than rules. */
function formatBasesLine({ amounts, bases = [] }: Explanation): string {
  const words = formatBases([...collectBases(amounts), ...bases]);
  return words.length === 0 ? '' : `*In play: ${words.map(escapeMarkdown).join(', ')}*`;
}

/** Returns the explanation of the most specific matching hover that has one. Hovers that throw are skipped. */
export function findExplanation(scenario: Scenario, ruleset: Ruleset, cursor: LocatedValue): Explanation | undefined {
  const matching = ruleset.hovers
    .map(({ patterns, explain }) => ({
      explain,
      precision: Math.max(
        -1,
        ...patterns.filter((pattern) => matchesPattern(pattern, cursor.path)).map(countNamedSteps),
      ),
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

type ApplicableRemark = NonNullable<ReturnType<Remark<object>['say']>>;

/** In ruleset order. Remarks that throw are skipped. */
export function findRemarks(
  scenario: Scenario,
  { remarks = [] }: Ruleset,
  cursor: LocatedValue,
): readonly ApplicableRemark[] {
  return remarks
    .filter(({ patterns }) => patterns.some((pattern) => matchesPattern(pattern, cursor.path)))
    .flatMap(({ say }) => {
      try {
        return say(scenario.view().data, scenario.viewIds(), cursor) ?? [];
      } catch {
        return [];
      }
    });
}

/** Appends remarks to the text of an explanation, and their rules to its citations. */
export function withRemarks(explanation: Explanation, remarks: readonly ApplicableRemark[]): Explanation {
  if (remarks.length === 0) return explanation;
  const texts = [explanation.text ?? '', ...remarks.map(({ text }) => text)];
  return {
    ...explanation,
    text: texts.filter((text) => text !== '').join(' '),
    rules: [...(explanation.rules ?? []), ...remarks.flatMap(({ rules }) => rules)],
  };
}

/** Number of named steps of a pattern: the most specific match wins. */
export function countNamedSteps(pattern: string): number {
  return pattern.split('.').filter((step) => step !== '*').length;
}
