/** Resolves a turn with dice: those of the file for each combat, or one seed for all. */
import { collectTraceBases } from '../../../engine/basis-set';
import type { DiceSource } from '../../../engine/dice-source';
import type { State } from '../../../engine/state';
import type { Stage } from '../../../engine/turn/turn';
import { type StageTrace, type TurnTrace, traceTurn } from '../../../engine/turn/trace';
import { createLineResolver } from '../../analysis/analysis';
import type { Refusal } from '../../analysis/find-combat';
import { getFileDice, refuseBeforeWords, nameDice } from '../../combat/simulate';
import type { ResolveOptions } from '../resolve';
import type { ScenarioCombat } from '../../scenario/scenario-combats';
import type { ReportTurnResult } from '../../../protocol';
import { formatBases } from '../../format/report-amount';
import type { Report } from '../../report/report';
import { createTraceReport, formatSummary } from '../../report/trace';
import { type LocatedTurn, explainTurnError } from './find';
import { createTurnReport, formatTotals } from './report';
import { replaceSideNames } from '../../../model/replace-side-names';
import type { Edit } from '../../../model/edit';
import { type TextEdit, createTextEdits } from '../../../text';
import { createResult, createResultEdits } from '../../combat/result';

export interface ResolvedTurn {
  readonly trace: TurnTrace;
  readonly report: Report;
}

/** Invalid dice are part of the report; an error of the ruleset is a refusal. */
export function resolveTurn(turn: LocatedTurn, options: ResolveOptions = {}): ResolvedTurn | Refusal {
  const { scenarioTurn, combats } = turn;
  for (const { entry } of options.seed === undefined && options.fallbackSeed !== undefined ? combats : []) {
    const refusal = refuseBeforeWords(entry);
    if (refusal) return refusal;
  }
  try {
    const trace = traceTurn(scenarioTurn.turn, (stage) =>
      selectDice(combats[scenarioTurn.turn.stages.indexOf(stage)]!, options),
    );
    const pendingRoll = trace.stages.at(-1)?.simulation?.trace.pendingRoll;
    const { seed } = options;
    const resolvedTurn = {
      ...(seed !== undefined && { seed }),
      summary: formatTotals(scenarioTurn.totals, trace.totals),
      combats: trace.stages.map((stage, index) => createResultReport(turn, index, stage)),
      totals: trace.totals,
      ...(pendingRoll && { wanted: `${combats[trace.stages.length - 1]!.entry.id}: ${pendingRoll.title}` }),
    };
    const bases = formatBases([
      ...(scenarioTurn.bases ?? []),
      ...trace.stages.flatMap(({ simulation }) => (simulation ? collectTraceBases(simulation.trace) : [])),
    ]);
    return { trace, report: createTurnReport(turn, { resolved: resolvedTurn }, bases) };
  } catch (error) {
    return { refused: explainTurnError(error) };
  }
}

/** The summary of a combat in which a side has nothing left after earlier ones. */
export const notFought = 'does not take place';

function selectDice(combat: ScenarioCombat, { seed, fallbackSeed }: ResolveOptions): DiceSource {
  const ownDice = seed === undefined ? getFileDice(combat.entry) : { seed };
  return nameDice(combat, ownDice ?? (fallbackSeed === undefined ? {} : { seed: fallbackSeed }));
}

/** The report on a combat of a turn. */
export function createResultReport(
  { analysis, scenario, ruleset, scenarioTurn }: LocatedTurn,
  index: number,
  { before, simulation, gained, totals }: StageTrace,
): ReportTurnResult {
  const { entry, carried } = scenarioTurn.entries[index]!;
  const remaining = carried?.describeRemaining?.(before) ?? [];
  const leftMember = remaining.length > 0 ? { left: remaining } : {};
  if (!simulation) return { summary: notFought, ...leftMember, gained, totals };
  const { combat, trace, source } = simulation;
  return {
    trace: createTraceReport(combat, trace, source, { ruleset, getLine: createLineResolver(analysis, scenario) }),
    summary: replaceSideNames(entry, formatSummary(combat, trace)),
    ...leftMember,
    gained,
    totals,
  };
}

/** Resolves the turn again with the same dice. The edits keep comments and everything else. */
export function createTurnResultEdits(turn: LocatedTurn, options: ResolveOptions): readonly TextEdit[] | Refusal {
  const resolvedTurn = resolveTurn(turn, options);
  if ('refused' in resolvedTurn) return resolvedTurn;
  const { trace } = resolvedTurn;
  if (!trace.isComplete) return { refused: 'The turn is not resolved to its end: there are too few dice.' };
  return createTextEdits(
    turn.analysis.file,
    trace.stages.flatMap((stage, index) => [
      ...createResultEditsOfStage(turn, index, stage),
      ...keepSeed(turn, index, stage),
    ]),
  );
}

/** The edits that write the result of a combat of a turn. */
export function createResultEditsOfStage(
  turn: LocatedTurn,
  index: number,
  { stage, before, simulation }: StageTrace,
): readonly Edit[] {
  const { entry } = turn.combats[index]!;
  if (!simulation) return createResultEdits(entry, { summary: notFought });
  const { summary, dice, seed, stream, ...outcome } = createResult(
    entry,
    simulation.combat,
    simulation.trace,
    simulation.source,
  );
  // If earlier combats have reduced its units, its dice alone would give another result.
  const diceMembers = isWhole(turn, stage, before)
    ? { ...(seed !== undefined && { seed, stream: stream! }), dice: dice! }
    : {};
  return createResultEdits(entry, { summary: summary!, ...diceMembers, ...outcome });
}

/** Whether earlier combats have left the units of a combat as the file has them. */
function isWhole({ scenarioTurn: { turn } }: LocatedTurn, { involves }: Stage, before: State): boolean {
  return involves.every((counter) => before[counter] === turn.start[counter]);
}

/** The seed of a combat whose result is written without dice: *Next Turn* rolls them again. */
function keepSeed(turn: LocatedTurn, index: number, { stage, before, simulation }: StageTrace): readonly Edit[] {
  const { object, seed: fileSeed, dice, fair, expect } = turn.combats[index]!.entry;
  const seed = simulation?.source.seed;
  const hasTable = dice !== undefined && Object.keys(dice).length > 0;
  if (seed === undefined || seed === fileSeed || fair || hasTable || isWhole(turn, stage, before)) return [];
  // An expectation would be held against the dice with all units that the file lists.
  return expect === undefined ? [{ edit: 'set', owner: object, key: 'dice', value: { seed } }] : [];
}
