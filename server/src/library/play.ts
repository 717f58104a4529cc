/** A combat, or the combats of a turn, played at the table: one roll and one decision at a time. */
import {
  addMove,
  addMoveToTurn,
  applyTextEdits,
  createCombatData,
  createPlayEdits,
  createTurnPlayData,
  createTurnPlayEdits,
  type LocatedTurn,
  listFileMoves,
  listFileMovesOfTurn,
  type LocatedCombat,
  playCombat,
  playTurn,
  type Report,
  reportPlay,
  reportPlayedTurn,
} from '../features';
import { formatList, toKeyedLabel } from '../model/wording';
import type { PlayMove, PlayState, ReportTrace } from '../protocol';
import { createInProcessCalculator } from '../work/in-process';
import { findCombats, getOrThrow, type PlacedReport, placeReport } from './combats';
import { CannotRun } from './errors';
import { samplingSeed } from './numbers';
import type { Scenario } from './scenario';
import { createTurnCalculator, findOnlyTurn } from './turn';

/** A play after some moves: plain data, and functions that give another play. A play never changes. */
export interface Play extends PlayState {
  /** What has happened so far; in a turn, in the combat that is being fought, and at the end in the last one. */
  readonly trace: ReportTrace;
  /** The combat, its sides, and what the numbers are based on. */
  readonly report: PlacedReport;
  /** The play after the next roll. @param faces of all dice, in the order of `next.rolls` @throws CannotRun if they do not fit */
  readonly roll: (faces: readonly number[]) => Promise<Play>;
  /** The play after the next decision. @param option one of `next.options` @throws CannotRun if there is no such option */
  readonly decide: (option: string) => Promise<Play>;
  /** The play before the last move; the same play if there is none. */
  readonly back: () => Promise<Play>;
  /** The text of the scenario with the dice and decisions of the play, and at its end the result. @throws CannotRun if its dice are fair ones */
  readonly write: () => string;
}

/** What is played: a combat, or a turn. */
export interface PlayTarget {
  /** For messages. */
  readonly title: string;
  /** The keys of its sides, each with how a message names it. */
  readonly sides: ReadonlyMap<string, string>;
  /** The play after the given moves, with values; by default after the moves that the file has. @throws CannotRun if a move does not fit */
  readonly report: (moves?: readonly PlayMove[]) => Promise<ReportedPlay>;
  /** The text of the scenario with a play written into it. @throws CannotRun if the dice are fair ones */
  readonly write: (moves: readonly PlayMove[]) => string;
}

/** A play with all of its report, the board included. */
export interface ReportedPlay {
  readonly moves: readonly PlayMove[];
  /** The moves and one more: the faces of all dice, or an option. @throws CannotRun if it does not fit */
  readonly addMove: (move: readonly number[] | string) => readonly PlayMove[];
  readonly report: Report & { readonly play: PlayState; readonly trace: ReportTrace };
}

/** Finds the combat or the turn to play. @throws CannotRun if there is none, or several combats and no id */
export function findPlayTarget(scenario: Scenario, id: string | undefined, isTurn = false): PlayTarget {
  if (isTurn) return createTurnTarget(findOnlyTurn(scenario));
  const combats = findCombats(scenario, id);
  if (combats.length > 1 && id === undefined)
    throw new CannotRun(
      `There are several combats in ${scenario.name}. Give the id of one: ${formatList(
        combats.map(({ entry }) => entry.id),
        'or',
      )}; \`--turn\` plays all of them in their order.`,
    );
  return createCombatTarget(combats[0]!);
}

function createCombatTarget(target: LocatedCombat): PlayTarget {
  const { entry, analysis } = target;
  return {
    title: entry.id,
    sides: new Map(Object.entries(entry.sides).map(([key, { name }]) => [key, toKeyedLabel(key, name)])),
    report: async (givenMoves) => {
      const play = getOrThrow(playCombat(target, givenMoves ?? listFileMoves(target)));
      const { moves } = play;
      const task = { kind: 'play', ...createCombatData(target), moves, seed: samplingSeed } as const;
      const values = await createInProcessCalculator(() => entry).run(task);
      const { trace, play: state, ...report } = getOrThrow(reportPlay(target, play, values));
      return {
        moves,
        addMove: (move) => getOrThrow(addMove(play, move)),
        report: { ...report, trace: trace!, play: state! },
      };
    },
    write: (moves) => applyTextEdits(analysis.text, getOrThrow(createPlayEdits(target, moves))),
  };
}

function createTurnTarget(turn: LocatedTurn): PlayTarget {
  return {
    title: turn.title,
    sides: new Map(turn.combats.flatMap(({ entry }) => Object.keys(entry.sides).map((key) => [key, key]))),
    report: async (givenMoves) => {
      const play = getOrThrow(playTurn(turn, givenMoves ?? listFileMovesOfTurn(turn)));
      const data = createTurnPlayData(turn, play);
      const values = data && (await createTurnCalculator(turn).run({ kind: 'play', ...data, seed: samplingSeed }));
      const { trace, play: state, ...report } = getOrThrow(reportPlayedTurn(turn, play, values));
      const lastTrace = report.turn?.resolved?.combats.findLast((combat) => combat.trace)?.trace;
      return {
        moves: play.moves,
        addMove: (move) => getOrThrow(addMoveToTurn(turn, play, move)),
        report: { ...report, trace: (trace ?? lastTrace)!, play: state! },
      };
    },
    write: (moves) => applyTextEdits(turn.analysis.text, getOrThrow(createTurnPlayEdits(turn, moves))),
  };
}

/** @throws CannotRun if a move does not fit */
export async function playAtTable(
  scenario: Scenario,
  target: PlayTarget,
  startMoves?: readonly PlayMove[],
): Promise<Play> {
  const reportedPlay = await target.report(startMoves);
  const { report, moves } = reportedPlay;
  const playFrom = async (next: readonly PlayMove[]): Promise<Play> => playAtTable(scenario, target, next);
  const state: Play = {
    ...report.play,
    trace: report.trace,
    report: placeReport(scenario, report),
    roll: async (faces) => playFrom(reportedPlay.addMove(faces)),
    decide: async (option) => playFrom(reportedPlay.addMove(option)),
    back: async () => (moves.length === 0 ? state : playFrom(moves.slice(0, -1))),
    write: () => target.write(moves),
  };
  return state;
}
