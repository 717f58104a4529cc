/** A resolved combat as a report: every step with its dice, arithmetic and rules. */
import type { Amount } from '../../engine/amount';
import type { Combat, Measure, State, Step } from '../../engine/combat';
import type { DiceSource, UnusedDie } from '../../engine/dice-source';
import { amountsOf } from '../../engine/trace-entry';
import type { Trace, TraceEntry, Wanted } from '../../engine/trace';
import { hasComeTo } from '../../model/rounds';
import type { Ruleset } from '../../model/ruleset';
import type { ReportStep, ReportTrace } from '../../protocol';
import { reportAmount } from '../format/amounts';
import type { LineOf } from '../format/amounts';
import { citation } from '../format/rules';
import { lossReportersOf, volleyReport } from './volley';
import { counted } from '../../model/wording';
import { shown } from '../shown';
import { roundsByStep } from './rounds';
import type { RoundsByStep } from './rounds';

export interface TracePrinting {
  readonly ruleset: Ruleset;
  readonly lineOf: LineOf;
}

export function traceReport(combat: Combat, trace: Trace, source: DiceSource, print: TracePrinting): ReportTrace {
  const { end, dice, wanted, unused, entries } = trace;
  const rounds = roundsByStep(combat.steps);
  const lossReporters = lossReportersOf(entries);
  const idle = idleSteps(combat.steps);
  return {
    diceFrom: diceInWords(usedOf(trace, source)),
    seed: usedOf(trace, source).seed,
    steps: entries
      .filter(({ step }) => !idle.has(step))
      .map((entry) => stepReport(entry, lossReporters.has(entry), rounds, print)),
    summary: summaryOf(combat, trace),
    ...(wanted === undefined && { outcomes: outcomesOf(combat, end) }),
    measures: combat.measures.filter(isReported).map(({ path, title, read }) => ({ path, title, value: read(end) })),
    dice,
    wanted: wanted && wantedInWords(wanted),
    unused: unusedDice(unused),
  };
}

/** The outcomes that the combat ended in, named as in its odds. */
function outcomesOf({ labels = [], summary, outline = summary }: Combat, end: State): readonly string[] {
  const ways = labels.flatMap((label) => (label.words ?? []).filter((word) => hasComeTo(label.read(end), word, end)));
  return [...ways.map(({ title }) => title), outline(end)];
}

/** Whether a measure does not repeat another. */
export function isReported({ repeats = false }: Measure): boolean {
  return !repeats;
}

/** Decisions that the orders make the same way in every state, which would only clutter every round. */
function idleSteps(steps: readonly Step[]): ReadonlySet<string> {
  const ids = steps.flatMap((step): string[] => {
    if (step.kind === 'rounds') return [...idleSteps(step.steps)];
    return step.kind === 'choice' && step.idle === true ? [step.id] : [];
  });
  return new Set(ids);
}

/** The end in a few words, or the next missing roll. */
export function summaryOf(combat: Combat, { end, wanted }: Trace): string {
  return wanted ? wantedInWords(wanted) : combat.summary(end);
}

/** The part of a dice source that a trace has used: without the seed if every die came from the table. */
export function usedOf({ dice, unused }: Trace, { table, seed }: DiceSource): DiceSource {
  const given = table === undefined ? 0 : Object.values(table).flat().length;
  const rolled = Object.values(dice).flat().length;
  return {
    ...(table !== undefined && { table }),
    ...(seed !== undefined && rolled > given - unused.length && { seed }),
  };
}

/** `dice from the file`, `seed 7`, `dice from the file, then seed 7`. */
export function diceInWords({ table, seed }: DiceSource): string {
  const seeded = seed === undefined ? undefined : `seed ${seed}`;
  if (table === undefined) return seeded ?? 'no dice';
  return seeded === undefined ? 'dice from the file' : `dice from the file, then ${seeded}`;
}

/** The next missing roll: `roll 1d10: Search, sub side (label search.subs)`. */
export function wantedInWords({ title, subject, dice, label, faces }: Wanted): string {
  const about = subject === undefined ? title : `${title}: ${subject}`;
  const rolled = faces.length === 0 ? '' : `, ${faces.length} of them rolled`;
  return `roll ${dice.count}d${dice.sides}${rolled}: ${about} (label ${label})`;
}

const reasons: Readonly<Record<UnusedDie['why'], (die: UnusedDie) => string>> = {
  outside: ({ sides }) => `is no face of a d${sides}`,
  'unknown-label': ({ label }) => `no roll has the label ${label}`,
  'left-over': () => 'nothing asked for it',
  'not-reached': () => 'the combat did not come to it',
};

/** The first unused table dice, and the number of the others. */
function unusedDice(unused: readonly UnusedDie[]): readonly string[] {
  const listed = unused.slice(0, shown.unusedDice).map(unusedInWords);
  const left = unused.length - listed.length;
  return left === 0 ? listed : [...listed, `and ${counted(left, 'more die', 'more dice')}`];
}

/** An unused table die: `search.subs: 11 is no face of a d10`. */
export function unusedInWords(die: UnusedDie): string {
  const name = die.label === undefined ? `die ${die.index + 1}` : die.label;
  return `${name}: ${die.value}, ${reasons[die.why](die)}`;
}

function stepReport(
  entry: TraceEntry,
  showsLosses: boolean,
  rounds: RoundsByStep,
  { ruleset, lineOf }: TracePrinting,
): ReportStep {
  const { step, title, rules, text, repetition } = entry;
  const report = (amount: Amount) => reportAmount(amount, ruleset, lineOf);
  return {
    id: entry.kind === 'volley' ? entry.volley : step,
    title,
    rules: rules.map((id) => citation(ruleset, id)),
    amounts: entry.kind === 'volley' ? [] : amountsOf(entry).map(report),
    text,
    ...(repetition !== undefined && rounds.get(step)?.(repetition)),
    ...diceOf(entry),
    ...(entry.kind === 'volley' && { volley: volleyReport(entry, showsLosses, report) }),
  };
}

function diceOf(entry: TraceEntry): Pick<ReportStep, 'by' | 'subject' | 'faces' | 'sides'> {
  switch (entry.kind) {
    case 'roll':
      return { by: entry.by, subject: entry.subject, faces: entry.faces, sides: entry.dice.sides };
    case 'choice':
    case 'volley':
      return { by: entry.by };
    case 'update':
    case 'removal':
      return {};
  }
}
