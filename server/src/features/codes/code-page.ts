/** The page of a code: its meaning, with an example that fails and one that passes. */
import { nearest } from '../../model/nearest';
import type { Ruleset } from '../../model/ruleset';
import type { Environment } from '../environment';
import { blocks, code as asCode, escape, link } from '../format/markdown';
import { pageOf } from '../format/rules';
import { yaml } from '../format/yaml';
import { generalCodes } from './general';
import { whyNoFix } from './without-fix';

/** All codes of diagnostics, sorted. */
export function allCodes(rulesets: readonly Ruleset[]): readonly string[] {
  const ofRulesets = rulesets.flatMap(({ id, constraints }) => constraints.map(({ code }) => `${id}/${code}`));
  return [...Object.keys(generalCodes), ...ofRulesets].sort();
}

/** The code closest to a mistyped one. */
export function nearestCode(name: string, rulesets: readonly Ruleset[]): string | undefined {
  return nearest(name, allCodes(rulesets));
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
export function codeSummary(name: string, rulesets: readonly Ruleset[]): CodeSummary | undefined {
  if (Object.hasOwn(generalCodes, name)) {
    const { title, text } = generalCodes[name]!;
    return { title, text };
  }
  for (const { id, constraints, rules } of rulesets) {
    const constraint = constraints.find(({ code }) => `${id}/${code}` === name);
    const rule = constraint && rules.find((known) => known.id === constraint.rule);
    if (rule) return { title: constraint.title, text: rule.summary, section: rule.section };
  }
  return undefined;
}

/** As Markdown; undefined for an unknown code. */
export function codePage(
  name: string,
  { rulesets, ruleLink }: Pick<Environment, 'rulesets' | 'ruleLink'>,
): string | undefined {
  if (Object.hasOwn(generalCodes, name)) {
    const { title, text, fails, passes } = generalCodes[name]!;
    return page(name, title, text, fails === undefined ? [] : [fails], passes === undefined ? [] : [passes]);
  }
  for (const ruleset of rulesets) {
    const constraint = ruleset.constraints.find(({ code }) => `${ruleset.id}/${code}` === name);
    const rule = constraint && ruleset.rules.find(({ id }) => id === constraint.rule);
    if (!rule) continue;
    const target = ruleLink(pageOf(ruleset, rule.id));
    const by = `${rule.section} ${rule.title}`;
    const text = `By ${target === undefined ? escape(by) : link(by, target)}. ${rule.summary}`;
    return page(name, constraint.title, text, constraint.examples.fails, constraint.examples.passes);
  }
  return undefined;
}

function page(name: string, title: string, text: string, fails: readonly string[], passes: readonly string[]): string {
  return blocks(
    `# ${escape(title)}`,
    asCode(name),
    text,
    ...fails.map((example) => `With the problem:\n\n${yaml(example)}`),
    ...passes.map((example) => `Without it:\n\n${yaml(example)}`),
    whyNoFix.has(name) ? `Why there is no fix: ${whyNoFix.get(name)}` : '',
    `To accept it where you mean it: ${asCode(`# asdic-ignore ${name}: reason`)} at the end of the line, or above it.`,
  );
}
