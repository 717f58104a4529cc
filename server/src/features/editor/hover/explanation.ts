/** Renders an explanation of a ruleset as Markdown: a title, the effect of the value, and the calculation with the rule of each line. */
import { type Amount, collectBases } from '../../../engine/amount';
import type { Explanation, Ruleset } from '../../../model/ruleset';
import type { ReportLine } from '../../../protocol';
import { type GetLine, toReportAmount } from '../../format/report-amount';
import { formatBases } from '../../format/bases';
import { probabilityBar } from '../../format/bar';
import { joinBlocks, bold, escapeMarkdown, link, table, stripLinks } from '../../format/markdown';
import { type RuleLink, citeRule, linkSection } from '../../format/rules';

export interface ExplanationOptions {
  readonly ruleset: Ruleset;
  readonly getLine: GetLine;
  readonly ruleLink: RuleLink;
  /** Link to a line. */
  readonly lineLink?: (line: number) => string | undefined;
}

export function explanationMarkdown(explanation: Explanation, options: ExplanationOptions): string {
  const { title, text, amounts, verdicts = [], hitDice = [] } = explanation;
  return joinBlocks(
    bold(title),
    text && stripLinks(text),
    ...amounts.map((amount, index) => amountTable(amount, verdicts[index], hitDice[index], options)),
    citations(explanation, options),
    basesLine(explanation),
  );
}

/** Lists the rules of an explanation without duplicates: those of its calculation, then the others. */
export function listCitedRules({ amounts, rules = [] }: Explanation): readonly string[] {
  const lines = amounts.flatMap(({ base, changes }) => [base, ...changes]);
  return [...new Set([...lines.map(({ rule }) => rule), ...rules])];
}

/** Columns: label, number, rule; the total is bold, with its verdict in place of a rule. An amount without changes takes one line. */
function amountTable(
  amount: Amount,
  verdict: string | undefined,
  hitDie: number | undefined,
  { ruleset, getLine, ruleLink, lineLink }: ExplanationOptions,
): string {
  const { what: label, lines } = toReportAmount(amount, ruleset, getLine);
  const citation = (rule: ReportLine['rule']) => (rule ? linkSection(ruleset, rule.id, ruleLink) : '');
  const barText = hitDie === undefined ? '' : `${probabilityBar(amount.total / hitDie)} `;
  const verdictText = verdict === undefined ? '' : `${barText}${escapeMarkdown(verdict)}`;
  const source = (from: ReportLine) => formatSource(from, lineLink);
  const [base, total] = lines;
  const rows =
    lines.length === 2
      ? [
          [
            source(base!),
            bold(total!.value),
            [citation(base!.rule), verdictText].filter((part) => part !== '').join(' · '),
          ],
        ]
      : lines.map((line) =>
          line.role === 'total'
            ? [bold(line.what), bold(line.value), verdictText]
            : [source(line), escapeMarkdown(line.value), citation(line.rule)],
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
function citations({ rules = [] }: Explanation, { ruleset, ruleLink }: ExplanationOptions): string {
  const citation = [...new Set(rules)].map((id) => citeRule(ruleset, id, ruleLink)).filter((text) => text !== '');
  return citation.length === 0 ? '' : `Rules: ${citation.join(' · ')}`;
}

/** Bases of the numbers other than rules. */
function basesLine({ amounts, bases = [] }: Explanation): string {
  const words = formatBases([...collectBases(amounts), ...bases]);
  return words.length === 0 ? '' : `*In play: ${words.map(escapeMarkdown).join(', ')}*`;
}
