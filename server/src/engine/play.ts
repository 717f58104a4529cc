/**
 * A play: a combat at the table, one roll and one decision at a time. A play is a value that its moves determine: every move gives another play,
 * going back takes the last move away. It is a trace whose dice and decisions are the moves, so what it leads to is what the trace and the odds
 * of the same combat lead to.
 */
import type { Combat, Side } from './combat';
import type { DiceSource, UnusedDecision, UnusedDie } from './dice-source';
import type { Position } from './stop';
import type { StepRoll } from './step-rolls';
import { traceCombat, type PendingDecision, type Trace } from './trace';

/** What was rolled or decided at one step. */
export type Move =
  /** One item for each roll of the step: several if volleys fire at the same time. */
  | { readonly kind: 'roll'; readonly rolls: readonly LabelledFaces[] }
  | { readonly kind: 'decision'; readonly label: string; readonly option: string };

/** The faces of the dice under one label. */
export interface LabelledFaces {
  readonly label: string;
  readonly faces: readonly number[];
}

/** What a play waits for. */
export type NextStep =
  | {
      readonly kind: 'roll';
      readonly step: string;
      readonly title: string;
      readonly subject?: string;
      readonly by: Side;
      readonly rolls: readonly StepRoll[];
    }
  | ({ readonly kind: 'decision' } & PendingDecision)
  | { readonly kind: 'end' };

export interface Play {
  readonly combat: Combat;
  readonly moves: readonly Move[];
  /** What has happened so far. */
  readonly trace: Trace;
  readonly next: NextStep;
  /** Where the combat stands; absent at its end. */
  readonly position?: Position;
}

/**
 * Plays moves from the start of a combat.
 * @throws RangeError if a move does not fit: says which, and what was expected
 */
export function playMoves(combat: Combat, moves: readonly Move[]): Play {
  return describePlay(combat, moves, traceCombat(combat, toDiceSource(moves)));
}

/** The source of a trace that plays moves, and stops where they end. */
export function toDiceSource(moves: readonly Move[]): DiceSource {
  return { ...toRecordedMoves(moves), stopsAtDecisions: true };
}

const reasons: Readonly<Record<UnusedDie['why'] | UnusedDecision['why'], string>> = {
  outside: 'this die has no such face',
  'no-option': 'there is no such option at this point',
  'unknown-label': 'nothing has this label',
  'left-over': 'the combat ends without it',
  'not-reached': 'something else comes first',
};

/**
 * The play that a trace of moves led to.
 * @throws RangeError if a move does not fit
 */
export function describePlay(combat: Combat, moves: readonly Move[], trace: Trace): Play {
  const [die] = trace.unused;
  if (die)
    throw new RangeError(`The die ${die.value} of ${die.label ?? 'the list'} does not fit: ${reasons[die.why]}.`);
  const [decision] = trace.unusedDecisions;
  if (decision)
    throw new RangeError(
      `The decision ${decision.option} of ${decision.label} does not fit: ${reasons[decision.why]}.`,
    );
  // Dice that are split into moves otherwise than by step would give moves without a stop.
  const traced = listMoves(trace);
  const wrongIndex = moves.findIndex((move, at) => formatMove(move) !== formatMove(traced[at]));
  if (wrongIndex >= 0)
    throw new RangeError(`Move ${wrongIndex + 1} does not fit: a move has all dice of one step, or one decision.`);
  const next = describeNextStep(trace);
  return { combat, moves, trace, next, ...(next.kind !== 'end' && { position: trace.stops.at(-1)!.position }) };
}

/** A move as text, to compare moves by. */
function formatMove(move: Move | undefined): string {
  if (move?.kind === 'decision') return JSON.stringify([move.label, move.option]);
  return JSON.stringify(move?.rolls.map(({ label, faces }) => [label, faces]) ?? null);
}

/** A volley of sure hits alone takes no dice, and belongs to no move. */
function hasDice({ faces }: LabelledFaces): boolean {
  return faces.length > 0;
}

function describeNextStep({ pendingRoll, pendingDecision }: Trace): NextStep {
  if (pendingDecision) return { kind: 'decision', ...pendingDecision };
  if (!pendingRoll) return { kind: 'end' };
  const { step, title, subject, by, rolls } = pendingRoll;
  return {
    kind: 'roll',
    step,
    title: rolls.length > 1 ? 'Simultaneous fire' : title,
    ...(subject !== undefined && { subject }),
    by,
    rolls,
  };
}

/**
 * The play after the next roll.
 * @param faces of all dice, in the order of the rolls
 * @throws RangeError if no roll is next, or its dice have no such faces
 */
export function rollNext(play: Play, faces: readonly number[]): Play {
  const { next } = play;
  if (next.kind !== 'roll')
    throw new RangeError(next.kind === 'end' ? 'The combat is over.' : `${next.title} is to be decided first.`);
  const count = next.rolls.reduce((sum, { dice }) => sum + dice.count, 0);
  if (faces.length !== count)
    throw new RangeError(
      `${next.title} takes ${count} ${count === 1 ? 'die' : 'dice'}, but ${faces.length} ${faces.length === 1 ? 'was' : 'were'} given.`,
    );
  let at = 0;
  const rolls = next.rolls.map(({ label, dice: { count: number, sides } }) => {
    const ownFaces = faces.slice(at, (at += number));
    const wrongFace = ownFaces.find((face) => !(Number.isInteger(face) && face >= 1 && face <= sides));
    if (wrongFace !== undefined)
      throw new RangeError(`${wrongFace} is not a face of a d${sides}: give a number from 1 to ${sides}.`);
    return { label, faces: ownFaces };
  });
  return playMoves(play.combat, [...play.moves, { kind: 'roll', rolls: rolls.filter(hasDice) }]);
}

/** The play after the next decision. @throws RangeError if no decision is next, or it has no such option */
export function decideNext(play: Play, option: string): Play {
  const { next } = play;
  if (next.kind !== 'decision')
    throw new RangeError(next.kind === 'end' ? 'The combat is over.' : `${next.title} is to be rolled first.`);
  if (!next.options.includes(option))
    throw new RangeError(`There is no option ${option}: choose ${next.options.join(' or ')}.`);
  return playMoves(play.combat, [...play.moves, { kind: 'decision', label: next.step, option }]);
}

/** The play before the last move; the same play if there is none. */
export function undoMove(play: Play): Play {
  return play.moves.length === 0 ? play : playMoves(play.combat, play.moves.slice(0, -1));
}

/** The moves as dice and decisions of the table, by label: what a file says of them. */
export function toRecordedMoves(moves: readonly Move[]): {
  readonly table: Readonly<Record<string, readonly number[]>>;
  readonly decisions: Readonly<Record<string, readonly string[]>>;
} {
  const table = new Map<string, number[]>();
  const decisions = new Map<string, string[]>();
  const append = <Item>(lists: Map<string, Item[]>, label: string, items: readonly Item[]): void =>
    void lists.set(label, [...(lists.get(label) ?? []), ...items]);
  for (const move of moves) {
    if (move.kind === 'decision') append(decisions, move.label, [move.option]);
    else for (const { label, faces } of move.rolls) append(table, label, faces);
  }
  return { table: Object.fromEntries(table), decisions: Object.fromEntries(decisions) };
}

/** The moves of a trace, such as that of the dice in a file. A step of whose dice some are missing is no move. */
export function listMoves({ entries, stops, pendingRoll, pendingDecision }: Trace): readonly Move[] {
  const completeStops = pendingRoll || pendingDecision ? stops.slice(0, -1) : stops;
  return completeStops.map(({ entryCount }, index): Move => {
    const moveEntries = entries.slice(entryCount, stops[index + 1]?.entryCount);
    const [first] = moveEntries;
    if (first?.kind === 'choice') return { kind: 'decision', label: first.step, option: first.option };
    const rolls = moveEntries.flatMap((each): LabelledFaces[] => {
      if (each.kind === 'roll') return [{ label: each.step, faces: each.faces }];
      return each.kind === 'volley' ? [{ label: each.volley, faces: each.shots.flatMap(({ faces }) => faces) }] : [];
    });
    return { kind: 'roll', rolls: rolls.filter(hasDice) };
  });
}
