/** Renders a schema description as Markdown, for values that the ruleset does not explain. */
import type { Ruleset } from '../../model/ruleset';
import { withArticle } from '../../model/wording';
import { kindWords } from '../../schema';
import type { Description } from '../../schema';
import { blocks, bold, code, table } from '../format/markdown';
import { ruleCitation } from '../format/rules';
import type { RuleLink } from '../format/rules';

/** @param ruleset undefined outside of scenarios: then no rule is cited */
export function descriptionMarkdown(
  description: Description,
  ruleset: Ruleset | undefined,
  ruleLink: RuleLink,
): string {
  const { title, description: text, meaning, values, rule } = description;
  return blocks(
    title === undefined ? '' : bold(title),
    text,
    meaning === undefined ? valuesMarkdown(values) : `Here: ${meaning}`,
    limitsLine(description),
    rule === undefined || !ruleset ? '' : rulesLine(ruleset, rule, ruleLink),
  );
}

/** Permitted values, as a table if they have descriptions. */
function valuesMarkdown(values: Description['values'] = []): string {
  if (values.length < 2) return '';
  if (values.every(({ description }) => description === undefined))
    return values.map(({ value }) => code(String(value))).join(' · ');
  return table(
    ['value', 'meaning'],
    values.map(({ value, description = '' }) => [code(String(value)), description]),
  );
}

/** `a whole number in points · 0 to 300 · default 1`. */
function limitsLine({ type, unit, minimum, maximum, default: usual, refersTo, declares }: Description): string {
  const parts = [
    type === undefined ? undefined : unit === undefined ? type : `${type} (${unit})`,
    rangeWords(minimum, maximum),
    usual === undefined ? undefined : `default ${code(typeof usual === 'string' ? usual : JSON.stringify(usual))}`,
    refersTo && `id of ${withArticle(refersTo.map(kindWords).join(' or '))}`,
    declares && `declares ${withArticle(kindWords(declares))}`,
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? '' : `*${parts.join(' · ')}*`;
}

function rangeWords(minimum: number | undefined, maximum: number | undefined): string | undefined {
  if (minimum === undefined && maximum === undefined) return undefined;
  if (maximum === undefined) return `at least ${minimum}`;
  return minimum === undefined ? `at most ${maximum}` : `${minimum} to ${maximum}`;
}

function rulesLine(ruleset: Ruleset, rule: string, ruleLink: RuleLink): string {
  const cited = ruleCitation(ruleset, rule, ruleLink);
  return cited === '' ? '' : `Rule: ${cited}`;
}
