/** Renders a schema description as Markdown, for values that the ruleset does not explain. */
import type { Ruleset } from '../../../model/ruleset';
import { addArticle } from '../../../model/wording';
import { type Description, describeKind } from '../../../schema';
import { joinBlocks, formatBold, formatInlineCode, formatTable } from '../../format/markdown';
import { type RuleLink, citeRule } from '../../format/rules';

/** @param ruleset undefined outside of scenarios: then no rule is cited */
export function formatDescription(description: Description, ruleset: Ruleset | undefined, ruleLink: RuleLink): string {
  const { title, description: text, meaning, values, rule } = description;
  return joinBlocks(
    title === undefined ? '' : formatBold(title),
    text,
    meaning === undefined ? formatPermittedValues(values) : `Here: ${meaning}`,
    formatLimits(description),
    rule === undefined || !ruleset ? '' : formatRule(ruleset, rule, ruleLink),
  );
}

/** Permitted values, as a table if they have descriptions. */
function formatPermittedValues(values: Description['values'] = []): string {
  if (values.length < 2) return '';
  if (values.every(({ description }) => description === undefined))
    return values.map(({ value }) => formatInlineCode(String(value))).join(' · ');
  return formatTable(
    ['value', 'meaning'],
    values.map(({ value, description = '' }) => [formatInlineCode(String(value)), description]),
  );
}

/** `a whole number in points · 0 to 300 · default 1`. */
function formatLimits({
  type,
  unit,
  minimum,
  maximum,
  default: defaultValue,
  refersTo,
  declares,
}: Description): string {
  const parts = [
    type === undefined ? undefined : unit === undefined ? type : `${type} (${unit})`,
    formatRange(minimum, maximum),
    defaultValue === undefined
      ? undefined
      : `default ${formatInlineCode(typeof defaultValue === 'string' ? defaultValue : JSON.stringify(defaultValue))}`,
    refersTo && `id of ${addArticle(refersTo.map(describeKind).join(' or '))}`,
    declares && `declares ${addArticle(describeKind(declares))}`,
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? '' : `*${parts.join(' · ')}*`;
}

function formatRange(minimum: number | undefined, maximum: number | undefined): string | undefined {
  if (minimum === undefined && maximum === undefined) return undefined;
  if (maximum === undefined) return `at least ${minimum}`;
  return minimum === undefined ? `at most ${maximum}` : `${minimum} to ${maximum}`;
}

function formatRule(ruleset: Ruleset, rule: string, ruleLink: RuleLink): string {
  const cited = citeRule(ruleset, rule, ruleLink);
  return cited === '' ? '' : `Rule: ${cited}`;
}
