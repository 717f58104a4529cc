/** Worked examples of rules: a step of a resolved combat that carries a rule out, from the new scenarios and the examples of checks. */
import type { Ruleset } from '../../../model/ruleset';
import { createDefaultScenario } from '../../../model/starter';
import type { ReportStep } from '../../../protocol';
import { analyse } from '../../analysis/analysis';
import { listAllCombats } from '../../analysis/find-combat';
import { createEnvironment } from '../../scenario/environment';
import { resolveCombat } from '../../resolve/resolve';
import { formatScenario } from '../begin/snippet';

export interface RuleExample {
  /** Title of the scenario. */
  readonly scenario: string | undefined;
  /** Title of the combat. */
  readonly combat: string;
  /** The step, and if it has no dice the one that rolls them. */
  readonly steps: readonly ReportStep[];
  /** The dice are those that the scenario gives. */
  readonly hasTableDice: boolean;
}

interface RankedExample extends RuleExample {
  readonly rank: number;
}

type ExampleIndex = Map<string, RankedExample>;

const indexes = new WeakMap<Ruleset, ExampleIndex>();

/** The example that shows a rule best; undefined if none carries it out. */
export function findRuleExample(ruleset: Ruleset, rule: string): RuleExample | undefined {
  Array.from(prepareRuleExamples(ruleset));
  return indexes.get(ruleset)?.get(rule);
}

/** Finds the examples of all rules of a ruleset, once: in steps, since it takes up to a second. */
export function* prepareRuleExamples(ruleset: Ruleset): Generator<void, void> {
  if (indexes.has(ruleset)) return;
  const index: ExampleIndex = new Map();
  for (const text of listTexts(ruleset)) {
    addExamples(index, ruleset, text);
    yield;
  }
  indexes.set(ruleset, index);
}

function listTexts({ starters: { starters }, checks }: Ruleset): ReadonlySet<string> {
  return new Set([
    ...starters.map((starter) => formatScenario(createDefaultScenario(starter))),
    ...checks.flatMap(({ examples }) => examples.passes),
  ]);
}

/** Each combat is rolled with the dice of its file, and otherwise with this seed. */
const fallbackSeed = 1;

function addExamples(index: ExampleIndex, ruleset: Ruleset, text: string): void {
  const analysis = analyse(text, undefined, createEnvironment({ rulesets: [ruleset] }));
  for (const combat of listAllCombats(analysis)) {
    const resolved = resolveCombat(combat, { fallbackSeed });
    if ('refused' in resolved) continue;
    const { title, scenario, trace } = resolved.report;
    const hasTableDice = trace !== undefined && trace.seed === undefined && Object.keys(trace.dice).length > 0;
    const allSteps = trace?.steps ?? [];
    for (const [position, step] of allSteps.entries())
      for (const [rule, rank] of rankRules(step)) {
        const roll = hasDice(step)
          ? undefined
          : allSteps.slice(position).find((later) => hasDice(later) && cites(later, rule));
        const bonus = (hasDice(step) || roll ? 2 : 0) + (hasTableDice ? 1 : 0);
        if (rank + bonus <= (index.get(rule)?.rank ?? MIN_RANK - 1)) continue;
        const steps = roll ? [step, roll] : [step];
        index.set(rule, { scenario, combat: title, steps, hasTableDice, rank: rank + bonus });
      }
  }
}

/** A step that merely mentions a rule, without dice, shows nothing of it. */
const MIN_RANK = 2;

function hasDice({ faces, volley }: ReportStep): boolean {
  return faces !== undefined || (volley?.shooters ?? []).some((shooter) => shooter.faces.length > 0);
}

function cites({ rules }: ReportStep, rule: string): boolean {
  return rules.some(({ id }) => id === rule);
}

/** How well a step shows each of its rules: best if a line of the arithmetic is by the rule, and changes something. */
function rankRules(step: ReportStep): ReadonlyMap<string, number> {
  const shooters = step.volley?.shooters ?? [];
  const ranks = new Map<string, number>();
  const raiseRank = (rule: string, rank: number) => ranks.set(rule, Math.max(ranks.get(rule) ?? 0, rank));
  step.rules.forEach(({ id }, index) => raiseRank(id, index === 0 ? 4 : 1));
  for (const { lines } of [...step.amounts, ...shooters.map(({ arithmetic }) => arithmetic)])
    for (const { rule, role, value } of lines)
      if (rule) raiseRank(rule.id, value === '0' ? 2 : role === 'change' ? 8 : 6);
  return ranks;
}
