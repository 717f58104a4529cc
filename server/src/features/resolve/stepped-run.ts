/**
 * A combat or a turn step by step, as a debugger walks through it: all of its steps with the dice that they will have, and the board before each.
 * A die or a decision that is changed gives another run, which is the same up to its step.
 */
import type { Combat } from '../../engine/combat';
import type { DiceSource, TableDice } from '../../engine/dice-source';
import { listMoves, type Move } from '../../engine/play';
import type { Trace } from '../../engine/trace';
import { traceTurn } from '../../engine/turn/trace';
import type { Picture } from '../../model/picture';
import { replaceSideNames } from '../../model/replace-side-names';
import type { BoardCounter, BoardFrame, ReportBoard } from '../../protocol';
import { createLineResolver } from '../analysis/analysis';
import { getScenarioTitle, type LocatedCombat, type Refusal } from '../analysis/find-combat';
import { defaultSeed, getFileDice, nameDice, simulateCombat } from '../combat/simulate';
import { formatDiceSource, formatUnusedDie, getUsedDice } from '../report/trace';
import { getCombatRange } from '../scenario/scenario-combats';
import { type CombatStep, createSteps, type StepDecision, type StepDie } from './combat-steps';
import { attempt, drawBoard } from './report';
import { explainTurnError, type LocatedTurn } from './turn/find';
import { formatTotals } from './turn/report';

export interface SteppedRun {
  readonly combatOrTurn: CombatOrTurn;
  /** The dice of each combat. */
  readonly sources: readonly DiceSource[];
  /** The combats that take place, in order. */
  readonly stages: readonly StepStage[];
  readonly steps: readonly StagedStep[];
  /** The turn or, for a single combat, the scenario; absent if that has no title. */
  readonly turnOrScenario?: { readonly title: string; readonly line: number };
  /** The end in a few words. */
  readonly summary: string;
}

/** A single combat, or all combats of a turn in their order. */
export type CombatOrTurn = LocatedCombat | LocatedTurn;

/** A combat of the run. */
export interface StepStage {
  readonly target: LocatedCombat;
  /** Its index among the combats of the turn. */
  readonly index: number;
  readonly trace: Trace;
  readonly board?: ReportBoard;
  readonly title: string;
  /** First and last line of the combat in the file, from 1. */
  readonly lines: readonly [first: number, last: number];
  readonly summary: string;
  /** Where the dice are from: `seed 7`. */
  readonly diceFrom: string;
  /** Dice of the table without an effect, and why. */
  readonly unused: readonly string[];
}

export interface StagedStep extends CombatStep {
  /** The index of its combat among those that take place. */
  readonly stage: number;
}

export interface SteppedRunOptions {
  /** Dice of the table instead of those in the file. */
  readonly dice?: TableDice;
  /** For the dice that the table does not supply. */
  readonly seed?: number;
}

/** Starts at the first step. Without dice and a seed, those of the file are used, else the default seed. */
export function startSteppedRun(combatOrTurn: CombatOrTurn, { dice, seed }: SteppedRunOptions): SteppedRun | Refusal {
  const sources = listTargets(combatOrTurn).map(({ entry }): DiceSource => {
    const fileDice = getFileDice(entry);
    return {
      ...fileDice,
      seed: seed ?? fileDice?.seed ?? defaultSeed,
      ...(dice ? { table: dice } : seed !== undefined && { table: undefined }),
    };
  });
  return walk(combatOrTurn, sources);
}

/** The same run with other faces of some dice of a step, in the order of the step, and what follows from them. */
export function setDice(
  run: SteppedRun,
  { stage }: StagedStep,
  changes: readonly (readonly [die: StepDie, face: number])[],
): SteppedRun | Refusal {
  for (const [{ sides }, face] of changes)
    if (!(Number.isInteger(face) && face >= 1 && face <= sides))
      return { refused: `${face} is not a face of a d${sides}: give a number from 1 to ${sides}.` };
  const { dice } = run.stages[stage]!.trace;
  return changeSource(run, stage, (source) => {
    // Dice in the order of the list belong to labels from here on.
    const table: Readonly<Record<string, number | readonly number[]>> =
      source.table === undefined ? {} : isList(source.table) ? dice : source.table;
    const changedFaces = new Map<string, readonly number[]>();
    for (const [{ label, index }, face] of changes) {
      const labelFaces = changedFaces.get(label) ?? listItems(dice[label]);
      changedFaces.set(label, [...labelFaces.slice(0, index), face, ...listItems(table[label]).slice(index + 1)]);
    }
    return { ...source, table: { ...table, ...Object.fromEntries(changedFaces) } };
  });
}

/** The same run with another decision at a step, and what follows from it. */
export function setDecision(
  run: SteppedRun,
  { stage }: StagedStep,
  { label, index, options }: StepDecision,
  option: string,
): SteppedRun | Refusal {
  if (!options.includes(option)) return { refused: `There is no option ${option}: choose ${options.join(' or ')}.` };
  const decidedOptions = run.steps.flatMap((step) =>
    step.stage === stage && step.decision?.label === label ? [step.decision.option] : [],
  );
  return changeSource(run, stage, (source) => {
    const laterOptions = listItems(source.decisions?.[label]).slice(index + 1);
    return {
      ...source,
      decisions: { ...source.decisions, [label]: [...decidedOptions.slice(0, index), option, ...laterOptions] },
    };
  });
}

/** The combat of a step or, at the end, the last one. */
export function getStage({ steps, stages }: SteppedRun, stepIndex: number): StepStage {
  return stages[(steps[stepIndex] ?? steps.at(-1))?.stage ?? 0]!;
}

/** The moves in the combat of a step before it, as a play has them. */
export function listMovesBefore(run: SteppedRun, stepIndex: number): readonly Move[] {
  const { trace } = getStage(run, stepIndex);
  const entryIndex = run.steps[stepIndex]?.firstEntryIndex ?? trace.entries.length;
  return listMoves(trace).slice(0, trace.stops.filter((stop) => stop.entryCount < entryIndex).length);
}

/** The moves before a step by combat: all of the earlier combats, and those of its own before it. */
export function listMovesByCombat(
  run: SteppedRun,
  stepIndex: number,
): readonly (readonly [entry: string, moves: readonly Move[]])[] {
  const { target } = getStage(run, stepIndex);
  const earlier = run.stages.slice(0, run.stages.indexOf(getStage(run, stepIndex)));
  return [
    ...earlier.map((stage) => [stage.target.entry.id, listMoves(stage.trace)] as const),
    [target.entry.id, listMovesBefore(run, stepIndex)] as const,
  ];
}

/** The board before a step or, after the last one, at the end. */
export function getFrame(run: SteppedRun, stepIndex: number): BoardFrame {
  const { steps } = run;
  return steps[stepIndex]?.frame ?? (steps.length > 0 ? getFrameAfter(run, steps.length - 1) : {});
}

/** The board of the combat of a step, after the step. */
export function getFrameAfter({ steps, stages }: SteppedRun, stepIndex: number): BoardFrame {
  const { stage } = steps[stepIndex]!;
  const next = steps[stepIndex + 1];
  return next?.stage === stage ? next.frame : (stages[stage]!.board?.frames.at(-1) ?? {});
}

export function listCounters({ board }: Pick<StepStage, 'board'>): readonly BoardCounter[] {
  return (board?.rows ?? []).flatMap(({ zones }) => zones.flatMap(({ counters }) => counters));
}

export function isTurn(combatOrTurn: CombatOrTurn): combatOrTurn is LocatedTurn {
  return 'scenarioTurn' in combatOrTurn;
}

function listTargets(combatOrTurn: CombatOrTurn): readonly LocatedCombat[] {
  const { analysis } = combatOrTurn;
  return isTurn(combatOrTurn) ? combatOrTurn.combats.map((combat) => ({ ...combat, analysis })) : [combatOrTurn];
}

function changeSource(
  { combatOrTurn, sources, stages }: SteppedRun,
  stage: number,
  change: (source: DiceSource) => DiceSource,
): SteppedRun | Refusal {
  const { index } = stages[stage]!;
  return walk(combatOrTurn, sources.with(index, change(sources[index]!)));
}

function walk(combatOrTurn: CombatOrTurn, sources: readonly DiceSource[]): SteppedRun | Refusal {
  const resolved = isTurn(combatOrTurn) ? walkTurn(combatOrTurn, sources) : walkCombat(combatOrTurn, sources[0]!);
  return 'refused' in resolved
    ? resolved
    : { ...resolved, ...describeTurnOrScenario(combatOrTurn), combatOrTurn, sources };
}

function describeTurnOrScenario(combatOrTurn: CombatOrTurn): Pick<SteppedRun, 'turnOrScenario'> {
  const { analysis, scenario } = combatOrTurn;
  const name = getScenarioTitle(scenario);
  const title = name ?? (isTurn(combatOrTurn) ? combatOrTurn.title : undefined);
  const key = name === undefined ? 'ruleset' : 'title';
  const line = createLineResolver(analysis, scenario)({ owner: scenario.document.data, key, onKey: true });
  return title === undefined || line === undefined ? {} : { turnOrScenario: { title, line } };
}

type RunResult = Pick<SteppedRun, 'stages' | 'steps' | 'summary'>;

function walkCombat(target: LocatedCombat, source: DiceSource): RunResult | Refusal {
  return attempt(target, (combat) => {
    const { trace } = simulateCombat(target, source);
    const { stage, steps } = createStage(target, 0, { combat, trace, source }, target.entry.drawPicture?.(combat));
    return { stages: [stage], steps: steps.map((step) => ({ ...step, stage: 0 })), summary: stage.summary };
  });
}

/** Combats that do not take place have no steps. */
function walkTurn(turn: LocatedTurn, sources: readonly DiceSource[]): RunResult | Refusal {
  const { scenarioTurn } = turn;
  const targets = listTargets(turn);
  try {
    const turnTrace = traceTurn(scenarioTurn.turn, (stage) => {
      const index = scenarioTurn.turn.stages.indexOf(stage);
      return nameDice(targets[index]!, sources[index]!);
    });
    const combats = turnTrace.stages.flatMap(({ before, simulation }, index) => {
      if (!simulation) return [];
      const { entry, carried } = scenarioTurn.entries[index]!;
      const { combat } = simulation;
      const picture = carried?.drawPicture ? carried.drawPicture(before, combat) : entry.drawPicture?.(combat);
      return [createStage(targets[index]!, index, simulation, picture)];
    });
    return {
      stages: combats.map(({ stage }) => stage),
      steps: combats.flatMap(({ steps }, stage) => steps.map((step) => ({ ...step, stage }))),
      summary: formatTotals(scenarioTurn.totals, turnTrace.totals),
    };
  } catch (error) {
    return { refused: explainTurnError(error) };
  }
}

function createStage(
  target: LocatedCombat,
  index: number,
  { combat, trace, source }: { readonly combat: Combat; readonly trace: Trace; readonly source: DiceSource },
  picture: Picture | undefined,
): { readonly stage: StepStage; readonly steps: readonly CombatStep[] } {
  const { analysis, entry } = target;
  const { board } = drawBoard(target, picture, combat, trace);
  const getLine = (offset: number): number => analysis.lines().positionAt(offset).line + 1;
  const { from, to } = getCombatRange(target);
  const lines = [getLine(from), getLine(to)] as const;
  return {
    stage: {
      ...{ target, index, trace, lines },
      ...(board && { board }),
      title: entry.title,
      summary: replaceSideNames(entry, combat.summary(trace.end)),
      diceFrom: formatDiceSource(getUsedDice(trace, source)),
      unused: trace.unused.map(formatUnusedDie),
    },
    steps: createSteps(target, combat, trace, board, lines[0]),
  };
}

function isList(table: TableDice): table is readonly number[] {
  return Array.isArray(table);
}

function listItems<Item>(items: Item | readonly Item[] | undefined): readonly Item[] {
  if (items === undefined) return [];
  return Array.isArray(items) ? (items as readonly Item[]) : [items as Item];
}
