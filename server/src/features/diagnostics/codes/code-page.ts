/** The page of a code: its meaning, with an example that fails and one that passes. */
import { findNearest } from '../../../model/nearest';
import type { Ruleset } from '../../../model/ruleset';
import type { Environment } from '../../scenario/environment';
import { escapeMarkdown, formatInlineCode as asCode, joinBlocks, link, formatYamlBlock } from '../../format/markdown';
import { getRulePageParams } from '../../format/rules';
import { generalCodes } from './general';

/** All codes of diagnostics, sorted. */
export function listAllCodes(rulesets: readonly Ruleset[]): readonly string[] {
  const rulesetCodes = rulesets.flatMap(({ id, checks }) => checks.map(({ code }) => `${id}/${code}`));
  return [...Object.keys(generalCodes), ...rulesetCodes].sort();
}

/** The code closest to a mistyped one. */
export function findNearestCode(name: string, rulesets: readonly Ruleset[]): string | undefined {
  return findNearest(name, listAllCodes(rulesets));
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
    const target = ruleLink(getRulePageParams(ruleset, rule.id));
    const citation = `${rule.section} ${rule.title}`;
    const text = `By ${target === undefined ? escapeMarkdown(citation) : link(citation, target)}. ${rule.summary}`;
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
    ...fails.map((example) => `With the problem:\n\n${formatYamlBlock(example)}`),
    ...passes.map((example) => `Without it:\n\n${formatYamlBlock(example)}`),
    whyNoFix.has(name) ? `Why there is no fix: ${whyNoFix.get(name)}` : '',
    `To accept it where you mean it: ${asCode(`# asdic-ignore ${name}: reason`)} at the end of the line, or above it.`,
  );
}

// Codes without a fix, with the reason that none is safe. All others have one, as a test ensures.

/** Reasons with their codes. */
const reasons: readonly (readonly [why: string, codes: readonly string[]])[] = [
  [
    'The dice were rolled at a table: only the players know what they showed.',
    ['aa-depth/dice-range', 'aare/dice-range', 'awaw/dice-range', 'wif-ssw/dice-range'],
  ],
  [
    'Only the author knows which units take part. Removing the combat could remove something that other parts name.',
    [
      ...['aa-depth/no-units', 'aa-depth/only-silent', 'aare/no-units', 'aare/nothing-attacks', 'awaw/no-squadrons'],
      ...['awaw/nothing-to-attack', 'awaw/raid-without-raiders', 'awaw/search-without-dice', 'awaw/same-side'],
      ...['awaw/task-force-without-ships', 'awaw/without-submarines', 'wif-ssw/no-submarine'],
    ],
  ],
  [
    'Several numbers could be wrong, and each change makes it a different battle.',
    [
      ...['aare/aircraft-without-deck', 'aare/battleships-of-a-space', 'aare/research-overspent', 'aare/rocket-range'],
      ...['aare/transport-range', 'awaw/beyond-range', 'awaw/task-force-size', 'awaw/transports-exposed'],
    ],
  ],
  [
    'Only the author knows which attack is wrong, or one too many.',
    [
      ...['aare/complex-struck-twice', 'aare/rocket-one-gun', 'awaw/interception-barred-of'],
      ...['awaw/interception-of-nothing', 'awaw/interception-without-dice', 'awaw/submarine-intercepts-alone'],
    ],
  ],
  [
    'The number is in none of the sources of Asdic, and Asdic invents none.',
    ['aare/damage-unsaid', 'aare/kaiten-attack-unknown'],
  ],
  ['Only the author knows which units of the force these are.', ['aa-depth/taken-by-number', 'aare/taken-by-number']],
  ['Only the author knows how far an estimate may be from the expected value.', ['expect/odds-open']],
  ['Moving a purchase would change their order.', ['aare/research-order']],
  [
    'The table is yours: only your copy of the game says what belongs in it.',
    [
      ...['awaw/hits-fall', 'awaw/submarine-warfare-rolls', 'wif-ssw/chart-cells', 'wif-ssw/chart-severity'],
      ...['table/missing', 'table/unreadable'],
    ],
  ],
  [
    'Only the players can fix it: they agree on what was played, or commit again.',
    ['dice/combat-changed', 'dice/wrong-word'],
  ],
  ['It is a bug in Asdic, and no change of the scenario fixes it.', ['asdic/check-failed', 'schema/invalid']],
  ['It disappears when the problems before it are fixed.', ['asdic/more-problems', 'expect/not-resolved']],
  ['Only the author knows where the scenario is now, or whether it is gone.', ['link/missing']],
  ['Only the author knows which file is that of the turn before.', ['follows/loop', 'follows/ruleset']],
  ['The other file has to be mended.', ['follows/unreadable']],
  ['Only the author knows which problem to accept.', ['asdic/suppression']],
  [
    'Only the author knows what was meant: any other value would be as good a guess.',
    [...['expect/unknown', 'schema/form', 'schema/length']],
  ],
  [
    'The text cannot be parsed here, so the effect of a change is uncertain.',
    [
      ...['syntax/anchor', 'syntax/directive', 'syntax/escape', 'syntax/invalid', 'syntax/key', 'syntax/merge'],
      ...['syntax/nesting', 'syntax/not-a-mapping', 'syntax/reserved-character'],
      ...['syntax/tag', 'syntax/unexpected', 'syntax/unknown-anchor'],
    ],
  ],
  [
    'Either of the two may be the one to keep, and the other would be lost.',
    ['syntax/duplicate-key', 'syntax/merge-conflict'],
  ],
  [
    'It is a limit: write it differently, or move part of it to another file.',
    [...['syntax/alias-expansion', 'syntax/too-deep', 'syntax/too-large']],
  ],
];

/** Reasons by code. */
export const whyNoFix: ReadonlyMap<string, string> = new Map(
  reasons.flatMap(([why, codes]) => codes.map((code) => [code, why] as const)),
);
