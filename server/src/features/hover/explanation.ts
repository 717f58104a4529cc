/** Renders an explanation of a ruleset as Markdown: a title, the effect of the value, and the calculation with the rule of each line. */
import { basesOf } from '../../engine/amount';
import type { Amount } from '../../engine/amount';
import type { Explanation, Ruleset } from '../../model/ruleset';
import type { ReportLine } from '../../protocol';
import { reportAmount } from '../format/amounts';
import type { LineOf } from '../format/amounts';
import { basesInWords } from '../format/bases';
import { bar } from '../format/bar';
import { blocks, bold, escape, link, table, withoutLinks } from '../format/markdown';
import { ruleCitation, sectionLink } from '../format/rules';
import type { RuleLink } from '../format/rules';

export interface ExplanationPrinting {
  readonly ruleset: Ruleset;
  readonly lineOf: LineOf;
  readonly ruleLink: RuleLink;
  /** Link to a line. */
  readonly lineLink?: (line: number) => string | undefined;
}

export function explanationMarkdown(explanation: Explanation, print: ExplanationPrinting): string {
  const { title, text, amounts, verdicts = [], hitDice = [] } = explanation;
  return blocks(
    bold(title),
    text && withoutLinks(text),
    ...amounts.map((amount, index) => amountTable(amount, verdicts[index], hitDice[index], print)),
    citations(explanation, print),
    basesLine(explanation),
  );
}

/** Lists the rules of an explanation without duplicates: those of its calculation, then the others. */
export function rulesCited({ amounts, rules = [] }: Explanation): readonly string[] {
  const lines = amounts.flatMap(({ base, changes }) => [base, ...changes]);
  return [...new Set([...lines.map(({ rule }) => rule), ...rules])];
}

/** Columns: label, number, rule; the total is bold, with its verdict in place of a rule. An amount without changes takes one line. */
function amountTable(
  amount: Amount,
  verdict: string | undefined,
  hitDie: number | undefined,
  { ruleset, lineOf, ruleLink, lineLink }: ExplanationPrinting,
): string {
  const { what, lines } = reportAmount(amount, ruleset, lineOf);
  const cited = (rule: ReportLine['rule']) => (rule ? sectionLink(ruleset, rule.id, ruleLink) : '');
  const drawn = hitDie === undefined ? '' : `${bar(amount.total / hitDie)} `;
  const judged = verdict === undefined ? '' : `${drawn}${escape(verdict)}`;
  const source = (from: ReportLine) => sourceOf(from, lineLink);
  const [base, total] = lines;
  const rows =
    lines.length === 2
      ? [[source(base!), bold(total!.value), [cited(base!.rule), judged].filter((part) => part !== '').join(' · ')]]
      : lines.map((line) =>
          line.role === 'total'
            ? [bold(line.what), bold(line.value), judged]
            : [source(line), escape(line.value), cited(line.rule)],
        );
  return table([escape(what), '', 'rule'], rows, [1]);
}

/** Formats the label of a line, with its source line in the file: `rain (line 9)`, `4 (flotilla-1, line 13)`. */
function sourceOf({ what, line }: ReportLine, lineLink: ExplanationPrinting['lineLink']): string {
  if (line === undefined) return escape(what);
  const before = what.endsWith(')') ? `${what.slice(0, -1)}, ` : `${what} (`;
  const target = lineLink?.(line);
  return target === undefined ? escape(`${before}line ${line})`) : `${escape(before)}${link(`line ${line}`, target)})`;
}

/** The rules by section and title that no line of the calculation cites. */
function citations({ rules = [] }: Explanation, { ruleset, ruleLink }: ExplanationPrinting): string {
  const cited = [...new Set(rules)].map((id) => ruleCitation(ruleset, id, ruleLink)).filter((text) => text !== '');
  return cited.length === 0 ? '' : `Rules: ${cited.join(' · ')}`;
}

/** Bases of the numbers other than rules. */
function basesLine({ amounts, bases = [] }: Explanation): string {
  const words = basesInWords([...basesOf(amounts), ...bases]);
  return words.length === 0 ? '' : `*In play: ${words.map(escape).join(', ')}*`;
}
