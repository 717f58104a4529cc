/** Renders the page of a rule, and the index of a ruleset, as Markdown. */
import type { Option, Rule, RuleStatus, Ruleset } from '../model/ruleset';
import { codeOf } from '../protocol';
import type { RulePageParams } from '../protocol';
import { codePage } from './codes/code-page';
import type { Environment } from './environment';
import { blocks, code, escape, link, list, table } from './format/markdown';
import { pageOf, pageOfIndex } from './format/rules';
import type { RuleLink } from './format/rules';
import { yaml } from './format/yaml';
import { sentence } from '../model/wording';

/** Suffix of a rule title in the index. */
const marks: Readonly<Record<RuleStatus, string>> = { implemented: '', silent: ' (no effect)', note: ' (note)' };

const explanations: Readonly<Record<RuleStatus, string>> = {
  implemented: '',
  silent:
    '**No effect:** this rule says that something changes nothing. No problem, hover or report can show that; tests hold it.',
  note: '**Note:** this rule is listed for completeness. Nothing in a scenario depends on it, so nothing checks it.',
};

/** Renders the page of a rule, a ruleset, or a general code. Undefined if there is no such page. */
export function rulePage(
  page: RulePageParams,
  { rulesets, ruleLink }: Pick<Environment, 'rulesets' | 'ruleLink'>,
): string | undefined {
  const named = codeOf(page);
  if (named !== undefined) return codePage(named, { rulesets, ruleLink });
  const { ruleset: id, rule: ruleId, check } = page;
  const ruleset = rulesets.find((known) => known.id === id);
  if (!ruleset) return undefined;
  if (ruleId === undefined) return indexPage(ruleset, ruleLink);
  const rule = ruleset.rules.find((known) => known.id === ruleId);
  return rule && ruleMarkdown(ruleset, rule, check, ruleLink);
}

function indexPage(ruleset: Ruleset, to: RuleLink): string {
  const rules = [...ruleset.rules].sort((a, b) => bySection(a.section, b.section));
  const chapters = [...new Set(rules.map(({ section }) => chapterOf(section)))];
  return blocks(
    `# ${escape(ruleset.title)}`,
    `${ruleset.rules.length} rules, ${ruleset.constraints.length} checks, ${ruleset.options.length} options.`,
    ...chapters.flatMap((chapter) => [
      `## ${escape(chapter)}`,
      list(rules.filter(({ section }) => chapterOf(section) === chapter).map((rule) => entryOf(ruleset, rule, to))),
    ]),
    `## Options`,
    list(ruleset.options.map(({ name, question }) => `${code(name)}: ${escape(question)}`)),
  );
}

function entryOf(ruleset: Ruleset, { id, section, title, status }: Rule, to: RuleLink): string {
  const target = to(pageOf(ruleset, id));
  const text = `${section} ${title}`;
  return (target === undefined ? escape(text) : link(text, target)) + marks[status];
}

/** @param check code of the check to show first */
function ruleMarkdown(ruleset: Ruleset, rule: Rule, check: string | undefined, to: RuleLink): string {
  const { id, title, section, summary, status } = rule;
  const index = to(pageOfIndex(ruleset));
  const constraints = ruleset.constraints
    .filter((constraint) => constraint.rule === id)
    .sort((a, b) => Number(b.code === check) - Number(a.code === check));
  const options = ruleset.options.filter(({ rules }) => rules.includes(id));
  return blocks(
    `# ${escape(title)}`,
    `*${escape(ruleset.title)}, ${escape(section)}*`,
    summary,
    explanations[status],
    ...constraints.flatMap((constraint) => [
      `## ${escape(constraint.title)}`,
      `Checked as ${code(`${ruleset.id}/${constraint.code}`)} (${constraint.severity ?? 'error'}).`,
      ...constraint.examples.fails.map((example) => `Fails:\n\n${yaml(example)}`),
      ...constraint.examples.passes.map((example) => `Passes:\n\n${yaml(example)}`),
    ]),
    ...options.map((option) => optionSection(option)),
    index === undefined ? '' : link(`All rules of ${ruleset.title}`, index),
  );
}

function optionSection({ name, question, readings, default: usual }: Option): string {
  const shown = typeof usual === 'object' ? JSON.stringify(usual) : String(usual);
  const rows = Object.entries(readings).map(([reading, meaning]) => [code(reading), meaning]);
  return blocks(
    `## Option ${code(name)}`,
    escape(sentence(question)),
    rows.length === 0 ? '' : table(['reading', 'meaning'], rows),
    `Default: ${code(shown)}`,
  );
}

/** Chapter of a section: `1.2` of `1.2.5.1, ASW values`. */
function chapterOf(section: string): string {
  return section.split('.').slice(0, 2).join('.');
}

/** Compares sections in the order of the rulebook, numerically. */
function bySection(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}
