/** A trace: one run of a combat step by step, with rolls, modifiers and effects. Decisions are taken as preferred. */
import type {
  Choice,
  Combat,
  Dice,
  Fire,
  Remarks,
  Removal,
  Roll,
  Side,
  Situation,
  State,
  Step,
  Update,
} from './combat';
import { createDiceState, drawDie, listDrawnDice, listUnusedDice } from './dice-source';
import type { DiceSource, DiceState, UnusedDie } from './dice-source';
import { isSameState, checkState } from './state-space';
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
}

export interface Trace {
  readonly entries: readonly TraceEntry[];
  readonly start: State;
  /** The final state or, with `computePendingRoll`, the current one. */
  readonly end: State;
  /** All dice by label. As table dice they reproduce the trace. */
  readonly dice: Readonly<Record<string, number | readonly number[]>>;
  /** Table dice that had no effect, and why. */
  readonly unused: readonly UnusedDie[];
  /** The next roll, if the dice ran out before the end. */
  readonly pendingRoll?: PendingRoll;
}

/** The end of a trace. */
export type Ending = Pick<Trace, 'end' | 'pendingRoll'>;

interface Run {
  readonly combat: Combat;
  readonly diceState: DiceState;
  /** Absent if only the end is needed: then nothing is explained. */
  readonly entries?: TraceEntry[];
  /** Number of dice thrown. */
  dice: number;
  pendingRoll?: PendingRoll;
}

/**
 * Carries out a combat once.
 * @param source invalid or missing table dice are reported in the trace and throw nothing
 * @throws RangeError if the combat is ill-formed: an error of the ruleset
 */
export function traceCombat(combat: Combat, source: DiceSource): Trace {
  const entries: TraceEntry[] = [];
  const run: Run = { combat, diceState: createDiceState(source), entries, dice: 0 };
  const start = checkState(combat.counters, combat.start, 'start');
  const end = runSteps(run, combat.steps, start);
  return {
    entries,
    start,
    end,
    dice: listDrawnDice(run.diceState),
    unused: listUnusedDice(run.diceState, new Set(listRollIds(combat.steps)), run.pendingRoll === undefined),
    pendingRoll: run.pendingRoll,
  };
}

/** Only the end of a trace, without entries, remarks and amounts. Same parameters as `traceCombat`. */
export function simulateEnding(combat: Combat, source: DiceSource): Ending {
  const run: Run = { combat, diceState: createDiceState(source), dice: 0 };
  const end = runSteps(run, combat.steps, checkState(combat.counters, combat.start, 'start'));
  return { end, pendingRoll: run.pendingRoll };
}

/**
 * Carries out steps in turn; stops when dice run out.
 * @param situation at the head of the repetition; none outside rounds
 */
function runSteps(run: Run, steps: readonly Step[], from: State, repetition?: number, situation?: Situation): State {
  let state = from;
  for (const step of steps) {
    if (run.pendingRoll) break;
    if (isActive(step, state)) state = runStep(run, step, state, repetition, situation);
  }
  return state;
}

function runStep(run: Run, step: Step, state: State, repetition?: number, situation?: Situation): State {
  switch (step.kind) {
    case 'roll':
      return runRoll(run, step, state, repetition);
    case 'update':
      return runUpdate(run, step, state, repetition);
    case 'choice':
      return runChoice(run, step, state, repetition);
    case 'fire':
      return runFire(run, step, state, situation ?? readSituation(run.combat, state), repetition);
    case 'removal':
      return runRemoval(run, step, state, repetition);
    case 'rounds': {
      let current = state;
      for (let round = 1; !run.pendingRoll && round <= step.limit && step.again(current); round++) {
        const before = { state: current, dice: run.dice };
        current = runSteps(run, step.steps, current, round, readSituation(run.combat, current));
        if (step.limit === Infinity && run.dice === before.dice && isSameState(current, before.state)) break;
      }
      return current;
    }
  }
}

function runRoll(run: Run, step: Roll, before: State, repetition: number | undefined): State {
  const { by, id } = step;
  const dice = getDice(step, before);
  const subject = step.subject?.(before);
  const faces: number[] = [];
  while (faces.length < dice.count) {
    const face = drawDie(run.diceState, id, dice.sides);
    if (face === undefined) {
      run.pendingRoll = { step: id, title: step.title, subject, by, dice, label: id, faces };
      return before;
    }
    faces.push(face);
  }
  run.dice += faces.length;
  const natural = faces.reduce((sum, face) => sum + face, 0);
  const total = computeTotal(step, before, natural);
  const after = applyRoll(run.combat.counters, step, before, natural);
  run.entries?.push({
    kind: 'roll',
    ...createEntryBase(step, repetition, after, evaluateRemarks(step, before, after, total.total)),
    ...{ by, dice, faces, natural, total, subject },
  });
  return after;
}

function runFire(run: Run, step: Fire, before: State, situation: Situation, repetition: number | undefined): State {
  const { combat } = run;
  const activeVolleys = listActiveVolleys(combat, step, before, situation);
  const entries = new Map<Shots, ShotsEntry>();
  for (const volley of activeVolleys) {
    const faces = rollVolley(run, step, volley);
    if (faces === undefined) return before;
    for (const shots of volley.shots) {
      const shotFaces = faces.splice(0, shots.dice);
      const hits = shotFaces.filter((face) => face <= shots.hitsOn.total).length;
      entries.set(shots, { title: shots.title, dice: shots.dice, hitsOn: shots.hitsOn, faces: shotFaces, hits });
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
    const base = createEntryBase({ id: step.id, title, rules: [...step.rules, ...rules] }, repetition, after);
    const details = { volley: id, by, on, sides, shots: shots.map((each) => entries.get(each)!), losses };
    run.entries.push({ kind: 'volley', ...base, ...details });
  }
  return after;
}

/** The faces of all dice of a volley; undefined if there are not enough. */
function rollVolley(run: Run, step: Fire, { volley, shots }: ActiveVolley): number[] | undefined {
  const { id, title, by, sides } = volley;
  const count = shots.reduce((sum, { dice }) => sum + dice, 0);
  const faces: number[] = [];
  while (faces.length < count) {
    const face = drawDie(run.diceState, id, sides);
    if (face === undefined) {
      run.pendingRoll = { step: step.id, title, by, dice: { count, sides }, label: id, faces };
      return undefined;
    }
    faces.push(face);
  }
  run.dice += count;
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
  if (step.quiet) return after;
  run.entries?.push({
    kind: 'update',
    ...createEntryBase(step, repetition, after, evaluateRemarks(step, before, after)),
  });
  return after;
}

function runChoice(run: Run, step: Choice, before: State, repetition: number | undefined): State {
  const { option, options } = decide(step, before);
  const after = applyChoice(run.combat.counters, step, before, option);
  run.entries?.push({
    kind: 'choice',
    ...createEntryBase(step, repetition, after, evaluateRemarks(step, before, after, option)),
    ...{ by: step.by, before, options, option },
  });
  return after;
}

function createEntryBase(
  { id, title, rules }: Pick<Step, 'id' | 'title' | 'rules'>,
  repetition: number | undefined,
  after: State,
  { amounts = [], text, bases = [] }: Partial<EntryRemarks> = {},
): EntryBase {
  return { step: id, title, rules, repetition, amounts, text, bases, after };
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
