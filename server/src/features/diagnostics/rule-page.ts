/** Renders the page of a rule, and the index of a ruleset, as Markdown. */
import type { Option, Rule, RuleStatus, Ruleset } from '../../model/ruleset';
import { type RulePageParams, toCode } from '../../protocol';
import { formatCodePage } from './codes/code-page';
import type { Environment } from '../scenario/environment';
import {
  formatBulletList,
  escapeMarkdown,
  formatInlineCode,
  joinBlocks,
  link,
  table,
  formatYamlBlock,
} from '../format/markdown';
import { type RuleLink, indexPageParams, getRulePageParams } from '../format/rules';
import { capitalize } from '../../model/wording';

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
  const named = toCode(page);
  if (named !== undefined) return formatCodePage(named, { rulesets, ruleLink });
  const { ruleset: id, rule: ruleId, check } = page;
  const ruleset = rulesets.find((candidate) => candidate.id === id);
  if (!ruleset) return undefined;
  if (ruleId === undefined) return renderIndexPage(ruleset, ruleLink);
  const rule = ruleset.rules.find((candidate) => candidate.id === ruleId);
  return rule && renderRule(ruleset, rule, check, ruleLink);
}

function renderIndexPage(ruleset: Ruleset, to: RuleLink): string {
  const rules = [...ruleset.rules].sort((a, b) => compareSections(a.section, b.section));
  const chapters = [...new Set(rules.map(({ section }) => getChapter(section)))];
  return joinBlocks(
    `# ${escapeMarkdown(ruleset.title)}`,
    `${ruleset.rules.length} rules, ${ruleset.checks.length} checks, ${ruleset.options.length} options.`,
    ...chapters.flatMap((chapter) => [
      `## ${escapeMarkdown(chapter)}`,
      formatBulletList(
        rules.filter(({ section }) => getChapter(section) === chapter).map((rule) => formatEntry(ruleset, rule, to)),
      ),
    ]),
    `## Options`,
    formatBulletList(
      ruleset.options.map(({ name, question }) => `${formatInlineCode(name)}: ${escapeMarkdown(question)}`),
    ),
  );
}

function formatEntry(ruleset: Ruleset, { id, section, title, status }: Rule, to: RuleLink): string {
  const target = to(getRulePageParams(ruleset, id));
  const text = `${section} ${title}`;
  return (target === undefined ? escapeMarkdown(text) : link(text, target)) + statusMarks[status];
}

/** @param check code of the check to show first */
function renderRule(ruleset: Ruleset, rule: Rule, check: string | undefined, to: RuleLink): string {
  const { id, title, section, summary, status } = rule;
  const index = to(indexPageParams(ruleset));
  const checks = ruleset.checks
    .filter((ruleCheck) => ruleCheck.rule === id)
    .sort((a, b) => Number(b.code === check) - Number(a.code === check));
  const options = ruleset.options.filter(({ rules }) => rules.includes(id));
  return joinBlocks(
    `# ${escapeMarkdown(title)}`,
    `*${escapeMarkdown(ruleset.title)}, ${escapeMarkdown(section)}*`,
    summary,
    explanations[status],
    ...checks.flatMap((ruleCheck) => [
      `## ${escapeMarkdown(ruleCheck.title)}`,
      `Checked as ${formatInlineCode(`${ruleset.id}/${ruleCheck.code}`)} (${ruleCheck.severity ?? 'error'}).`,
      ...ruleCheck.examples.fails.map((example) => `Fails:\n\n${formatYamlBlock(example)}`),
      ...ruleCheck.examples.passes.map((example) => `Passes:\n\n${formatYamlBlock(example)}`),
    ]),
    ...options.map((option) => renderOption(option)),
    index === undefined ? '' : link(`All rules of ${ruleset.title}`, index),
  );
}

function renderOption({ name, question, readings, default: defaultValue }: Option): string {
  const defaultText = typeof defaultValue === 'object' ? JSON.stringify(defaultValue) : String(defaultValue);
  const rows = Object.entries(readings).map(([reading, meaning]) => [formatInlineCode(reading), meaning]);
  return joinBlocks(
    `## Option ${formatInlineCode(name)}`,
    escapeMarkdown(capitalize(question)),
    rows.length === 0 ? '' : table(['reading', 'meaning'], rows),
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
