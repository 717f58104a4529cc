/** The steps of a resolved combat as a debugger shows them: each with its line in the file, its dice and who acts in it. */
import type { Combat } from '../../engine/combat';
import type { Trace, TraceEntry } from '../../engine/trace';
import { listAmounts } from '../../engine/trace-entry';
import type { Place } from '../../model/place';
import { replaceSideNames } from '../../model/replace-side-names';
import { capitalize } from '../../model/wording';
import type { BoardCounter, BoardFrame, ReportAmount, ReportBoard } from '../../protocol';
import { createLineResolver } from '../analysis/analysis';
import type { LocatedCombat } from '../analysis/find-combat';
import { toReportAmount } from '../format/report-amount';
import { createVolleyReport, findIdleSteps, findLossReporters, indexRoundsByStep } from '../report/trace';

/** One step: a roll, the volleys that fire at the same time, a decision or bookkeeping. */
export interface CombatStep {
  readonly title: string;
  /** The round that it belongs to: `Cycle 2`. */
  readonly round?: string;
  /** Line in the file of what it is about, from 1. */
  readonly line: number;
  readonly dice: readonly StepDie[];
  readonly decision?: StepDecision;
  /** The sentences on its outcome: dice, result and losses. */
  readonly outcome: readonly string[];
  /** Its arithmetic. */
  readonly getAmounts: () => readonly ReportAmount[];
  /** The index of its first entry in the trace. */
  readonly firstEntryIndex: number;
  /** The board before it. */
  readonly frame: BoardFrame;
  /** Ids of the counters that act in it. */
  readonly actors: ReadonlySet<string>;
}

export interface StepDie {
  /** The label among the dice of the file, and the position under it. */
  readonly label: string;
  readonly index: number;
  readonly sides: number;
  readonly face: number;
  /** Who rolls it. */
  readonly title: string;
}

export interface StepDecision {
  readonly label: string;
  readonly index: number;
  readonly options: readonly string[];
  readonly option: string;
}

/** @param combatLine the line of steps that are about nothing in particular */
export function createSteps(
  target: LocatedCombat,
  combat: Combat,
  trace: Trace,
  board: ReportBoard | undefined,
  combatLine: number,
): readonly CombatStep[] {
  const { entry, analysis, scenario, ruleset } = target;
  const { steps: combatSteps } = combat;
  const idleSteps = findIdleSteps(combatSteps);
  const rounds = indexRoundsByStep(combatSteps);
  const reporters = findLossReporters(trace.entries);
  const getLine = createLineResolver(analysis, scenario);
  const counters = (board?.rows ?? []).flatMap(({ zones }) => zones.flatMap((zone) => zone.counters));
  const counts = new Map<string, number>();
  const countUp = (label: string, count: number): number => {
    const previousCount = counts.get(label) ?? 0;
    counts.set(label, previousCount + count);
    return previousCount;
  };
  const describe = (text: string): string => capitalize(replaceSideNames(entry, text));
  const steps: CombatStep[] = [];
  let frameIndex = 0;
  for (let firstIndex = 0; firstIndex < trace.entries.length;) {
    const group = listSimultaneous(trace.entries, firstIndex);
    const [firstEntry] = group as [TraceEntry];
    const isIdle = idleSteps.has(firstEntry.step);
    const decision = readDecision(firstEntry, countUp);
    // Orders that never change anything are no step, unless there is something to decide.
    if (!isIdle || decision) {
      const actors = counters.filter((counter) => group.some((each) => isActor(counter, each)));
      const { repetition } = firstEntry;
      const round = repetition === undefined ? undefined : rounds.get(firstEntry.step)?.(repetition).round;
      const dice = group.flatMap((each) => readDice(each, countUp));
      steps.push({
        title: describe(formatTitle(group)),
        ...(round && { round: `${round.title} ${round.number}` }),
        line: actors[0]?.line ?? findLine(group, getLine) ?? combatLine,
        dice,
        ...(decision && { decision }),
        outcome: group.flatMap((each) => listOutcomes(each, reporters)).map(describe),
        getAmounts: () => group.flatMap(listAmounts).map((amount) => toReportAmount(amount, ruleset, getLine)),
        firstEntryIndex: firstIndex,
        frame: board?.frames[frameIndex] ?? {},
        actors: new Set(actors.map(({ id }) => id)),
      });
    }
    if (!isIdle) frameIndex += group.length;
    firstIndex += group.length;
  }
  return steps;
}

/** The entry and those after it that are volleys of the same step. */
function listSimultaneous(entries: readonly TraceEntry[], first: number): readonly TraceEntry[] {
  const firstEntry = entries[first]!;
  if (firstEntry.kind !== 'volley') return [firstEntry];
  const others = entries.slice(first + 1);
  const end = others.findIndex((each) => each.step !== firstEntry.step || each.repetition !== firstEntry.repetition);
  return [firstEntry, ...(end < 0 ? others : others.slice(0, end))];
}

function formatTitle(group: readonly TraceEntry[]): string {
  const [firstEntry] = group as [TraceEntry];
  const title = group.map((each) => each.title).join('; ');
  return firstEntry.kind === 'roll' && firstEntry.subject !== undefined ? `${title}: ${firstEntry.subject}` : title;
}

/** Counts dice or decisions of a label. @returns how many of the label came before them */
type CountUp = (label: string, count: number) => number;

function readDice(entry: TraceEntry, countUp: CountUp): readonly StepDie[] {
  if (entry.kind === 'roll') {
    const { step: label, faces, dice, title } = entry;
    const firstIndex = countUp(label, faces.length);
    return faces.map((face, at) => ({ label, index: firstIndex + at, sides: dice.sides, face, title }));
  }
  if (entry.kind !== 'volley') return [];
  const { volley: label, sides } = entry;
  return entry.shots.flatMap(({ title, faces }) => {
    const firstPosition = countUp(label, faces.length);
    return faces.map((face, at) => ({ label, index: firstPosition + at, sides, face, title }));
  });
}

function readDecision(entry: TraceEntry, countUp: CountUp): StepDecision | undefined {
  if (entry.kind !== 'choice' || entry.options.length < 2) return undefined;
  const { step: label, options, option } = entry;
  return { label, index: countUp(label, 1), options, option };
}

function listOutcomes(entry: TraceEntry, reporters: ReadonlySet<TraceEntry>): readonly string[] {
  const texts = entry.text === undefined ? [] : [entry.text];
  if (entry.kind !== 'volley') return texts;
  const report = createVolleyReport(entry, reporters.has(entry), ({ label }) => ({ what: label, lines: [] }));
  return [...texts, ...(report.losses ?? []).map(({ text }) => `${text}.`)];
}

/** Whether a step of no side or of the side of a counter speaks of it. */
function isActor({ side, id, label, title }: BoardCounter, entry: TraceEntry): boolean {
  if ('by' in entry && entry.by !== side) return false;
  const names = [getUnitName(id), label, title, title.split(/:| \(/)[0]!].map((name) => name.toLowerCase());
  const texts = entry.kind === 'volley' ? entry.shots.map((shots) => shots.title) : [entry.title, entry.text ?? ''];
  return texts.some((text) => names.some((name) => hasName(text.toLowerCase(), name)));
}

/** The name of a counter in the file: `attacker.3.hood` is `hood`. */
export function getUnitName(id: string): string {
  return id.slice(id.lastIndexOf('.') + 1);
}

/** Whether a text has a name as words of its own. */
function hasName(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
    if (!/[\w-]$/.test(text.slice(0, at)) && !/^[\w-]/.test(text.slice(at + name.length))) return true;
  return false;
}

/** The line of the first number of a step that the file has. */
function findLine(group: readonly TraceEntry[], getLine: (place: Place) => number | undefined): number | undefined {
  for (const { base, changes } of group.flatMap(listAmounts))
    for (const { from } of [base, ...changes]) {
      const line = from && getLine(from as Place);
      if (line !== undefined) return line;
    }
  return undefined;
}
