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
  table,
} from '../../format/markdown';
import { type RuleLink, citeRule, linkSection } from '../../format/rules';
import type { LocatedValue, Path } from '../../../model/place';
import type { Scenario } from '../../scenario/scenario';

export interface ExplanationOptions {
  readonly ruleset: Ruleset;
  readonly getLine: GetLine;
  readonly ruleLink: RuleLink;
  /** Link to a line. */
  readonly lineLink?: (line: number) => string | undefined;
}

export function formatExplanation(explanation: Explanation, options: ExplanationOptions): string {
  const { title, text, amounts, totalNotes = [], hitDice = [] } = explanation;
  return joinBlocks(
    formatBold(title),
    text && stripLinks(text),
    ...amounts.map((amount, index) => formatAmountTable(amount, totalNotes[index], hitDice[index], options)),
    formatCitations(explanation, options),
    formatBasesLine(explanation),
  );
}

/** Lists the rules of an explanation without duplicates: those of its calculation, then the others. */
export function listCitedRules({ amounts, rules = [] }: Explanation): readonly string[] {
  const lines = amounts.flatMap(({ base, changes }) => [base, ...changes]);
  return [...new Set([...lines.map(({ rule }) => rule), ...rules])];
}

/** Columns: label, number, rule; the total is bold, with its verdict in place of a rule. An amount without changes takes one line. */
function formatAmountTable(
  amount: Amount,
  verdict: string | undefined,
  hitDie: number | undefined,
  { ruleset, getLine, ruleLink, lineLink }: ExplanationOptions,
): string {
  const { what: label, lines } = toReportAmount(amount, ruleset, getLine);
  const formatCitation = (rule: ReportLine['rule']) => (rule ? linkSection(ruleset, rule.id, ruleLink) : '');
  const barText = hitDie === undefined ? '' : `${formatProbabilityBar(amount.total / hitDie)} `;
  const verdictText = verdict === undefined ? '' : `${barText}${escapeMarkdown(verdict)}`;
  const linkSource = (from: ReportLine) => formatSource(from, lineLink);
  const [base, total] = lines;
  const rows =
    lines.length === 2
      ? [
          [
            linkSource(base!),
            formatBold(total!.value),
            [formatCitation(base!.rule), verdictText].filter((part) => part !== '').join(' · '),
          ],
        ]
      : lines.map((line) =>
          line.role === 'total'
            ? [formatBold(line.what), formatBold(line.value), verdictText]
            : [linkSource(line), escapeMarkdown(line.value), formatCitation(line.rule)],
        );
  return table([escapeMarkdown(label), '', 'rule'], rows, [1]);
}

/** Formats the label of a line, with its source line in the file: `rain (line 9)`, `4 (flotilla-1, line 13)`. */
function formatSource({ what: label, line }: ReportLine, lineLink: ExplanationOptions['lineLink']): string {
  if (line === undefined) return escapeMarkdown(label);
  const before = label.endsWith(')') ? `${label.slice(0, -1)}, ` : `${label} (`;
  const target = lineLink?.(line);
  return target === undefined
    ? escapeMarkdown(`${before}line ${line})`)
    : `${escapeMarkdown(before)}${link(`line ${line}`, target)})`;
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

// Path patterns of hovers: `engagements.*.subs.units.*.section`, with `*` for any one step.

export function matchesPattern(pattern: string, path: Path): boolean {
  const steps = pattern === '' ? [] : pattern.split('.');
  return steps.length === path.length && steps.every((step, depth) => step === '*' || step === String(path[depth]));
}

/** Number of named steps of a pattern: the most specific match wins. */
export function countNamedSteps(pattern: string): number {
  return pattern.split('.').filter((step) => step !== '*').length;
}
