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
import { pickUp, take, takenDice, unusedDice } from './dice-source';
import type { DiceSource, Hand, UnusedDie } from './dice-source';
import { sameState, within } from './space';
import type { EntryBase, ShotsEntry, TraceEntry } from './trace-entry';
import { afterChoice, afterRoll, afterUpdate, decision, diceOf, takesPlace, totalOf } from './transition';
import { afterFire, afterRemoval, salvosOf, situationOf, throwsOf } from './volleys';
import type { LossTaken, Shots, Throw } from './volleys';

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
export interface Wanted {
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
  /** The final state or, with `pendingRoll`, the current one. */
  readonly end: State;
  /** All dice by label. As table dice they reproduce the trace. */
  readonly dice: Readonly<Record<string, number | readonly number[]>>;
  /** Table dice that had no effect, and why. */
  readonly unused: readonly UnusedDie[];
  /** The next roll, if the dice ran out before the end. */
  readonly wanted?: Wanted;
}

/** The end of a trace. */
export type Ending = Pick<Trace, 'end' | 'wanted'>;

interface Run {
  readonly combat: Combat;
  readonly hand: Hand;
  /** Absent if only the end is needed: then nothing is explained. */
  readonly entries?: TraceEntry[];
  /** Number of dice thrown. */
  dice: number;
  wanted?: Wanted;
}

/**
 * Carries out a combat once.
 * @param source invalid or missing table dice are reported in the trace and throw nothing
 * @throws RangeError if the combat is ill-formed: an error of the ruleset
 */
export function trace(combat: Combat, source: DiceSource): Trace {
  const entries: TraceEntry[] = [];
  const run: Run = { combat, hand: pickUp(source), entries, dice: 0 };
  const start = within(combat.counters, combat.start, 'start');
  const end = walk(run, combat.steps, start);
  return {
    entries,
    start,
    end,
    dice: takenDice(run.hand),
    unused: unusedDice(run.hand, new Set(rollIds(combat.steps)), run.wanted === undefined),
    wanted: run.wanted,
  };
}

/** Only the end of a trace, without entries, remarks and amounts. Same parameters as `traceCombat`. */
export function endingOf(combat: Combat, source: DiceSource): Ending {
  const run: Run = { combat, hand: pickUp(source), dice: 0 };
  const end = walk(run, combat.steps, within(combat.counters, combat.start, 'start'));
  return { end, wanted: run.wanted };
}

/**
 * Carries out steps in turn; stops when dice run out.
 * @param situation at the head of the repetition; none outside rounds
 */
function walk(run: Run, steps: readonly Step[], from: State, repetition?: number, now?: Situation): State {
  let state = from;
  for (const step of steps) {
    if (run.wanted) break;
    if (takesPlace(step, state)) state = carryOut(run, step, state, repetition, now);
  }
  return state;
}

function carryOut(run: Run, step: Step, state: State, repetition?: number, now?: Situation): State {
  switch (step.kind) {
    case 'roll':
      return roll(run, step, state, repetition);
    case 'update':
      return update(run, step, state, repetition);
    case 'choice':
      return choose(run, step, state, repetition);
    case 'fire':
      return fire(run, step, state, now ?? situationOf(run.combat, state), repetition);
    case 'removal':
      return remove(run, step, state, repetition);
    case 'rounds': {
      let current = state;
      for (let round = 1; !run.wanted && round <= step.limit && step.again(current); round++) {
        const before = { state: current, dice: run.dice };
        current = walk(run, step.steps, current, round, situationOf(run.combat, current));
        if (step.limit === Infinity && run.dice === before.dice && sameState(current, before.state)) break;
      }
      return current;
    }
  }
}

function roll(run: Run, step: Roll, before: State, repetition: number | undefined): State {
  const { by, id } = step;
  const dice = diceOf(step, before);
  const subject = step.subject?.(before);
  const faces: number[] = [];
  while (faces.length < dice.count) {
    const face = take(run.hand, id, dice.sides);
    if (face === undefined) {
      run.wanted = { step: id, title: step.title, subject, by, dice, label: id, faces };
      return before;
    }
    faces.push(face);
  }
  run.dice += faces.length;
  const natural = faces.reduce((sum, face) => sum + face, 0);
  const total = totalOf(step, before, natural);
  const after = afterRoll(run.combat.counters, step, before, natural);
  run.entries?.push({
    kind: 'roll',
    ...entryBase(step, repetition, after, remarksOn(step, before, after, total.total)),
    ...{ by, dice, faces, natural, total, subject },
  });
  return after;
}

function fire(run: Run, step: Fire, before: State, now: Situation, repetition: number | undefined): State {
  const { combat } = run;
  const thrown = throwsOf(combat, step, before, now);
  const entries = new Map<Shots, ShotsEntry>();
  for (const volley of thrown) {
    const faces = facesOf(run, step, volley);
    if (faces === undefined) return before;
    for (const shots of volley.shots) {
      const own = faces.splice(0, shots.dice);
      const hits = own.filter((face) => face <= shots.hitsOn.total).length;
      entries.set(shots, { title: shots.title, dice: shots.dice, hitsOn: shots.hitsOn, faces: own, hits });
    }
  }
  const salvos = salvosOf(thrown);
  const hits = salvos.map(({ shots }) => shots.reduce((sum, each) => sum + entries.get(each)!.hits, 0));
  const taken: LossTaken[] = [];
  const after = afterFire(combat, step, before, salvos, hits, taken);
  if (!run.entries) return after;
  for (const { volley, shots } of thrown) {
    const { id, title, rules, by, on, sides } = volley;
    const losses = taken.filter(({ side }) => side === on);
    const base = entryBase({ id: step.id, title, rules: [...step.rules, ...rules] }, repetition, after);
    const said = { volley: id, by, on, sides, shots: shots.map((each) => entries.get(each)!), losses };
    run.entries.push({ kind: 'volley', ...base, ...said });
  }
  return after;
}

/** The faces of all dice of a volley; undefined if there are not enough. */
function facesOf(run: Run, step: Fire, { volley, shots }: Throw): number[] | undefined {
  const { id, title, by, sides } = volley;
  const count = shots.reduce((sum, { dice }) => sum + dice, 0);
  const faces: number[] = [];
  while (faces.length < count) {
    const face = take(run.hand, id, sides);
    if (face === undefined) {
      run.wanted = { step: step.id, title, by, dice: { count, sides }, label: id, faces };
      return undefined;
    }
    faces.push(face);
  }
  run.dice += count;
  return faces;
}

/** Adds no entry if there is nobody to remove. */
function remove(run: Run, step: Removal, before: State, repetition: number | undefined): State {
  const after = afterRemoval(run.combat, step, before);
  if (!sameState(before, after)) run.entries?.push({ kind: 'removal', ...entryBase(step, repetition, after) });
  return after;
}

function update(run: Run, step: Update, before: State, repetition: number | undefined): State {
  const after = afterUpdate(run.combat.counters, step, before);
  if (step.quiet) return after;
  run.entries?.push({ kind: 'update', ...entryBase(step, repetition, after, remarksOn(step, before, after)) });
  return after;
}

function choose(run: Run, step: Choice, before: State, repetition: number | undefined): State {
  const { option, options } = decision(step, before);
  const after = afterChoice(run.combat.counters, step, before, option);
  run.entries?.push({
    kind: 'choice',
    ...entryBase(step, repetition, after, remarksOn(step, before, after, option)),
    ...{ by: step.by, before, options, option },
  });
  return after;
}

function entryBase(
  { id, title, rules }: Pick<Step, 'id' | 'title' | 'rules'>,
  repetition: number | undefined,
  after: State,
  { amounts = [], text, bases = [] }: Partial<EntryRemarks> = {},
): EntryBase {
  return { step: id, title, rules, repetition, amounts, text, bases, after };
}

type EntryRemarks = Pick<EntryBase, 'amounts' | 'text' | 'bases'>;

function remarksOn<Given extends readonly unknown[]>(
  { amounts, bases, remark }: Remarks<Given>,
  ...of: readonly [before: State, after: State, ...Given]
): Partial<EntryRemarks> {
  return { amounts: amounts?.(...of), text: remark?.(...of), bases: bases?.(...of) };
}

/** Ids of all rolls and volleys: the labels of table dice. */
export function rollIds(steps: readonly Step[]): readonly string[] {
  return steps.flatMap((step) => {
    if (step.kind === 'rounds') return rollIds(step.steps);
    if (step.kind === 'fire') return step.volleys.map(({ id }) => id);
    return step.kind === 'roll' ? [step.id] : [];
  });
}
