/**
 * Collects the rules that surfaces cite for a text. A surface lists the rules in its result, and this module reads the results: the product
 * does not know about it.
 */
import { listAllCombats, getHover, diagnose, resolveCombat } from '../../server/src/features';
import type { Analysis } from '../../server/src/features';
import type { Ruleset } from '../../server/src/model/ruleset';
import type { ReportStep } from '../../server/src/protocol';
import type { Evidence, Surface } from './evidence-record';

/** Each combat is rolled with these, besides the dice that its file gives. */
const seeds = [1, 2, 3, 4, 5];

/** Positions of the cursor on keys and values: the beginning of their first words. */
const wordStarts = /(?<=^|[\s{[,:])[\w"']/gm;

/** The surfaces that cite each rule because it mattered, for scenarios of a ruleset. */
export function collectEvidence(ruleset: Ruleset, analyses: Iterable<Analysis>): Evidence {
  const evidence = new Map<string, Set<Surface>>();
  const isWholeList = createWholeListTest(ruleset);
  const cite = (surface: Surface, rules: Iterable<string>) => {
    for (const rule of rules) evidence.set(rule, (evidence.get(rule) ?? new Set()).add(surface));
  };
  for (const analysis of analyses) {
    cite('diagnostic', listDiagnosticRules(analysis, ruleset));
    cite('hover', listHoverRules(analysis));
    cite('trace', listTraceRules(analysis, isWholeList));
  }
  return evidence;
}

/** Implemented rules that no surface cites. */
export function findUnseen({ rules }: Pick<Ruleset, 'rules'>, evidence: Evidence): readonly string[] {
  return rules.filter(({ id, status }) => status === 'implemented' && !evidence.has(id)).map(({ id }) => id);
}

/** The rules of diagnostics of checks. Schema errors do not count: they are typos, whichever rule the key belongs to. */
function* listDiagnosticRules(analysis: Analysis, { id }: Ruleset): Generator<string> {
  for (const { code, rule } of diagnose(analysis)) if (rule && code.startsWith(`${id}/`)) yield rule.rule;
}

/** The rules of hovers. Rules that only a remark or the schema of a key names do not count. */
function* listHoverRules(analysis: Analysis): Generator<string> {
  for (const { index } of analysis.text.matchAll(wordStarts)) yield* getHover(analysis, index)?.rules.lines ?? [];
}

function* listTraceRules(analysis: Analysis, isWholeList: (step: ReportStep) => boolean): Generator<string> {
  const dice = [{ fallbackSeed: 0 }, ...seeds.map((seed) => ({ seed }))];
  for (const combat of listAllCombats(analysis)) {
    for (const options of dice) {
      const resolved = resolveCombat(combat, options);
      if ('refused' in resolved) continue;
      for (const step of resolved.report.trace?.steps ?? []) {
        yield* listLineRules(step);
        if (!isWholeList(step)) yield* step.rules.map(({ id }) => id);
      }
    }
  }
}

/** The rules of a step's arithmetic, and of that of its shooters. */
function listLineRules({ amounts, volley }: ReportStep): readonly string[] {
  const all = [...amounts, ...(volley?.shooters ?? []).map(({ arithmetic }) => arithmetic)];
  return all.flatMap(({ lines }) => lines.flatMap(({ rule }) => rule?.id ?? []));
}

/**
 * Tests whether a step cites all rules that its statement lists, so that nobody can tell which of them mattered. Steps that cite some of
 * them, or state a single rule, do cite the rule that mattered.
 */
function createWholeListTest({ stepRules }: Ruleset): (step: ReportStep) => boolean {
  const lists = new Map<string, Set<string>>();
  for (const { id, rule } of stepRules) lists.set(id, (lists.get(id) ?? new Set()).add(rule));
  const toKey = (rules: Iterable<string>) => [...new Set(rules)].sort().join(' ');
  const whole = new Set([...lists.values()].filter(({ size }) => size > 1).map(toKey));
  return ({ rules }) => whole.has(toKey(rules.map(({ id }) => id)));
}
