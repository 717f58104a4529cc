/** The play of a turn: its combats in order, each with what the moves of the earlier ones left. */
import { describePlay, listMoves, toDiceSource, toRecordedMoves, type Move } from '../../../engine/play';
import type { Trace } from '../../../engine/trace';
import { type StageTrace, type TurnTrace, traceTurn } from '../../../engine/turn/trace';
import type { Edit } from '../../../model/edit';
import type { PlayValues } from '../../../model/play-values';
import { capitalize } from '../../../model/wording';
import type { PlayMove, PlayState } from '../../../protocol';
import { type TextEdit, createTextEdits } from '../../../text';
import type { Refusal } from '../../analysis/find-combat';
import { defaultSeed, getFileDecisions, getFileDice } from '../../combat/simulate';
import { formatBases } from '../../format/report-amount';
import type { Report } from '../../report/report';
import {
  addMove,
  collectPlayBases,
  createMoveEdits,
  describeCourses,
  describeNextStep,
  describeTrial,
  refuseFairDice,
} from '../play';
import { drawBoard, reportSides } from '../report';
import { createTurnData, type LocatedTurn, explainTurnError } from './find';
import { createTurnReport, formatTotals } from './report';
import { createResultEditsOfStage, createResultReport } from './resolve';

/** A turn after some moves. */
export interface PlayedTurn {
  readonly moves: readonly PlayMove[];
  readonly trace: TurnTrace;
  /** The stage that waits for a roll or a decision, by index; absent at the end of the turn. */
  readonly current?: number;
}

/** The moves that the dice and decisions in the file make, up to the first combat without enough of them. */
export function listFileMovesOfTurn({ scenarioTurn, combats }: LocatedTurn): readonly PlayMove[] {
  const trace = traceTurn(scenarioTurn.turn, (stage) => {
    const { entry } = combats[scenarioTurn.turn.stages.indexOf(stage)]!;
    const { table } = getFileDice(entry) ?? {};
    const decisions = getFileDecisions(entry);
    return { ...(table && { table }), ...(decisions && { decisions }) };
  });
  return trace.stages.flatMap(({ simulation }, index) =>
    simulation ? listMoves(simulation.trace).map((move) => ({ ...move, combat: combats[index]!.entry.id })) : [],
  );
}

const changedTurn = 'the turn was changed, or the play is of another one.';

function isPlayedIn(trace: TurnTrace, stage: number): boolean {
  return trace.stages[stage]?.simulation !== undefined;
}

/** Plays a turn. Moves that do not fit are a refusal. */
export function playTurn(turn: LocatedTurn, moves: readonly PlayMove[]): PlayedTurn | Refusal {
  const { scenarioTurn, combats } = turn;
  const { stages } = scenarioTurn.turn;
  const strayMove = moves.find((move) => !combats.some(({ entry }) => entry.id === move.combat));
  if (strayMove) return { refused: `The turn has no combat ${strayMove.combat ?? 'without an id'}: ${changedTurn}` };
  try {
    const trace = traceTurn(scenarioTurn.turn, (stage) =>
      toDiceSource(selectMoves(moves, combats[stages.indexOf(stage)]!.entry.id)),
    );
    for (const [index, { simulation }] of trace.stages.entries())
      if (simulation) describePlay(simulation.combat, selectMoves(moves, combats[index]!.entry.id), simulation.trace);
    const earlyMove = moves.find(
      (move) =>
        !isPlayedIn(
          trace,
          combats.findIndex(({ entry }) => entry.id === move.combat),
        ),
    );
    if (earlyMove) return { refused: `${earlyMove.combat!} is not fought with the moves before it: ${changedTurn}` };
    return { moves, trace, ...(!trace.isComplete && { current: trace.stages.length - 1 }) };
  } catch (error) {
    if (error instanceof RangeError) return { refused: `${error.message} ${capitalize(changedTurn)}` };
    return { refused: explainTurnError(error) };
  }
}

/** The moves of one combat. */
export function selectMoves(moves: readonly PlayMove[], combat: string): readonly Move[] {
  return moves.filter((move) => move.combat === combat).map(({ combat: _, ...move }): Move => move);
}

/** The moves of a turn and one more: the faces of all dice, or an option. A move that does not fit is a refusal. */
export function addMoveToTurn(
  { combats }: LocatedTurn,
  { moves, trace, current }: PlayedTurn,
  move: readonly number[] | string,
): readonly PlayMove[] | Refusal {
  const simulation = current === undefined ? undefined : trace.stages[current]!.simulation;
  if (current === undefined || !simulation) return { refused: 'The turn is over.' };
  const combat = combats[current]!.entry.id;
  const movesOfCombat = addMove(describePlay(simulation.combat, selectMoves(moves, combat), simulation.trace), move);
  return 'refused' in movesOfCombat ? movesOfCombat : [...moves, { ...movesOfCombat.at(-1)!, combat }];
}

/** The data from which the values of the combat that waits for a roll or a decision are computed; undefined at the end of the turn. */
export function createTurnPlayData(turn: LocatedTurn, { moves, current }: PlayedTurn) {
  if (current === undefined) return undefined;
  const data = createTurnData(turn);
  const { id } = turn.combats[current]!.entry;
  return {
    ...data,
    entry: id,
    moves: selectMoves(moves, id),
    turn: {
      entries: data.entries,
      moves: data.entries.map((entry): readonly [string, readonly Move[]] => [entry, selectMoves(moves, entry)]),
    },
  };
}

/** The report on a play of a turn. @param values of the combat that is being fought */
export function reportPlayedTurn(
  turn: LocatedTurn,
  { moves, trace, current }: PlayedTurn,
  values?: PlayValues,
): Report | Refusal {
  const { scenarioTurn, combats, scenario } = turn;
  try {
    const simulation = current === undefined ? undefined : trace.stages[current]!.simulation!;
    const target = current === undefined ? undefined : combats[current]!;
    const state: PlayState = {
      moves,
      ...(target && {
        combat: {
          id: target.entry.id,
          title: target.entry.title,
          sides: reportSides(target.entry, scenario.view().data),
        },
      }),
      next:
        simulation && target
          ? describeNextStep(
              target,
              describePlay(simulation.combat, selectMoves(moves, target.entry.id), simulation.trace),
              values,
            )
          : { kind: 'end', summary: formatTotals(scenarioTurn.totals, trace.totals) },
      courses: target ? describeCourses(target.entry, values) : [],
      ...describeTrial(turn.combats.map(({ entry }) => entry)),
    };
    const resolvedTurn = {
      summary: formatTotals(scenarioTurn.totals, trace.totals),
      combats: trace.stages.map((stage, index) => createResultReport(turn, index, stage)),
      totals: trace.totals,
      ...(target && simulation && { wanted: `${target.entry.id}: ${describePendingStep(simulation)}` }),
    };
    const wholeTrace = traceTurn(scenarioTurn.turn, () => ({ seed: defaultSeed }));
    const bases = formatBases([
      ...(scenarioTurn.bases ?? []),
      ...collectPlayBases(listStageTraces(trace), listStageTraces(wholeTrace)),
    ]);
    const shownTrace = current === undefined ? undefined : resolvedTurn.combats[current]?.trace;
    return createTurnReport(turn, { resolved: resolvedTurn }, bases, {
      play: state,
      ...(shownTrace && { trace: shownTrace, ...drawCurrentBoard(turn, current!, trace.stages[current!]!) }),
    });
  } catch (error) {
    return { refused: explainTurnError(error) };
  }
}

function listStageTraces({ stages }: TurnTrace): readonly Trace[] {
  return stages.flatMap(({ simulation }) => (simulation ? [simulation.trace] : []));
}

/** The board of the combat that is being fought, with the forces that earlier ones left. */
function drawCurrentBoard(turn: LocatedTurn, index: number, { before, simulation }: StageTrace): Pick<Report, 'board'> {
  if (!simulation) return {};
  const { combat, trace } = simulation;
  const { entry, carried } = turn.scenarioTurn.entries[index]!;
  const picture = carried?.drawPicture ? carried.drawPicture(before, combat) : entry.drawPicture?.(combat);
  return drawBoard(turn, picture, combat, trace);
}

function describePendingStep({ trace }: NonNullable<StageTrace['simulation']>): string {
  return (trace.pendingRoll ?? trace.pendingDecision)?.title ?? '';
}

/** The edits that write a play of a turn: dice and decisions of each combat, and the results of those that are over. */
export function createTurnPlayEdits(turn: LocatedTurn, moves: readonly PlayMove[]): readonly TextEdit[] | Refusal {
  const playedTurn = playTurn(turn, moves);
  if ('refused' in playedTurn) return playedTurn;
  const { trace, current } = playedTurn;
  const fair = turn.combats.find(({ entry }) => entry.fair);
  if (fair) return refuseFairDice(fair.entry);
  const edits = turn.combats.flatMap((combat, index): readonly Edit[] => {
    const { entry } = combat;
    const stage = trace.stages[index];
    const hasResult = stage !== undefined && index !== current;
    return [
      ...createMoveEdits(combat, toRecordedMoves(selectMoves(moves, entry.id))),
      ...(hasResult
        ? createResultEditsOfStage(turn, index, stage)
        : entry.result === undefined
          ? []
          : [{ edit: 'remove' as const, owner: entry.object, key: 'result' }]),
    ];
  });
  return createTextEdits(turn.analysis.file, edits);
}
