/**
 * A combat step by step, as a debugger walks through it: all of its steps with the dice that they will have, their lines in the file and the
 * board before each. A die or a decision that is changed gives another walk, which is the same up to its step.
 */
import type { DiceSource, TableDice } from '../../engine/dice-source';
import { listMoves, type Move } from '../../engine/play';
import type { Trace, TraceEntry } from '../../engine/trace';
import { listAmounts } from '../../engine/trace-entry';
import type { Place } from '../../model/place';
import { replaceSideNames } from '../../model/replace-side-names';
import { capitalize } from '../../model/wording';
import type { BoardCounter, BoardFrame, ReportBoard } from '../../protocol';
import { createLineResolver } from '../analysis/analysis';
import { getScenarioTitle, type LocatedCombat, type Refusal } from '../analysis/find-combat';
import { defaultSeed, getFileDice, simulateCombat } from '../combat/simulate';
import {
  createVolleyReport,
  findIdleSteps,
  findLossReporters,
  formatDiceSource,
  formatUnusedDie,
  getUsedDice,
  indexRoundsByStep,
} from '../report/trace';
import { getCombatRange } from '../scenario/scenario-combats';
import { attempt, drawBoard } from './report';

export interface StepThrough {
  readonly target: LocatedCombat;
  readonly source: DiceSource;
  readonly trace: Trace;
  readonly steps: readonly CombatStep[];
  readonly board?: ReportBoard;
  /** The title of the scenario, if it has one. */
  readonly scenario?: string;
  readonly scenarioLine: number;
  readonly title: string;
  /** First and last line of the combat in the file, from 1. */
  readonly lines: readonly [first: number, last: number];
  /** The end in a few words. */
  readonly summary: string;
  /** Where the dice are from: `seed 7`. */
  readonly diceFrom: string;
  /** Dice of the table without an effect, and why. */
  readonly unused: readonly string[];
}

/** One step: a roll, the volleys that fire at the same time, a decision or bookkeeping. */
export interface CombatStep {
  readonly title: string;
  /** The round that it belongs to: `Cycle 2`. */
  readonly round?: string;
  /** Line in the file of what it is about, from 1. */
  readonly line: number;
  readonly dice: readonly StepDie[];
  readonly decision?: StepDecision;
  /** What it leads to: dice, result and losses, a sentence each. */
  readonly outcome: readonly string[];
  /** The index of its first entry in the trace. */
  readonly entry: number;
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

export interface StepThroughOptions {
  /** Dice of the table instead of those in the file. */
  readonly dice?: TableDice;
  /** Rolls what the table does not supply. */
  readonly seed?: number;
}

/** Starts at the first step. Without dice and a seed, those of the file are used, else the default seed. */
export function startStepThrough(target: LocatedCombat, { dice, seed }: StepThroughOptions): StepThrough | Refusal {
  const fileDice = getFileDice(target.entry);
  return stepThrough(target, {
    ...fileDice,
    seed: seed ?? fileDice?.seed ?? defaultSeed,
    ...(dice ? { table: dice } : seed !== undefined && { table: undefined }),
  });
}

/** The same walk with another face of a die, and what follows from it. */
export function setDie(before: StepThrough, { label, index, sides }: StepDie, face: number): StepThrough | Refusal {
  if (!(Number.isInteger(face) && face >= 1 && face <= sides))
    return { refused: `${face} is no face of a d${sides}: give a number from 1 to ${sides}.` };
  const { source, trace } = before;
  const rolled = listItems(trace.dice[label]);
  // Dice in the order of the list belong to labels from here on.
  const table: Readonly<Record<string, number | readonly number[]>> =
    source.table === undefined ? {} : isList(source.table) ? trace.dice : source.table;
  const changed = [...rolled.slice(0, index), face, ...listItems(table[label]).slice(index + 1)];
  return stepThrough(before.target, { ...source, table: { ...table, [label]: changed } });
}

/** The same walk with another decision, and what follows from it. */
export function setDecision(
  before: StepThrough,
  { label, index, options }: StepDecision,
  option: string,
): StepThrough | Refusal {
  if (!options.includes(option)) return { refused: `There is no option ${option}: choose ${options.join(' or ')}.` };
  const { source, steps } = before;
  const decided = steps.flatMap(({ decision }) => (decision?.label === label ? [decision.option] : []));
  const after = listItems(source.decisions?.[label]).slice(index + 1);
  return stepThrough(before.target, {
    ...source,
    decisions: { ...source.decisions, [label]: [...decided.slice(0, index), option, ...after] },
  });
}

/** The moves before a step, as a play has them. */
export function listMovesBefore({ trace, steps }: StepThrough, at: number): readonly Move[] {
  const entry = steps[at]?.entry ?? trace.entries.length;
  return listMoves(trace).slice(0, trace.stops.filter((stop) => stop.entry < entry).length);
}

/** The board before a step or, after the last one, at the end. */
export function getFrame({ steps, board }: StepThrough, at: number): BoardFrame {
  return steps[at]?.frame ?? board?.frames.at(-1) ?? {};
}

export function listCounters({ board }: StepThrough): readonly BoardCounter[] {
  return (board?.rows ?? []).flatMap(({ zones }) => zones.flatMap(({ counters }) => counters));
}

function stepThrough(target: LocatedCombat, source: DiceSource): StepThrough | Refusal {
  const { analysis, scenario, entry } = target;
  return attempt(target, (combat) => {
    const { trace } = simulateCombat(target, source);
    const { board } = drawBoard(target, entry.picture?.(combat), combat, trace);
    const name = getScenarioTitle(scenario);
    const lineAt = (offset: number): number => analysis.lines().positionAt(offset).line + 1;
    const { from, to } = getCombatRange(target);
    const lines = [lineAt(from), lineAt(to)] as const;
    return {
      ...{ target, source, trace, lines, scenarioLine: lineAt(scenario.document.range.from) },
      steps: createSteps(target, trace, board, lines[0]),
      ...(board && { board }),
      ...(name !== undefined && { scenario: name }),
      title: entry.title,
      summary: replaceSideNames(entry, combat.summary(trace.end)),
      diceFrom: formatDiceSource(getUsedDice(trace, source)),
      unused: trace.unused.map(formatUnusedDie),
    };
  });
}

function createSteps(
  target: LocatedCombat,
  trace: Trace,
  board: ReportBoard | undefined,
  combatLine: number,
): readonly CombatStep[] {
  const { entry, analysis, scenario } = target;
  const { steps: combatSteps } = entry.build();
  const idle = findIdleSteps(combatSteps);
  const rounds = indexRoundsByStep(combatSteps);
  const reporters = findLossReporters(trace.entries);
  const getLine = createLineResolver(analysis, scenario);
  const counters = (board?.rows ?? []).flatMap(({ zones }) => zones.flatMap((zone) => zone.counters));
  const counts = new Map<string, number>();
  const countUp = (label: string, by: number): number => {
    const before = counts.get(label) ?? 0;
    counts.set(label, before + by);
    return before;
  };
  const describe = (text: string): string => capitalize(replaceSideNames(entry, text));
  const steps: CombatStep[] = [];
  let frame = 0;
  for (let first = 0; first < trace.entries.length;) {
    const group = listSimultaneous(trace.entries, first);
    const [head] = group as [TraceEntry];
    const isIdle = idle.has(head.step);
    const decision = readDecision(head, countUp);
    // Orders that never change anything are no step, unless there is something to decide.
    if (!isIdle || decision) {
      const actors = counters.filter((counter) => group.some((each) => isActor(counter, each)));
      const { repetition } = head;
      const round = repetition === undefined ? undefined : rounds.get(head.step)?.(repetition).round;
      const dice = group.flatMap((each) => readDice(each, countUp));
      steps.push({
        title: describe(formatTitle(group)),
        ...(round && { round: `${round.title} ${round.number}` }),
        line: actors[0]?.line ?? findLine(group, getLine) ?? combatLine,
        dice,
        ...(decision && { decision }),
        outcome: group.flatMap((each) => listOutcomes(each, reporters)).map(describe),
        entry: first,
        frame: board?.frames[frame] ?? {},
        actors: new Set(actors.map(({ id }) => id)),
      });
    }
    if (!isIdle) frame += group.length;
    first += group.length;
  }
  return steps;
}

/** The entry and those after it that are volleys of the same step. */
function listSimultaneous(entries: readonly TraceEntry[], first: number): readonly TraceEntry[] {
  const head = entries[first]!;
  if (head.kind !== 'volley') return [head];
  const others = entries.slice(first + 1);
  const end = others.findIndex((each) => each.step !== head.step || each.repetition !== head.repetition);
  return [head, ...(end < 0 ? others : others.slice(0, end))];
}

function formatTitle(group: readonly TraceEntry[]): string {
  const [head] = group as [TraceEntry];
  const title = group.map((each) => each.title).join('; ');
  return head.kind === 'roll' && head.subject !== undefined ? `${title}: ${head.subject}` : title;
}

type CountUp = (label: string, by: number) => number;

function readDice(entry: TraceEntry, countUp: CountUp): readonly StepDie[] {
  if (entry.kind === 'roll') {
    const { step: label, faces, dice, title } = entry;
    const before = countUp(label, faces.length);
    return faces.map((face, at) => ({ label, index: before + at, sides: dice.sides, face, title }));
  }
  if (entry.kind !== 'volley') return [];
  const { volley: label, sides } = entry;
  return entry.shots.flatMap(({ title, faces }) => {
    const before = countUp(label, faces.length);
    return faces.map((face, at) => ({ label, index: before + at, sides, face, title }));
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

function isList(table: TableDice): table is readonly number[] {
  return Array.isArray(table);
}

function listItems<Item>(items: Item | readonly Item[] | undefined): readonly Item[] {
  if (items === undefined) return [];
  return Array.isArray(items) ? (items as readonly Item[]) : [items as Item];
}
