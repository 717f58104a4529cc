/** A sea battle as a combat: the ruleset's steps before and in the first cycle, then cycle after cycle to the end. */
import type { Combat, Measure, Rounds, State, Step, Switch, Update } from '../../../engine/combat';
import type { FreeStep } from '../../../engine/lattice/body';
import { afterFree } from '../../../engine/lattice/free';
import type { Calculation } from '../../../engine/progress';
import { reset } from '../../../engine/space';
import { once } from '../../../model/lazy';
import { battleSides, type BattleSide } from '../data';
import type { LossOrder, SeaBattle } from './battle';
import { goesOn, type Board } from './board';
import { cycleSteps, destroyerSwitches, retreatStep, type Variant } from './cycle';
import type { ChanceOfWinning } from './decisions';
import { lossesOf } from './losses';
import { battleMeasures, battleSummary, outcomeLabel, outcomeOf } from './outcome';
import { Pressing } from './pressing';
import { statement } from './statements';
import { tieSteps } from './ties';

/** The additions of a ruleset to the battle of the base game. */
export interface Addition {
  /** Steps before the first cycle: the search. */
  readonly before?: readonly Step[];
  /** The first cycle, if it differs from later ones. */
  readonly firstCycle?: Variant;
  /** All cycles, or those after the first. */
  readonly cycles?: Variant;
  /** Steps that close counters of the first cycle. */
  readonly afterFirstCycle?: readonly Update[];
  readonly switches?: readonly Switch[];
  readonly measures?: readonly Measure[];
}

/** A sea battle as a combat. */
export interface BattleCombat extends Combat {
  readonly under: OtherOrders;
}

/** The same battle under other orders, reusing everything that they do not change. */
interface OtherOrders {
  /** Changes a side's order of losses. */
  readonly losses: (side: BattleSide, order: LossOrder) => BattleCombat;
  /** Changes the attacker's limit for a retreat by chance; undefined if he has none. */
  readonly chance: ((below: number) => BattleCombat) | undefined;
}

/** The parts of a battle's combat that do not depend on the order of losses. */
type Frame = Required<Pick<Combat, 'title' | 'counters' | 'start' | 'switches' | 'measures' | 'labels' | 'summary'>>;

/** The order of losses, by side. */
type Losses = Required<Combat>['losses'];

/** The combat of a battle with its counters in place. */
export function seaBattleCombat(battle: SeaBattle, board: Board, addition: Addition = {}): BattleCombat {
  const { switches = [], measures = [] } = addition;
  const frame: Frame = {
    title: battle.title,
    counters: board.counters,
    start: board.start,
    switches: [...destroyerSwitches(board), ...switches],
    measures: [...battleMeasures(board), ...measures],
    labels: [outcomeLabel(board, Object.keys(battle.attacker.retreat ?? {}).length > 0)],
    summary: (end) => battleSummary(board, end),
  };
  const { retreat, ...attacker } = battle.attacker;
  return stated({
    ...{ battle, board, addition, frame },
    steps: once(() => stepsOf(battle, board, addition)),
    pressed:
      retreat?.chanceBelow === undefined
        ? undefined
        : { below: retreat.chanceBelow, steps: once(() => stepsOf({ ...battle, attacker }, board, addition)) },
  });
}

/** A battle, and the parts of its combat that do not depend on the order of losses. */
interface Outline {
  readonly battle: SeaBattle;
  readonly board: Board;
  readonly addition: Addition;
  readonly frame: Frame;
  /** The steps if no decision looks up a chance, which depends on that order; created once. */
  readonly steps: () => readonly Step[];
  /** The same without the order to retreat, if that compares with a chance of winning. */
  readonly pressed?: {
    readonly below: number;
    readonly steps: () => readonly [...Step[], Rounds];
    /** The battle without a retreat, if it exists already for this order of losses. */
    readonly on?: PressedBattle;
  };
}

function stated(outline: Outline): BattleCombat {
  const { battle, board, addition, frame, steps, pressed } = outline;
  const losses: Losses = Object.fromEntries(
    battleSides.map((side) => [side, lossesOf(board.groups[side], battle[side].losses)]),
  );
  const ties = tieSteps(battle, board);
  const underLosses: OtherOrders['losses'] = (side, order) =>
    stated({
      ...outline,
      battle: { ...battle, [side]: { ...battle[side], losses: order } },
      pressed: pressed && { ...pressed, on: undefined },
    });
  if (pressed === undefined)
    return combatOf(frame, losses, [...steps(), ...ties], { losses: underLosses, chance: undefined });
  const { below } = pressed;
  const on = pressed.on ?? pressingOn(board, pressed.steps(), (rounds) => combatOf(frame, losses, [rounds], undefined));
  const { pressing, until } = on;
  const under: OtherOrders = {
    losses: underLosses,
    chance: (other) =>
      stated({
        ...outline,
        battle: {
          ...battle,
          attacker: { ...battle.attacker, retreat: { ...battle.attacker.retreat, chanceBelow: other } },
        },
        pressed: { ...pressed, below: other, on },
      }),
  };
  const stepsBy = (chanceOf: ChanceOfWinning) => [
    ...stepsOf(battle, board, addition, chancesAfter(pressing.combat, until, chanceOf)),
    ...ties,
  ];
  function* prepare(): Calculation<Combat> {
    const { chanceOf, isEstimating } = yield* pressing.chances(below);
    return combatOf(frame, losses, stepsBy(chanceOf), under, { isEstimating });
  }
  return combatOf(frame, losses, stepsBy(pressing.chancesWhenAsked(below)), under, { prepare });
}

/** Creates a combat. All combats are created here and none by spreading: objects of other shapes deoptimize the code that reads them. */
function combatOf<Under>(
  { title, counters, start, switches, measures, labels, summary }: Frame,
  losses: Losses,
  steps: readonly Step[],
  under: Under,
  { prepare, isEstimating }: Pick<Combat, 'prepare' | 'isEstimating'> = {},
): Combat & { readonly under: Under } {
  return {
    title,
    counters,
    start,
    steps,
    switches,
    losses,
    measures,
    labels,
    summary,
    prepare,
    isEstimating,
    under,
  };
}

/** The chance of winning by pressing on after a decision to retreat, by the id of its step. */
type ChanceAfter = (step: string) => ChanceOfWinning;

/** The steps of a battle. */
function stepsOf(
  battle: SeaBattle,
  board: Board,
  addition: Addition,
  chanceAfter?: ChanceAfter,
): readonly [...Step[], Rounds] {
  const { before = [], firstCycle, cycles, afterFirstCycle = [] } = addition;
  const stepsOfCycle = (variant?: Variant) =>
    cycleSteps(battle, board, chanceAfter?.(retreatStep(variant).id), variant);
  /** Cycle after cycle until a side has no units in the battle or the attacker retreats. */
  const cyclesFrom = (first: number): Rounds => ({
    kind: 'rounds',
    ...statement('cycles'),
    again: (state: State) => goesOn(board, state),
    steps: stepsOfCycle(cycles),
    first,
    limit: Infinity,
  });
  if (firstCycle === undefined) return [...before, cyclesFrom(1)];
  const cycle: Rounds = {
    kind: 'rounds',
    ...statement('cycles', { before: 'first-cycle' }),
    again: (state) => goesOn(board, state),
    steps: stepsOfCycle({ ...firstCycle, first: true }),
    first: 1,
    limit: 1,
  };
  return [...before, cycle, ...afterFirstCycle, cyclesFrom(2)];
}

/** The battle if the attacker presses on at the end of a cycle. */
interface PressedBattle {
  /** The cycles that follow, and their chances. */
  readonly pressing: Pressing;
  /** The steps between a given step and the next cycle. */
  readonly until: (step: string) => readonly FreeStep[];
}

/**
 * The same battle without the order to retreat.
 * @param createCyclesCombat creates the combat of the cycles alone
 */
function pressingOn(
  board: Board,
  steps: readonly [...Step[], Rounds],
  alone: (cycles: Rounds) => Combat,
): PressedBattle {
  const cycles = steps.at(-1) as Rounds;
  return {
    pressing: new Pressing(alone(cycles), (end) => outcomeOf(board, end) === 'attacker-wins'),
    until: (step) => between(steps, step, cycles.id),
  };
}

/** The steps without dice between a step of a cycle and the cycles that follow. */
function between(steps: readonly Step[], after: string, until: string): readonly FreeStep[] {
  const all = stepsAfter(steps, after) ?? [];
  return all
    .slice(
      0,
      all.findIndex(({ id }) => id === until),
    )
    .map((step) => {
      if (step.kind === 'update' || step.kind === 'choice') return step;
      throw new RangeError(`The step ${step.id} throws dice between two cycles.`);
    });
}

/** The steps that remain after a given one; undefined if it is not among them. */
function stepsAfter(steps: readonly Step[], id: string): readonly Step[] | undefined {
  for (const [index, step] of steps.entries()) {
    const rest = steps.slice(index + 1);
    if (step.id === id) return rest;
    const inside = step.kind === 'rounds' ? stepsAfter(step.steps, id) : undefined;
    if (step.kind === 'rounds' && inside) return [...inside, ...(step.limit > 1 ? [step] : []), ...rest];
  }
  return undefined;
}

/** The chances that the attacker looks up, from the state of his decision. */
function chancesAfter(combat: Combat, until: PressedBattle['until'], chanceOf: ChanceOfWinning): ChanceAfter {
  return (step) => {
    const steps = until(step);
    // States that differ only in unused counters have the same chance, which is computed once.
    const unread = steps.flatMap((done) => (done.kind === 'update' ? (done.marginalises ?? []) : []));
    const from = (state: State) => reset(combat, afterFree(combat, steps, state), unread);
    const { prepare } = chanceOf;
    return Object.assign((state: State) => chanceOf(from(state)), {
      prepare: prepare && ((state: State) => prepare(from(state))),
    });
  };
}
