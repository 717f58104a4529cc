/** The course of a combat: how the aims of the sides developed with its dice, roll by roll. */
import { listMoves, type Move } from '../../engine/play';
import type { Trace } from '../../engine/trace';
import type { PlayValues } from '../../model/play-values';
import { replaceSideNames } from '../../model/replace-side-names';
import type { ReportCourse } from '../../protocol';
import type { LocatedCombat } from '../analysis/find-combat';
import { type Memory, recall } from '../combat/memory';
import { indexRoundsByStep } from '../report/trace';
import { describeCourses, listFileMoves, playCombat } from './play';

/** The moves to follow, and how many of them are those of the file. */
export interface CourseMoves {
  readonly moves: readonly Move[];
  readonly fileMoves: number;
}

/** The moves of the last result, or else of the dice in the file; undefined if there are none. */
export function listCourseMoves(target: LocatedCombat, memory: Memory): CourseMoves | undefined {
  const lastResult = recall(memory, target);
  const movesOfFile = listFileMoves(target);
  const moves = lastResult && !lastResult.stale ? listMoves(lastResult.trace) : movesOfFile;
  // Other dice than those of the file may have been rolled.
  const isFromFile = JSON.stringify(moves.slice(0, movesOfFile.length)) === JSON.stringify(movesOfFile);
  return moves.length === 0 ? undefined : { moves, fileMoves: isFromFile ? movesOfFile.length : 0 };
}

/** The course by these moves; undefined if they do not fit any more. It has no `courses` if no side has an aim. */
export function createCourse(
  target: LocatedCombat,
  { moves, fileMoves }: CourseMoves,
  values: PlayValues,
): ReportCourse | undefined {
  const play = playCombat(target, moves);
  if ('refused' in play) return undefined;
  return {
    courses: describeCourses(target.entry, values),
    fileMoves,
    isComplete: play.next.kind === 'end',
    steps: describeMoves(target, play.trace).slice(0, moves.length),
  };
}

/** `Cycle 2: British destroyers fire`, for each stop. */
function describeMoves({ entry }: LocatedCombat, { stops, entries }: Trace): readonly string[] {
  const rounds = indexRoundsByStep(entry.build().steps);
  return stops.flatMap((stop) => {
    const first = entries[stop.entryCount];
    if (!first) return [];
    const { step, title, repetition } = first;
    const round = repetition === undefined ? undefined : rounds.get(step)?.(repetition).round;
    const name = replaceSideNames(entry, title);
    return [round ? `${round.title} ${round.number}: ${name}` : name];
  });
}
