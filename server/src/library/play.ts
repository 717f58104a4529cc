/** A combat played at the table: one roll and one decision at a time. */
import {
  addMove,
  applyTextEdits,
  type CombatPlay,
  createCombatData,
  listFileMoves,
  type LocatedCombat,
  playCombat,
  type Report,
  reportPlay,
  createPlayEdits,
} from '../features';
import { formatList } from '../model/wording';
import type { PlayMove, PlayState, ReportTrace } from '../protocol';
import { createInProcessCalculator } from '../work/in-process';
import { findCombats, getOrThrow, type PlacedReport, placeReport } from './combats';
import { CannotRun } from './errors';
import { samplingSeed } from './numbers';
import type { Scenario } from './scenario';

/** A play after some moves: plain data, and functions that give another play. A play never changes. */
export interface Play extends PlayState {
  /** What has happened so far. */
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

/** A play with all of its report, the board included. */
export interface ReportedPlay {
  readonly play: CombatPlay;
  readonly report: Report & { readonly play: PlayState; readonly trace: ReportTrace };
}

/** The combat to play. @throws CannotRun if there is none, or several and no id */
export function findCombatToPlay(scenario: Scenario, id: string | undefined): LocatedCombat {
  const combats = findCombats(scenario, id);
  if (combats.length > 1 && id === undefined)
    throw new CannotRun(
      `There are several combats in ${scenario.name}. Give the id of one: ${formatList(
        combats.map(({ entry }) => entry.id),
        'or',
      )}.`,
    );
  return combats[0]!;
}

/**
 * The play after moves, with values.
 * @param moves without them those that the dice in the file make
 * @throws CannotRun if a move does not fit
 */
export async function reportMoves(target: LocatedCombat, moves?: readonly PlayMove[]): Promise<ReportedPlay> {
  const play = getOrThrow(playCombat(target, moves ?? listFileMoves(target)));
  const task = { kind: 'play', ...createCombatData(target), moves: play.moves, seed: samplingSeed } as const;
  const values = await createInProcessCalculator(() => target.entry).run(task);
  const { trace, play: state, ...report } = getOrThrow(reportPlay(target, play, values));
  return { play, report: { ...report, trace: trace!, play: state! } };
}

/** The text of a scenario with a play written into it. @throws CannotRun if the dice of the combat are fair ones */
export function writeMoves(target: LocatedCombat, moves: readonly PlayMove[]): string {
  return applyTextEdits(target.analysis.text, getOrThrow(createPlayEdits(target, moves)));
}

/** @throws CannotRun if a move does not fit */
export async function playAtTable(
  scenario: Scenario,
  target: LocatedCombat,
  before?: readonly PlayMove[],
): Promise<Play> {
  const { play, report } = await reportMoves(target, before);
  const { moves } = play;
  const goOnAfter = async (next: readonly PlayMove[]): Promise<Play> => playAtTable(scenario, target, next);
  const state: Play = {
    ...report.play,
    trace: report.trace,
    report: placeReport(scenario, report),
    roll: async (faces) => goOnAfter(getOrThrow(addMove(play, faces))),
    decide: async (option) => goOnAfter(getOrThrow(addMove(play, option))),
    back: async () => (moves.length === 0 ? state : goOnAfter(moves.slice(0, -1))),
    write: () => writeMoves(target, moves),
  };
  return state;
}
