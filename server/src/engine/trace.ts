/**
 * A trace: one run of a combat step by step, with rolls, modifiers and effects. Decisions are taken as preferred, unless they were made at the
 * table.
 */
import type { Choice, Combat, Dice, Fire, Remarks, Removal, Roll, Rounds, Side, State, Step, Update } from './combat';
import {
  createDiceState,
  drawDecision,
  drawDie,
  listDrawnDice,
  listUnusedDecisions,
  listUnusedDice,
  listUsedDecisions,
} from './dice-source';
import type { DiceSource, DiceState, TableDecisions, UnusedDecision, UnusedDie } from './dice-source';
import { isSameState, checkState } from './state-space';
import { countDice, describeRoll, describeVolley, type StepRoll } from './step-rolls';
import type { Position, Repetition, StepCursor } from './stop';
import type { EntryBase, ShotsEntry, TraceEntry } from './trace-entry';
import { applyChoice, applyRoll, applyUpdate, decide, getDice, isActive, computeTotal } from './transition';
import { applyFire, applyRemoval, groupIntoSalvos, readSituation, listActiveVolleys } from './volley-transition';
import type { Casualty, Shots, ActiveVolley } from './volley-transition';

export type {
  ChoiceEntry,
  RemovalEntry,
  RollEntry,
  ShotsEntry,
  TraceEntry,
  UpdateEntry,
  VolleyEntry,
} from './trace-entry';

/** The roll or volley at which the dice ran out. */
export interface PendingRoll {
  readonly step: string;
  readonly title: string;
  readonly subject?: string;
  readonly by: Side;
  readonly dice: Dice;
  /** The label of the missing dice among the table dice. */
  readonly label: string;
  /** The available faces of this roll or volley: fewer than `dice.count`. */
  readonly faces: readonly number[];
  /** All rolls of the step, this one among them: the volleys that fire at the same time. */
  readonly rolls: readonly StepRoll[];
}

/** The decision at which a trace stopped, since nobody has made it yet. */
export interface PendingDecision {
  readonly step: string;
  readonly title: string;
  readonly by: Side;
  /** At least two. */
  readonly options: readonly string[];
  /** What each option does, in their order, if the step says it. */
  readonly effects?: readonly string[];
  /** The ordered option. */
  readonly preferred: string;
}

/** A step with dice or with a decision between several options that a trace came to. */
export interface TraceStop {
  /** The position before the step. */
  readonly position: Position;
  /** The number of entries before it. */
  readonly entryCount: number;
}

export interface Trace {
  readonly entries: readonly TraceEntry[];
  readonly start: State;
  /** The final state or, with `pendingRoll` or `pendingDecision`, the current one. */
  readonly end: State;
  /** All dice by label. As table dice they reproduce the trace. */
  readonly dice: Readonly<Record<string, number | readonly number[]>>;
  /** The decisions of the table that had an effect, by label. */
  readonly decisions: TableDecisions;
  /** Table dice that had no effect, and why. */
  readonly unused: readonly UnusedDie[];
  /** Decisions of the table that had no effect, and why. */
  readonly unusedDecisions: readonly UnusedDecision[];
  /** The next roll, if the dice ran out before the end. */
  readonly pendingRoll?: PendingRoll;
  /** The next decision, if the trace stops at decisions that were not made at the table. */
  readonly pendingDecision?: PendingDecision;
  /** All steps with dice or decisions that the trace came to, the pending one included. */
  readonly stops: readonly TraceStop[];
}

/** The end of a trace. */
export type Ending = Pick<Trace, 'end' | 'pendingRoll'>;

interface Run {
  readonly combat: Combat;
  readonly diceState: DiceState;
  /** Absent if only the end is needed: then nothing is explained. */
  readonly entries?: TraceEntry[];
  readonly stops?: TraceStop[];
  /** Number of dice rolled. */
  diceCount: number;
  pendingRoll?: PendingRoll;
  pendingDecision?: PendingDecision;
}

/** A repetition with the number of dice rolled before it. */
interface TracedRepetition extends Repetition {
  readonly diceBefore: number;
  readonly after: TracedCursor;
}

interface TracedCursor extends StepCursor {
  readonly repetition?: TracedRepetition;
}

/**
 * Carries out a combat once.
 * @param source invalid or missing table dice are reported in the trace and throw nothing
 * @throws RangeError if the combat is ill-formed: an error of the ruleset
 */
export function traceCombat(combat: Combat, source: DiceSource): Trace {
  const entries: TraceEntry[] = [];
  const stops: TraceStop[] = [];
  const run: Run = { combat, diceState: createDiceState(source), entries, stops, diceCount: 0 };
  const start = checkState(combat.counters, combat.start, 'start');
  const end = runSteps(run, combat.steps, start);
  const { pendingRoll, pendingDecision } = run;
  const isComplete = !isPending(run);
  return {
    entries,
    start,
    end,
    dice: listDrawnDice(run.diceState),
    decisions: listUsedDecisions(run.diceState),
    unused: listUnusedDice(run.diceState, new Set(listRollIds(combat.steps)), isComplete),
    unusedDecisions: listUnusedDecisions(run.diceState, new Set(listDecisionIds(combat.steps)), isComplete),
    pendingRoll,
    pendingDecision,
    stops,
  };
}

/** Carries out another combat with the same steps, such as one with other counters, with the dice and decisions of a trace. */
export function retrace(combat: Combat, { dice, decisions, pendingDecision }: Trace): Trace {
  return traceCombat(combat, { table: dice, decisions, stopsAtDecisions: pendingDecision !== undefined });
}

/** Only the end of a trace, without entries, remarks and amounts. Same parameters as `traceCombat`. */
export function simulateEnding(combat: Combat, source: DiceSource): Ending {
  const run: Run = { combat, diceState: createDiceState(source), diceCount: 0 };
  const end = runSteps(run, combat.steps, checkState(combat.counters, combat.start, 'start'));
  return { end, pendingRoll: run.pendingRoll };
}

function isPending({ pendingRoll, pendingDecision }: Run): boolean {
  return pendingRoll !== undefined || pendingDecision !== undefined;
}

/** Carries out steps in turn; stops when dice run out, or at a decision that nobody has made. */
function runSteps(run: Run, steps: readonly Step[], from: State, repetition?: TracedRepetition): State {
  let state = from;
  for (let at = 0; at < steps.length && !isPending(run); at++) {
    const step = steps[at]!;
    if (isActive(step, state)) state = runStep(run, step, state, { steps, stepIndex: at, repetition });
  }
  return state;
}

function runStep(run: Run, step: Step, state: State, cursor: TracedCursor): State {
  const { repetition } = cursor;
  switch (step.kind) {
    case 'roll':
      return runRoll(run, step, state, cursor);
    case 'update':
      return runUpdate(run, step, state, repetition?.number);
    case 'choice':
      return runChoice(run, step, state, cursor);
    case 'fire':
      return runFire(run, step, state, cursor);
    case 'removal':
      return runRemoval(run, step, state, repetition?.number);
    case 'rounds': {
      const after = { ...cursor, stepIndex: cursor.stepIndex + 1 };
      let current = state;
      for (let number = 1; !isPending(run) && number <= step.limit && step.again(current); number++) {
        const before = { state: current, dice: run.diceCount };
        current = runSteps(run, step.steps, current, beginRepetition(run, step, number, current, after));
        if (step.limit === Infinity && run.diceCount === before.dice && isSameState(current, before.state)) break;
      }
      return current;
    }
  }
}

function beginRepetition(run: Run, rounds: Rounds, number: number, head: State, after: TracedCursor): TracedRepetition {
  const situation = readSituation(run.combat, head);
  const situationKey = Object.values(situation).join();
  return { rounds, number, situation, situationKey, head, hasRolledDice: false, diceBefore: run.diceCount, after };
}

/** Records that the trace came to a step with dice or a decision. */
function recordStop(run: Run, cursor: TracedCursor, state: State): void {
  run.stops?.push({ position: { cursor: toStepCursor(run, cursor), state }, entryCount: run.entries?.length ?? 0 });
}

/** The cursor with what is known by now of the repetitions around it: whether they have rolled dice. */
function toStepCursor(run: Run, { steps, stepIndex, repetition }: TracedCursor): StepCursor {
  if (!repetition) return { steps, stepIndex };
  const { diceBefore, after, ...common } = repetition;
  return {
    steps,
    stepIndex,
    repetition: { ...common, hasRolledDice: run.diceCount > diceBefore, after: toStepCursor(run, after) },
  };
}

function runRoll(run: Run, step: Roll, before: State, cursor: TracedCursor): State {
  const { by, id } = step;
  const dice = getDice(step, before);
  recordStop(run, cursor, before);
  const subject = step.subject?.(before);
  const faces: number[] = [];
  while (faces.length < dice.count) {
    const face = drawDie(run.diceState, id, dice.sides);
    if (face === undefined) {
      const rolls = [describeRoll(run.combat, step, before, cursor.repetition?.number)];
      run.pendingRoll = { step: id, title: step.title, subject, by, dice, label: id, faces, rolls };
      return before;
    }
    faces.push(face);
  }
  run.diceCount += faces.length;
  const natural = faces.reduce((sum, face) => sum + face, 0);
  const total = computeTotal(step, before, natural);
  const after = applyRoll(run.combat.counters, step, before, natural);
  run.entries?.push({
    kind: 'roll',
    ...createEntryBase(step, cursor.repetition?.number, after, evaluateRemarks(step, before, after, total.total)),
    ...{ by, dice, faces, natural, total, subject },
  });
  return after;
}

function runFire(run: Run, step: Fire, before: State, cursor: TracedCursor): State {
  const { combat } = run;
  const { repetition } = cursor;
  const activeVolleys = listActiveVolleys(combat, step, before, repetition?.situation ?? readSituation(combat, before));
  if (activeVolleys.some(({ shots }) => countDice(shots) > 0)) recordStop(run, cursor, before);
  const entries = new Map<Shots, ShotsEntry>();
  for (const volley of activeVolleys) {
    const faces = rollVolley(run, step, volley, activeVolleys);
    if (faces === undefined) return before;
    for (const shots of volley.shots) {
      const shotFaces = faces.splice(0, shots.dice);
      const { title, dice, hitsOn, sureHits = 0 } = shots;
      const hits = sureHits + shotFaces.filter((face) => face <= hitsOn.total).length;
      entries.set(shots, { title, dice, hitsOn, faces: shotFaces, hits, ...(sureHits > 0 && { sureHits }) });
    }
  }
  const salvos = groupIntoSalvos(activeVolleys);
  const hits = salvos.map(({ shots }) => shots.reduce((sum, each) => sum + entries.get(each)!.hits, 0));
  const casualties: Casualty[] = [];
  const after = applyFire(combat, step, before, salvos, hits, casualties);
  if (!run.entries) return after;
  for (const { volley, shots } of activeVolleys) {
    const { id, title, rules, by, on, sides } = volley;
    const losses = casualties.filter(({ side }) => side === on);
    const base = createEntryBase({ id: step.id, title, rules: [...step.rules, ...rules] }, repetition?.number, after);
    const details = { volley: id, by, on, sides, shots: shots.map((each) => entries.get(each)!), losses };
    run.entries.push({ kind: 'volley', ...base, ...details });
  }
  return after;
}

/** The faces of all dice of a volley; undefined if there are not enough. */
function rollVolley(
  run: Run,
  step: Fire,
  { volley, shots }: ActiveVolley,
  simultaneousVolleys: readonly ActiveVolley[],
): number[] | undefined {
  const { id, title, by, sides } = volley;
  const count = countDice(shots);
  const faces: number[] = [];
  while (faces.length < count) {
    const face = drawDie(run.diceState, id, sides);
    if (face === undefined) {
      const rolls = simultaneousVolleys.map(describeVolley);
      run.pendingRoll = { step: step.id, title, by, dice: { count, sides }, label: id, faces, rolls };
      return undefined;
    }
    faces.push(face);
  }
  run.diceCount += count;
  return faces;
}

/** Adds no entry if there is nobody to remove. */
function runRemoval(run: Run, step: Removal, before: State, repetition: number | undefined): State {
  const after = applyRemoval(run.combat, step, before);
  if (!isSameState(before, after)) run.entries?.push({ kind: 'removal', ...createEntryBase(step, repetition, after) });
  return after;
}

function runUpdate(run: Run, step: Update, before: State, repetition: number | undefined): State {
  const after = applyUpdate(run.combat.counters, step, before);
  if (step.omitFromTrace) return after;
  run.entries?.push({
    kind: 'update',
    ...createEntryBase(step, repetition, after, evaluateRemarks(step, before, after)),
  });
  return after;
}

function runChoice(run: Run, step: Choice, before: State, cursor: TracedCursor): State {
  const { options, option: preferred } = decide(step, before);
  const isOpen = options.length > 1;
  if (isOpen) recordStop(run, cursor, before);
  const tableOption = isOpen ? drawDecision(run.diceState, step.id, options) : undefined;
  if (isOpen && tableOption === undefined && run.diceState.stopsAtDecisions) {
    const { id, title, by, remark } = step;
    const effects =
      remark && options.map((option) => remark(before, applyChoice(run.combat.counters, step, before, option), option));
    run.pendingDecision = { step: id, title, by, options, ...(effects && { effects }), preferred };
    return before;
  }
  const option = tableOption ?? preferred;
  const after = applyChoice(run.combat.counters, step, before, option);
  run.entries?.push({
    kind: 'choice',
    ...createEntryBase(step, cursor.repetition?.number, after, evaluateRemarks(step, before, after, option)),
    ...{ by: step.by, before, options, option },
  });
  return after;
}

function createEntryBase(
  { id, title, rules, on }: Pick<Step, 'id' | 'title' | 'rules' | 'on'>,
  repetition: number | undefined,
  after: State,
  { amounts = [], text, bases = [] }: Partial<EntryRemarks> = {},
): EntryBase {
  return { step: id, title, rules, ...(on !== undefined && { on }), repetition, amounts, text, bases, after };
}

type EntryRemarks = Pick<EntryBase, 'amounts' | 'text' | 'bases'>;

function evaluateRemarks<Args extends readonly unknown[]>(
  { amounts, bases, remark }: Remarks<Args>,
  ...args: readonly [before: State, after: State, ...Args]
): Partial<EntryRemarks> {
  return { amounts: amounts?.(...args), text: remark?.(...args), bases: bases?.(...args) };
}

/** Ids of all rolls and volleys: the labels of table dice. */
export function listRollIds(steps: readonly Step[]): readonly string[] {
  return steps.flatMap((step) => {
    if (step.kind === 'rounds') return listRollIds(step.steps);
    if (step.kind === 'fire') return step.volleys.map(({ id }) => id);
    return step.kind === 'roll' ? [step.id] : [];
  });
}

/** Ids of all decisions: the labels of decisions made at the table. */
export function listDecisionIds(steps: readonly Step[]): readonly string[] {
  return steps.flatMap((step) => {
    if (step.kind === 'rounds') return listDecisionIds(step.steps);
    return step.kind === 'choice' ? [step.id] : [];
  });
}
