/** Renders the page of a rule, and the index of a ruleset, as Markdown. */
import type { Option, Rule, RuleStatus, Ruleset } from '../../../model/ruleset';
import { type ReportAmount, type ReportStep, type ReportVolley, type RulePageParams, toCode } from '../../../protocol';
import { formatCodePage } from '../../diagnostics/codes/code-page';
import type { Environment } from '../../scenario/environment';
import {
  formatBold,
  formatBulletList,
  escapeMarkdown,
  formatInlineCode,
  joinBlocks,
  link,
  formatTable,
  formatYamlBlock,
} from '../../format/markdown';
import { type RuleLink, getIndexPageParams, getRulePageParams, linkSection } from '../../format/rules';
import { capitalize, formatList } from '../../../model/wording';
import { findRuleExample, type RuleExample } from './rule-example';

/** Suffix of a rule title in the index. */
const statusMarks: Readonly<Record<RuleStatus, string>> = { implemented: '', silent: ' (no effect)', note: ' (note)' };

const explanations: Readonly<Record<RuleStatus, string>> = {
  implemented: '',
  silent:
    '**No effect:** this rule says that something changes nothing. No problem, hover or report can show that; tests hold it.',
  note: '**Note:** this rule is listed for completeness. Nothing in a scenario depends on it, so nothing checks it.',
};

/** Renders the page of a rule, a ruleset, or a general code. Undefined if there is no such page. */
export function renderRulePage(
  page: RulePageParams,
  { rulesets, ruleLink }: Pick<Environment, 'rulesets' | 'ruleLink'>,
): string | undefined {
  const code = toCode(page);
  if (code !== undefined) return formatCodePage(code, { rulesets, ruleLink });
  const { ruleset: id, rule: ruleId, check } = page;
  const ruleset = rulesets.find((candidate) => candidate.id === id);
  if (!ruleset) return undefined;
  if (ruleId === undefined) return renderIndexPage(ruleset, ruleLink);
  const rule = ruleset.rules.find((candidate) => candidate.id === ruleId);
  return rule && renderRule(ruleset, rule, check, ruleLink);
}

function renderIndexPage(ruleset: Ruleset, ruleLink: RuleLink): string {
  const rules = [...ruleset.rules].sort((a, b) => compareSections(a.section, b.section));
  const chapters = [...new Set(rules.map(({ section }) => getChapter(section)))];
  return joinBlocks(
    `# ${escapeMarkdown(ruleset.title)}`,
    `${ruleset.rules.length} rules, ${ruleset.checks.length} checks, ${ruleset.options.length} options.`,
    ...chapters.flatMap((chapter) => [
      `## ${escapeMarkdown(chapter)}`,
      formatBulletList(
        rules
          .filter(({ section }) => getChapter(section) === chapter)
          .map((rule) => formatEntry(ruleset, rule, ruleLink)),
      ),
    ]),
    `## Options`,
    formatBulletList(
      ruleset.options.map(({ name, question }) => `${formatInlineCode(name)}: ${escapeMarkdown(question)}`),
    ),
  );
}

function formatEntry(ruleset: Ruleset, { id, section, title, status }: Rule, ruleLink: RuleLink): string {
  const target = ruleLink(getRulePageParams(ruleset, id));
  const text = `${section} ${title}`;
  return (target === undefined ? escapeMarkdown(text) : link(text, target)) + statusMarks[status];
}

/**
 * The rule in plain words, an example with dice, its options, and the problems that it makes, whose scenarios are on pages of their own.
 * @param check code of the check whose scenarios are shown, and come first
 */
function renderRule(ruleset: Ruleset, rule: Rule, check: string | undefined, ruleLink: RuleLink): string {
  const { id, title, section, summary, status } = rule;
  const index = ruleLink(getIndexPageParams(ruleset));
  const checks = ruleset.checks.filter((ruleCheck) => ruleCheck.rule === id);
  const hasPage = ({ code }: { readonly code: string }) => {
    const page = ruleLink(getRulePageParams(ruleset, id, `${ruleset.id}/${code}`));
    return page !== undefined && page !== ruleLink(getRulePageParams(ruleset, id));
  };
  const requestedChecks = checks.filter(({ code }) => code === check);
  const inlineChecks = checks.filter((ruleCheck) => ruleCheck.code !== check && !hasPage(ruleCheck));
  const linkedChecks = checks.filter((ruleCheck) => ruleCheck.code !== check && hasPage(ruleCheck));
  const options = ruleset.options.filter(({ rules }) => rules.includes(id));
  const example = findRuleExample(ruleset, id);
  const siblings = ruleset.rules.filter((other) => other.section === section && other !== rule);
  return joinBlocks(
    `# ${escapeMarkdown(title)}`,
    `*${escapeMarkdown(ruleset.title)}, ${escapeMarkdown(section)}*`,
    summary,
    explanations[status],
    ...requestedChecks.map((ruleCheck) => renderCheck(ruleset, ruleCheck)),
    example && renderExample(ruleset, id, example, ruleLink),
    ...options.map((option) => renderOption(option)),
    ...(linkedChecks.length === 0
      ? []
      : [
          '## Problems that Asdic finds by it',
          formatBulletList(linkedChecks.map((each) => linkCheck(ruleset, each, ruleLink))),
        ]),
    ...inlineChecks.map((ruleCheck) => renderCheck(ruleset, ruleCheck)),
    ...(siblings.length === 0
      ? []
      : [
          `## More of ${escapeMarkdown(section)}`,
          formatBulletList(siblings.map((other) => linkRule(ruleset, other, ruleLink))),
        ]),
    index === undefined ? '' : link(`All rules of ${ruleset.title}`, index),
  );
}

type Check = Ruleset['checks'][number];

function linkCheck(ruleset: Ruleset, { rule, code, title, severity = 'error' }: Check, ruleLink: RuleLink): string {
  const target = ruleLink(getRulePageParams(ruleset, rule, `${ruleset.id}/${code}`));
  return `${target === undefined ? escapeMarkdown(title) : link(title, target)} (${severity})`;
}

function linkRule(ruleset: Ruleset, { id, title }: Rule, ruleLink: RuleLink): string {
  const target = ruleLink(getRulePageParams(ruleset, id));
  return target === undefined ? escapeMarkdown(title) : link(title, target);
}

function renderCheck(ruleset: Ruleset, { code, title, severity = 'error', examples }: Check): string {
  return joinBlocks(
    `## ${escapeMarkdown(title)}`,
    `Checked as ${formatInlineCode(`${ruleset.id}/${code}`)} (${severity}).`,
    ...examples.fails.map((example) => `With the problem:\n\n${formatYamlBlock(commentCarets(example))}`),
    ...examples.passes.map((example) => `Without it:\n\n${formatYamlBlock(example)}`),
  );
}

/** Lines of carets as comments, so that the example is YAML. */
function commentCarets(example: string): string {
  return example.replaceAll(/^ ?( *\^.*)$/gm, '#$1');
}

function renderExample(
  ruleset: Ruleset,
  rule: string,
  { scenario, combat, steps }: RuleExample,
  ruleLink: RuleLink,
): string {
  return joinBlocks(
    '## Example',
    `*${escapeMarkdown([scenario, combat].filter((part) => part !== undefined).join(': '))}*`,
    ...steps.map((step) => renderStep(ruleset, rule, step, ruleLink)),
  );
}

function renderStep(ruleset: Ruleset, rule: string, step: ReportStep, ruleLink: RuleLink): string {
  const { title, subject, faces, sides, text, amounts, volley } = step;
  const isByRule = ({ lines }: ReportAmount) => lines.some((line) => line.rule?.id === rule);
  const shownAmounts = amounts.some(isByRule) ? amounts.filter(isByRule) : amounts;
  const arithmetic = (volley?.shooters ?? []).map((shooter) => shooter.arithmetic).filter(isByRule);
  const heading = formatBold(subject === undefined ? title : `${title}, ${subject}`);
  const dice = faces ? `: ${formatList(faces.map((face) => formatBold(String(face))))} on a d${sides ?? 6}` : '';
  return joinBlocks(
    `${heading}${dice}.${text === undefined ? '' : ` ${escapeMarkdown(capitalize(text))}`}`,
    volley && renderVolley(volley),
    ...[...shownAmounts, ...arithmetic].map((amount) => renderAmount(ruleset, rule, amount, ruleLink)),
  );
}

function renderVolley({ shooters, losses }: ReportVolley): string {
  const rows = shooters
    .filter(({ faces }) => faces.length > 0)
    .map(({ title, hitsOn, faces, hits }) => [
      escapeMarkdown(capitalize(title)),
      hitsOn === 1 ? '1' : `1–${hitsOn}`,
      faces.map((face) => (face <= hitsOn ? formatBold(String(face)) : String(face))).join(' '),
      String(hits),
    ]);
  const lossText = losses && (losses.map(({ text }) => text).join('; ') || 'no loss');
  return joinBlocks(
    rows.length === 0 ? '' : formatTable(['units', 'hit on', 'dice', 'hits'], rows, [3]),
    lossText && `${escapeMarkdown(capitalize(lossText))}.`,
  );
}

/** The lines of the rule itself are bold. */
function renderAmount(
  ruleset: Ruleset,
  rule: string,
  { what: label, lines }: ReportAmount,
  ruleLink: RuleLink,
): string {
  const rows = lines
    .filter(({ role }, index) => role !== 'total' || index > 1)
    .map(({ what: cause, value, rule: citedRule, role }) => {
      const isEmphasized = role === 'total' || citedRule?.id === rule;
      const format = isEmphasized ? formatBold : escapeMarkdown;
      const citation =
        citedRule === undefined || citedRule.id === rule ? '' : linkSection(ruleset, citedRule.id, ruleLink);
      return [format(cause), format(value), citedRule?.id === rule ? 'this rule' : citation];
    });
  return formatTable([escapeMarkdown(label), '', 'rule'], rows, [1]);
}

function renderOption({ name, question, readings, default: defaultValue }: Option): string {
  const defaultText = typeof defaultValue === 'object' ? JSON.stringify(defaultValue) : String(defaultValue);
  const rows = Object.entries(readings).map(([reading, meaning]) => [formatInlineCode(reading), meaning]);
  const [[, onlyMeaning] = []] = Object.entries(readings);
  if (rows.length === 1)
    return joinBlocks('## How Asdic reads it', `${escapeMarkdown(capitalize(question))}: ${onlyMeaning ?? ''}`);
  return joinBlocks(
    `## Option ${formatInlineCode(name)}`,
    escapeMarkdown(capitalize(question)),
    rows.length === 0 ? '' : formatTable(['reading', 'meaning'], rows),
    `Default: ${formatInlineCode(defaultText)}`,
  );
}

/** Chapter of a section: `1.2` of `1.2.5.1, ASW values`. */
function getChapter(section: string): string {
  return section.split('.').slice(0, 2).join('.');
}

/** Compares sections in the order of the rulebook, numerically. */
function compareSections(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}
