/** One run of a combat, told step by step: what was rolled, by which modifiers, and what followed. Decisions are taken as preferred. */
import type { Amount, Basis } from './amount';
import type { Choice, Combat, Dice, Remark, Roll, Side, State, Step, Update } from './combat';
import { pickUp, take, takenDice, unusedDice } from './dice-source';
import type { DiceSource, Hand, UnusedDie } from './dice-source';
import { within } from './space';
import { afterChoice, afterRoll, afterUpdate, decision, diceOf, takesPlace, totalOf } from './transition';

interface EntryBase {
  /** Id of the step. */
  readonly step: string;
  readonly title: string;
  /** Ids of the rules that the step carried out. */
  readonly rules: readonly string[];
  /** In rounds: which repetition of the innermost rounds this is, from 1. */
  readonly repetition?: number;
  /** What the step remarks beyond its dice. */
  readonly amounts: readonly Amount[];
  readonly text?: string;
  /** Tables and options that the step rests on and that no amount names. */
  readonly bases: readonly Basis[];
  /** The state that the step led to. */
  readonly after: State;
}

export interface RollEntry extends EntryBase {
  readonly kind: 'roll';
  readonly by: Side;
  readonly dice: Dice;
  /** One for each die. */
  readonly faces: readonly number[];
  /** Sum of the faces. */
  readonly natural: number;
  readonly total: Amount;
  readonly subject?: string;
}

export interface UpdateEntry extends EntryBase {
  readonly kind: 'update';
}

export interface ChoiceEntry extends EntryBase {
  readonly kind: 'choice';
  readonly by: Side;
  readonly options: readonly string[];
  /** The one taken. */
  readonly option: string;
}

/** A step that was carried out. Plain data, but for the origins inside its amounts, which are the model's. */
export type TraceEntry = RollEntry | UpdateEntry | ChoiceEntry;

/** The roll for which no die was left. */
export interface Wanted {
  readonly step: string;
  readonly title: string;
  readonly subject?: string;
  readonly by: Side;
  readonly dice: Dice;
  /** Under which label the missing dice belong among the table dice. */
  readonly label: string;
  /** The faces of this roll that were there already: fewer than `dice.count`. */
  readonly faces: readonly number[];
}

export interface Trace {
  readonly entries: readonly TraceEntry[];
  readonly start: State;
  /** Where the combat ended or, with `wanted`, where it stands. */
  readonly end: State;
  /** All dice by label. As table dice they make the same trace again. */
  readonly dice: Readonly<Record<string, number | readonly number[]>>;
  /** Table dice that had no effect, and why. */
  readonly unused: readonly UnusedDie[];
  /** Which roll comes next, where the dice ran out before the combat ended. */
  readonly wanted?: Wanted;
}

interface Run {
  readonly combat: Combat;
  readonly hand: Hand;
  readonly entries: TraceEntry[];
  wanted?: Wanted;
}

/**
 * Carries out a combat once.
 * @param source faulty or missing table dice are reported in the trace, never thrown
 * @throws RangeError where the combat is ill-formed: a fault of the ruleset
 */
export function trace(combat: Combat, source: DiceSource): Trace {
  const run: Run = { combat, hand: pickUp(source), entries: [] };
  const start = within(combat.counters, combat.start, 'start');
  const end = walk(run, combat.steps, start, undefined);
  return {
    entries: run.entries,
    start,
    end,
    dice: takenDice(run.hand),
    unused: unusedDice(run.hand, new Set(rollIds(combat.steps)), run.wanted === undefined),
    wanted: run.wanted,
  };
}

/** Carries out steps in turn; stops where a roll is wanted. */
function walk(run: Run, steps: readonly Step[], from: State, repetition: number | undefined): State {
  let state = from;
  for (const step of steps) {
    if (run.wanted) break;
    if (takesPlace(step, state)) state = carryOut(run, step, state, repetition);
  }
  return state;
}

function carryOut(run: Run, step: Step, state: State, repetition: number | undefined): State {
  switch (step.kind) {
    case 'roll':
      return roll(run, step, state, repetition);
    case 'update':
      return update(run, step, state, repetition);
    case 'choice':
      return choose(run, step, state, repetition);
    case 'rounds': {
      let current = state;
      for (let round = 1; !run.wanted && round <= step.limit && step.again(current); round++) {
        current = walk(run, step.steps, current, round);
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
  const natural = faces.reduce((sum, face) => sum + face, 0);
  const total = totalOf(step, before, natural);
  const after = afterRoll(run.combat.counters, step, before, natural);
  const told = tell(step, repetition, after, step.remark?.(before, after, total.total));
  run.entries.push({ kind: 'roll', ...told, by, dice, faces, natural, total, subject });
  return after;
}

function update(run: Run, step: Update, before: State, repetition: number | undefined): State {
  const after = afterUpdate(run.combat.counters, step, before);
  if (step.quiet) return after;
  run.entries.push({ kind: 'update', ...tell(step, repetition, after, step.remark?.(before, after)) });
  return after;
}

function choose(run: Run, step: Choice, before: State, repetition: number | undefined): State {
  const { option, options } = decision(step, before);
  const after = afterChoice(run.combat.counters, step, before, option);
  const told = tell(step, repetition, after, step.remark?.(before, after, option));
  run.entries.push({ kind: 'choice', ...told, by: step.by, options, option });
  return after;
}

function tell(
  { id, title, rules }: Step,
  repetition: number | undefined,
  after: State,
  { amounts = [], text, bases = [] }: Remark = {},
): EntryBase {
  return { step: id, title, rules, repetition, amounts, text, bases, after };
}

/** Ids of all steps that can roll: the labels of table dice. */
export function rollIds(steps: readonly Step[]): readonly string[] {
  return steps.flatMap((step) =>
    step.kind === 'rounds' ? rollIds(step.steps) : step.kind === 'roll' ? [step.id] : [],
  );
}
