/** What a ruleset explains of a value, as Markdown: a title, what the value does here, and the arithmetic with the rule of each line. */
import { basesOf } from '../../engine/amount';
import type { Amount } from '../../engine/amount';
import type { Explanation, Ruleset } from '../../model/ruleset';
import { reportAmount } from '../format/amounts';
import type { LineOf } from '../format/amounts';
import { basesInWords } from '../format/bases';
import { blocks, bold, escape, table, withoutLinks } from '../format/markdown';
import { ruleCitation, sectionLink } from '../format/rules';
import type { RuleLink } from '../format/rules';

export interface Print {
  readonly ruleset: Ruleset;
  readonly lineOf: LineOf;
  readonly ruleLink: RuleLink;
}

export function explanationMarkdown(explanation: Explanation, print: Print): string {
  const { title, text, amounts, verdicts = [] } = explanation;
  return blocks(
    bold(title),
    text && withoutLinks(text),
    ...amounts.map((amount, index) => amountTable(amount, verdicts[index], print)),
    citations(explanation, print),
    basesLine(explanation),
  );
}

/** What | number | rule; the total is bold, and its verdict stands where a rule would. */
function amountTable(amount: Amount, verdict: string | undefined, { ruleset, lineOf, ruleLink }: Print): string {
  const { what, lines } = reportAmount(amount, ruleset, lineOf);
  const rows = lines.map(({ what: cell, value, rule, line, role }) =>
    role === 'total'
      ? [bold(cell), bold(value), verdict === undefined ? '' : escape(verdict)]
      : [
          escape(cell) + (line === undefined ? '' : ` (line ${line})`),
          escape(value),
          rule ? sectionLink(ruleset, rule.id, ruleLink) : '',
        ],
  );
  return table([escape(what), '', 'rule'], rows, [1]);
}

/** The rules, by section and title: those that no line of arithmetic cites already. */
function citations({ rules = [] }: Explanation, { ruleset, ruleLink }: Print): string {
  const cited = [...new Set(rules)].map((id) => ruleCitation(ruleset, id, ruleLink)).filter((text) => text !== '');
  return cited.length === 0 ? '' : `Rules: ${cited.join(' · ')}`;
}

/** What the numbers rest on besides the rules. */
function basesLine({ amounts, bases = [] }: Explanation): string {
  const words = basesInWords([...basesOf(amounts), ...bases]);
  return words.length === 0 ? '' : `*In play: ${words.map(escape).join(', ')}*`;
}
