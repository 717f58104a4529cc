/** A resolved combat as a report: every step with its dice, arithmetic and rules. */
import type { Amount } from '../../engine/amount';
import type { Combat, LossDefault, Measure, State, Step } from '../../engine/combat';
import type { DiceSource, UnusedDie } from '../../engine/dice-source';
import { listAmounts } from '../../engine/trace-entry';
import type { PendingRoll, Trace, TraceEntry, VolleyEntry } from '../../engine/trace';
import { isEnding } from '../../model/rounds';
import type { Ruleset } from '../../model/ruleset';
import type { ReportAmount, ReportLoss, ReportRound, ReportStep, ReportTrace, ReportVolley } from '../../protocol';
import { type GetLine, toReportAmount } from '../format/report-amount';
import { toReportRule } from '../format/rules';
import { formatList, formatUnitCount, pluralize } from '../../model/wording';
import { displayLimits } from '../scenario/display-limits';

export interface TraceReportOptions {
  readonly ruleset: Ruleset;
  readonly getLine: GetLine;
}

export function createTraceReport(
  combat: Combat,
  trace: Trace,
  source: DiceSource,
  options: TraceReportOptions,
): ReportTrace {
  const { end, dice, pendingRoll, pendingDecision, unused, entries } = trace;
  const isComplete = pendingRoll === undefined && pendingDecision === undefined;
  const rounds = indexRoundsByStep(combat.steps);
  const lossReporters = findLossReporters(entries);
  const lossDefaults = mapFirstLosses(
    entries.filter((entry) => entry.kind !== 'volley' || (lossReporters.has(entry) && entry.losses.length > 0)),
    combat.lossDefaults?.(trace.start),
  );
  const idleSteps = findIdleSteps(combat.steps);
  return {
    diceFrom: formatDiceSource(getUsedDice(trace, source)),
    seed: getUsedDice(trace, source).seed,
    steps: entries
      .filter(({ step }) => !idleSteps.has(step))
      .map((entry) => createStepReport(entry, lossReporters.has(entry), lossDefaults.get(entry), rounds, options)),
    summary: formatSummary(combat, trace),
    ...(isComplete && { outcomes: listOutcomes(combat, end) }),
    measures: combat.measures.filter(isReported).map(({ path, title, read }) => ({ path, title, value: read(end) })),
    dice,
    wanted: isComplete ? undefined : formatSummary(combat, trace),
    unused: listUnusedDice(unused),
  };
}

/** The outcomes that the combat ended in, named as in its odds. */
function listOutcomes({ labels = [], summary, outline = summary }: Combat, end: State): readonly string[] {
  const outcomes = labels.flatMap((label) =>
    (label.words ?? []).filter((word) => isEnding(label.read(end), word, end)),
  );
  return [...outcomes.map(({ title }) => title), outline(end)];
}

/** Whether a measure does not repeat another. */
export function isReported({ repeats = false }: Measure): boolean {
  return !repeats;
}

/** Decisions that the orders make the same way in every state, which would only clutter every round. */
export function findIdleSteps(steps: readonly Step[]): ReadonlySet<string> {
  const ids = steps.flatMap((step): string[] => {
    if (step.kind === 'rounds') return [...findIdleSteps(step.steps)];
    return step.kind === 'choice' && step.keepsState === true ? [step.id] : [];
  });
  return new Set(ids);
}

/** The end in a few words, or the next missing roll. */
export function formatSummary(combat: Combat, { end, pendingRoll, pendingDecision }: Trace): string {
  if (pendingDecision) return `decide: ${pendingDecision.title} (${formatList(pendingDecision.options, 'or')})`;
  return pendingRoll ? formatMissingRoll(pendingRoll) : combat.summary(end);
}

/** The part of a dice source that a trace has used: without the seed if every die came from the table. */
export function getUsedDice({ dice, unused }: Trace, { table, seed }: DiceSource): DiceSource {
  const tableCount = table === undefined ? 0 : Object.values(table).flat().length;
  const rolled = Object.values(dice).flat().length;
  return {
    ...(table !== undefined && { table }),
    ...(seed !== undefined && rolled > tableCount - unused.length && { seed }),
  };
}

/** `dice from the file`, `seed 7`, `dice from the file, then seed 7`. */
export function formatDiceSource({ table, seed }: DiceSource): string {
  const seeded = seed === undefined ? undefined : `seed ${seed}`;
  if (table === undefined) return seeded ?? 'no dice';
  return seeded === undefined ? 'dice from the file' : `dice from the file, then ${seeded}`;
}

/** The next missing roll: `roll 1d10: Search, sub side (label search.subs)`. */
export function formatMissingRoll({ title, subject, dice, label, faces }: PendingRoll): string {
  const about = subject === undefined ? title : `${title}: ${subject}`;
  const rolled = faces.length === 0 ? '' : `, ${faces.length} of them rolled`;
  return `roll ${dice.count}d${dice.sides}${rolled}: ${about} (label ${label})`;
}

const reasons: Readonly<Record<UnusedDie['why'], (die: UnusedDie) => string>> = {
  outside: ({ sides }) => `is not a face of a d${sides}`,
  'unknown-label': ({ label }) => `no roll has the label ${label}`,
  'left-over': () => 'nothing asked for it',
  'not-reached': () => 'the combat did not come to it',
};

/** The first unused table dice, and the number of the others. */
function listUnusedDice(unused: readonly UnusedDie[]): readonly string[] {
  const listed = unused.slice(0, displayLimits.unusedDice).map(formatUnusedDie);
  const remaining = unused.length - listed.length;
  return remaining === 0 ? listed : [...listed, `and ${pluralize(remaining, 'more die', 'more dice')}`];
}

/** An unused table die: `search.subs: 11 is not a face of a d10`. */
export function formatUnusedDie(die: UnusedDie): string {
  const name = die.label === undefined ? `die ${die.index + 1}` : die.label;
  return `${name}: ${die.value}, ${reasons[die.why](die)}`;
}

/** For each side whose losses go by default, the first entry that decides on them, with the sentence that says so: reports show it there, once. */
function mapFirstLosses(
  entries: readonly TraceEntry[],
  lossDefaults: readonly LossDefault[] = [],
): ReadonlyMap<TraceEntry, string> {
  const firstLosses = lossDefaults.flatMap(({ side, text }) => {
    const entry = entries.find(({ on }) => on === side);
    return entry ? [[entry, text] as const] : [];
  });
  return new Map(firstLosses);
}

function createStepReport(
  entry: TraceEntry,
  showsLosses: boolean,
  lossDefault: string | undefined,
  rounds: RoundsByStep,
  { ruleset, getLine }: TraceReportOptions,
): ReportStep {
  const { step, title, rules, text, repetition } = entry;
  const report = (amount: Amount) => toReportAmount(amount, ruleset, getLine);
  return {
    id: entry.kind === 'volley' ? entry.volley : step,
    title,
    rules: rules.map((id) => toReportRule(ruleset, id)),
    amounts: entry.kind === 'volley' ? [] : listAmounts(entry).map(report),
    text: lossDefault === undefined ? text : [text, lossDefault].filter((part) => part !== undefined).join(' '),
    ...(repetition !== undefined && rounds.get(step)?.(repetition)),
    ...reportDice(entry),
    ...(entry.kind === 'volley' && { volley: createVolleyReport(entry, showsLosses, report) }),
  };
}

function reportDice(entry: TraceEntry): Pick<ReportStep, 'by' | 'subject' | 'faces' | 'sides'> {
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

/** By id of the step: maps the repetition, from 1, to its round. */
type RoundsByStep = ReadonlyMap<string, (repetition: number) => { readonly round: ReportRound }>;

export function indexRoundsByStep(steps: readonly Step[]): RoundsByStep {
  return new Map(
    steps.flatMap((step) => {
      if (step.kind !== 'rounds') return [];
      const { title, first } = step;
      const inner = [...indexRoundsByStep(step.steps)];
      if (first === undefined) return inner;
      const createHeading = (repetition: number) => ({ round: { title, number: first + repetition - 1 } });
      const ownSteps = step.steps.map(({ id }) => [id, createHeading] as const);
      return [...ownSteps, ...inner];
    }),
  );
}

// A volley of a trace as a report: shooters, targets, dice, and losses of the other side.

type VolleyLoss = VolleyEntry['losses'][number];

/** @param showsLosses whether the volley shows what the other side has lost */
export function createVolleyReport(
  { on, sides, shots, losses }: VolleyEntry,
  showsLosses: boolean,
  report: (amount: Amount) => ReportAmount,
): ReportVolley {
  return {
    on,
    sides,
    shooters: shots.map(({ title, hitsOn, faces, hits, sureHits }) => ({
      title,
      hitsOn: hitsOn.total,
      arithmetic: report(hitsOn),
      faces,
      hits,
      ...(sureHits !== undefined && { sureHits }),
    })),
    ...(showsLosses && { losses: losses.map(createLossReport) }),
  };
}

/** The last of simultaneous volleys on one side, which shows the losses to all of them. */
export function findLossReporters(entries: readonly TraceEntry[]): ReadonlySet<TraceEntry> {
  const reporters = new Set<TraceEntry>();
  let simultaneous: VolleyEntry[] = [];
  for (const entry of entries) {
    if (entry.kind !== 'volley') continue;
    // Simultaneous volleys have the identical state after them.
    if (simultaneous[0]?.after !== entry.after) simultaneous = [];
    const earlier = simultaneous.find(({ on }) => on === entry.on);
    if (earlier) reporters.delete(earlier);
    simultaneous = [...simultaneous.filter((other) => other !== earlier), entry];
    reporters.add(entry);
  }
  return reporters;
}

/** `2 destroyers hit; they fire back`. Damage has no plural: `2 × damage to a battleship`. */
function createLossReport({ title, plural, count, fate }: VolleyLoss): ReportLoss {
  const reaction = count === 1 ? 'it fires back' : 'they fire back';
  const suffixes = { lost: ' lost', struck: ` hit; ${reaction}`, damaged: '' };
  const units = formatUnitCount(count, title, plural);
  return { title, ...(plural !== undefined && { plural }), count, text: `${units}${suffixes[fate]}` };
}
