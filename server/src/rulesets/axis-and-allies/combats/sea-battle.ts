/** A sea battle as a combat: the ruleset's steps before and in the first cycle, then cycle after cycle to the end. */
import type { Combat, LossDefault, Measure, Rounds, State, Step, Switch, Update } from '../../../engine/combat';
import type { FreeStep } from '../../../engine/lattice/round-model';
import { applyFreeSteps } from '../../../engine/lattice/free-steps';
import type { Calculation } from '../../../engine/progress';
import { resetCounters } from '../../../engine/state-space';
import { memoizeOnce } from '../../../model/lazy';
import { battleSides, type BattleSide } from '../data';
import type { LossOrder, BattleDefinition } from './battle';
import { isOngoing, type Board } from './board';
import { createCycleSteps, listDestroyerSwitches, createRetreatStep, type CycleVariant } from './cycle';
import type { WinChance } from './decisions';
import { listLimits } from './limits';
import { createLosses, listLossDefaults } from './losses';
import { createBattleMeasures, summarizeBattle, createOutcomeLabel, determineOutcome } from './outcome';
import { PressOnChances } from './press-on';
import { createStepHead } from './step-kinds';
import { createTieSteps } from './ties';

/** The additions of a ruleset to the battle of the base game. */
export interface BattleAddition {
  /** Steps before the first cycle: the search. */
  readonly stepsBefore?: readonly Step[];
  /** The first cycle, if it differs from later ones. */
  readonly firstCycle?: CycleVariant;
  /** All cycles, or those after the first. */
  readonly cycles?: CycleVariant;
  /** Steps after the first cycle: they reset or drop counters that only the first cycle uses. */
  readonly afterFirstCycle?: readonly Update[];
  readonly switches?: readonly Switch[];
  readonly measures?: readonly Measure[];
}

/** A sea battle as a combat. */
export interface BattleCombat extends Combat {
  readonly variants: OrderVariants;
}

/** The same battle under other orders, reusing everything that they do not change. */
interface OrderVariants {
  /** Changes a side's order of losses. */
  readonly withLossOrder: (side: BattleSide, order: LossOrder) => BattleCombat;
  /** Changes the chance of winning below which the attacker retreats; undefined if the order does not depend on it. */
  readonly withRetreatChance: ((below: number) => BattleCombat) | undefined;
}

/** The parts of a battle's combat that do not depend on the order of losses. */
type CombatFrame = Required<
  Pick<Combat, 'title' | 'counters' | 'start' | 'switches' | 'measures' | 'labels' | 'limits' | 'summary'>
>;

/** The order of losses, by side. */
type SideLosses = Required<Combat>['losses'];

/** The combat of a battle with its counters in place. */
export function createBattleCombat(
  battle: BattleDefinition,
  board: Board,
  addition: BattleAddition = {},
): BattleCombat {
  const { switches = [], measures = [] } = addition;
  const frame: CombatFrame = {
    title: battle.title,
    counters: board.counters,
    start: board.start,
    switches: [...listDestroyerSwitches(board), ...switches],
    measures: [...createBattleMeasures(board), ...measures],
    labels: [createOutcomeLabel(board, Object.keys(battle.attacker.retreat ?? {}).length > 0)],
    limits: listLimits(battle),
    summary: (end) => summarizeBattle(board, end),
  };
  const { retreat, ...attacker } = battle.attacker;
  return buildCombat({
    ...{ battle, board, addition, frame },
    getSteps: memoizeOnce(() => createSteps(battle, board, addition)),
    retreatByChance:
      retreat?.chanceBelow === undefined
        ? undefined
        : {
            threshold: retreat.chanceBelow,
            getSteps: memoizeOnce(() => createSteps({ ...battle, attacker }, board, addition)),
          },
  });
}

/** A battle, and the parts of its combat that do not depend on the order of losses. */
interface BattleOutline {
  readonly battle: BattleDefinition;
  readonly board: Board;
  readonly addition: BattleAddition;
  readonly frame: CombatFrame;
  /** The steps, unless a retreat depends on the chance of winning, which depends on the order of losses; created once. */
  readonly getSteps: () => readonly Step[];
  /** Set if the attacker retreats below a chance of winning: that chance, and the same battle without the retreat. */
  readonly retreatByChance?: {
    readonly threshold: number;
    readonly getSteps: () => readonly [...Step[], Rounds];
    /** The battle without a retreat, if it exists already for this order of losses. */
    readonly noRetreat?: NoRetreatBattle;
  };
}

function buildCombat(battleOutline: BattleOutline): BattleCombat {
  const { battle, board, addition, frame, getSteps, retreatByChance } = battleOutline;
  const losses: SideLosses = Object.fromEntries(
    battleSides.map((side) => [side, createLosses(board.groups[side], battle[side].losses)]),
  );
  const listDefaults = (state: State): readonly LossDefault[] =>
    battleSides.flatMap((side) => listLossDefaults(side, board.groups[side], state, battle[side].losses));
  const lossRules = { losses, lossDefaults: listDefaults };
  const ties = createTieSteps(battle, board);
  const withLossOrder: OrderVariants['withLossOrder'] = (side, order) =>
    buildCombat({
      ...battleOutline,
      battle: { ...battle, [side]: { ...battle[side], losses: order } },
      retreatByChance: retreatByChance && { ...retreatByChance, noRetreat: undefined },
    });
  if (retreatByChance === undefined)
    return assembleCombat(frame, lossRules, [...getSteps(), ...ties], { withLossOrder, withRetreatChance: undefined });
  const { threshold } = retreatByChance;
  const noRetreat =
    retreatByChance.noRetreat ??
    createNoRetreatBattle(board, retreatByChance.getSteps(), (rounds) =>
      assembleCombat(frame, lossRules, [rounds], undefined),
    );
  const { chances, listStepsUntilCycles } = noRetreat;
  const variants: OrderVariants = {
    withLossOrder,
    withRetreatChance: (below) =>
      buildCombat({
        ...battleOutline,
        battle: {
          ...battle,
          attacker: { ...battle.attacker, retreat: { ...battle.attacker.retreat, chanceBelow: below } },
        },
        retreatByChance: { ...retreatByChance, threshold: below, noRetreat },
      }),
  };
  const createStepsWith = (winChance: WinChance) => [
    ...createSteps(battle, board, addition, createChanceAfter(chances.combat, listStepsUntilCycles, winChance)),
    ...ties,
  ];
  function* prepare(): Calculation<Combat> {
    const { winChance, hasEstimates } = yield* chances.compute(threshold);
    return assembleCombat(frame, lossRules, createStepsWith(winChance), variants, {
      hasEstimatedDecisions: hasEstimates,
    });
  }
  return assembleCombat(frame, lossRules, createStepsWith(chances.computeLazily(threshold)), variants, { prepare });
}

/** Creates a combat. All combats are created here and none by spreading: objects of other shapes deoptimize the code that reads them. */
function assembleCombat<Variants>(
  { title, counters, start, switches, measures, labels, limits, summary }: CombatFrame,
  { losses, lossDefaults }: { readonly losses: SideLosses } & Pick<Combat, 'lossDefaults'>,
  steps: readonly Step[],
  variants: Variants,
  { prepare, hasEstimatedDecisions }: Pick<Combat, 'prepare' | 'hasEstimatedDecisions'> = {},
): Combat & { readonly variants: Variants } {
  return {
    title,
    counters,
    start,
    steps,
    switches,
    losses,
    lossDefaults,
    measures,
    labels,
    limits,
    summary,
    prepare,
    hasEstimatedDecisions,
    variants,
  };
}

/** The chance of winning by pressing on after a decision to retreat, by the id of its step. */
type ChanceAfter = (step: string) => WinChance;

/** The steps of a battle. */
function createSteps(
  battle: BattleDefinition,
  board: Board,
  addition: BattleAddition,
  getWinChanceAfter?: ChanceAfter,
): readonly [...Step[], Rounds] {
  const { stepsBefore = [], firstCycle, cycles, afterFirstCycle = [] } = addition;
  const listVariantSteps = (variant?: CycleVariant) =>
    createCycleSteps(battle, board, getWinChanceAfter?.(createRetreatStep(variant).id), variant);
  /** Cycle after cycle until a side has no units in the battle or the attacker retreats. */
  const createCycles = (firstNumber: number): Rounds => ({
    kind: 'rounds',
    ...createStepHead('cycles'),
    again: (state: State) => isOngoing(board, state),
    steps: listVariantSteps(cycles),
    first: firstNumber,
    limit: Infinity,
  });
  if (firstCycle === undefined) return [...stepsBefore, createCycles(1)];
  const cycle: Rounds = {
    kind: 'rounds',
    ...createStepHead('cycles', { before: 'first-cycle' }),
    again: (state) => isOngoing(board, state),
    steps: listVariantSteps({ ...firstCycle, isFirst: true }),
    first: 1,
    limit: 1,
  };
  return [...stepsBefore, cycle, ...afterFirstCycle, createCycles(2)];
}

/** The battle if the attacker presses on at the end of a cycle. */
interface NoRetreatBattle {
  /** The cycles that follow, and their chances. */
  readonly chances: PressOnChances;
  /** The steps between a given step and the next cycle. */
  readonly listStepsUntilCycles: (step: string) => readonly FreeStep[];
}

/**
 * The same battle without the order to retreat.
 * @param createCyclesCombat creates the combat of the cycles alone
 */
function createNoRetreatBattle(
  board: Board,
  steps: readonly [...Step[], Rounds],
  createCyclesCombat: (cycles: Rounds) => Combat,
): NoRetreatBattle {
  const cycles = steps.at(-1) as Rounds;
  return {
    chances: new PressOnChances(createCyclesCombat(cycles), (end) => determineOutcome(board, end) === 'attacker-wins'),
    listStepsUntilCycles: (step) => listStepsBetween(steps, step, cycles.id),
  };
}

/** The steps without dice between a step of a cycle and the cycles that follow. */
function listStepsBetween(steps: readonly Step[], startAfter: string, stopAt: string): readonly FreeStep[] {
  const laterSteps = listStepsAfter(steps, startAfter) ?? [];
  return laterSteps
    .slice(
      0,
      laterSteps.findIndex(({ id }) => id === stopAt),
    )
    .map((step) => {
      if (step.kind === 'update' || step.kind === 'choice') return step;
      throw new RangeError(`The step ${step.id} rolls dice between two cycles.`);
    });
}

/** The steps that remain after a given one; undefined if it is not among them. */
function listStepsAfter(steps: readonly Step[], id: string): readonly Step[] | undefined {
  for (const [index, step] of steps.entries()) {
    const remaining = steps.slice(index + 1);
    if (step.id === id) return remaining;
    const nested = step.kind === 'rounds' ? listStepsAfter(step.steps, id) : undefined;
    if (step.kind === 'rounds' && nested) return [...nested, ...(step.limit > 1 ? [step] : []), ...remaining];
  }
  return undefined;
}

/** The chance of winning by pressing on, in the state in which the attacker decides. */
function createChanceAfter(
  combat: Combat,
  stepsUntilCycles: NoRetreatBattle['listStepsUntilCycles'],
  winChance: WinChance,
): ChanceAfter {
  return (step) => {
    const steps = stepsUntilCycles(step);
    // States that differ only in unused counters have the same chance, which is computed once.
    const unread = steps.flatMap((freeStep) => (freeStep.kind === 'update' ? (freeStep.marginalises ?? []) : []));
    const resolveState = (state: State) => resetCounters(combat, applyFreeSteps(combat, steps, state), unread);
    const { prepare } = winChance;
    return Object.assign((state: State) => winChance(resolveState(state)), {
      prepare: prepare && ((state: State) => prepare(resolveState(state))),
    });
  };
}
