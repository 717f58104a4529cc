/** The page of a code: its meaning, with an example that fails and one that passes. */
import { findNearest } from '../../../model/nearest';
import type { Ruleset } from '../../../model/ruleset';
import type { Environment } from '../../scenario/environment';
import { joinBlocks, inlineCode as asCode, escapeMarkdown, link } from '../../format/markdown';
import { rulePageParams } from '../../format/rules';
import { yamlBlock } from '../../format/yaml-block';
import { generalCodes } from './general';
import { whyNoFix } from './without-fix';

/** All codes of diagnostics, sorted. */
export function allCodes(rulesets: readonly Ruleset[]): readonly string[] {
  const ofRulesets = rulesets.flatMap(({ id, checks }) => checks.map(({ code }) => `${id}/${code}`));
  return [...Object.keys(generalCodes), ...ofRulesets].sort();
}

/** The code closest to a mistyped one. */
export function nearestCode(name: string, rulesets: readonly Ruleset[]): string | undefined {
  return findNearest(name, allCodes(rulesets));
}

/** A code in brief. */
export interface CodeSummary {
  readonly title: string;
  /** In plain words, no Markdown. */
  readonly text: string;
  /** Section of its rule in the rulebook. */
  readonly section?: string;
}

/** Undefined for an unknown code. */
export function getCodeSummary(name: string, rulesets: readonly Ruleset[]): CodeSummary | undefined {
  if (Object.hasOwn(generalCodes, name)) {
    const { title, text } = generalCodes[name]!;
    return { title, text };
  }
  for (const { id, checks, rules } of rulesets) {
    const check = checks.find(({ code }) => `${id}/${code}` === name);
    const rule = check && rules.find((candidate) => candidate.id === check.rule);
    if (rule) return { title: check.title, text: rule.summary, section: rule.section };
  }
  return undefined;
}

/** As Markdown; undefined for an unknown code. */
export function formatCodePage(
  name: string,
  { rulesets, ruleLink }: Pick<Environment, 'rulesets' | 'ruleLink'>,
): string | undefined {
  if (Object.hasOwn(generalCodes, name)) {
    const { title, text, fails, passes } = generalCodes[name]!;
    return formatPage(name, title, text, fails === undefined ? [] : [fails], passes === undefined ? [] : [passes]);
  }
  for (const ruleset of rulesets) {
    const check = ruleset.checks.find(({ code }) => `${ruleset.id}/${code}` === name);
    const rule = check && ruleset.rules.find(({ id }) => id === check.rule);
    if (!rule) continue;
    const target = ruleLink(rulePageParams(ruleset, rule.id));
    const by = `${rule.section} ${rule.title}`;
    const text = `By ${target === undefined ? escapeMarkdown(by) : link(by, target)}. ${rule.summary}`;
    return formatPage(name, check.title, text, check.examples.fails, check.examples.passes);
  }
  return undefined;
}

function formatPage(
  name: string,
  title: string,
  text: string,
  fails: readonly string[],
  passes: readonly string[],
): string {
  return joinBlocks(
    `# ${escapeMarkdown(title)}`,
    asCode(name),
    text,
    ...fails.map((example) => `With the problem:\n\n${yamlBlock(example)}`),
    ...passes.map((example) => `Without it:\n\n${yamlBlock(example)}`),
    whyNoFix.has(name) ? `Why there is no fix: ${whyNoFix.get(name)}` : '',
    `To accept it where you mean it: ${asCode(`# asdic-ignore ${name}: reason`)} at the end of the line, or above it.`,
  );
}
