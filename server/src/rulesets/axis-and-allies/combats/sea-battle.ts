/** A sea battle as a combat: what a ruleset does before the first cycle and in it, then cycle after cycle to the end. */
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

/** What a ruleset adds to the battle of the base game. */
export interface Addition {
  /** Steps before the first cycle: who is found. */
  readonly before?: readonly Step[];
  /** The first cycle, where it differs from those after it. */
  readonly firstCycle?: Variant;
  /** All cycles, or those after the first. */
  readonly cycles?: Variant;
  /** What closes counters that only the first cycle looks at. */
  readonly afterFirstCycle?: readonly Update[];
  readonly switches?: readonly Switch[];
  readonly measures?: readonly Measure[];
}

/** A sea battle as a combat. */
export interface BattleCombat extends Combat {
  readonly under: OtherOrders;
}

/** The same battle under another order: what that does not change is not stated again. */
interface OtherOrders {
  /** A side gives up its units in another order. */
  readonly losses: (side: BattleSide, order: LossOrder) => BattleCombat;
  /** The attacker retreats at another chance of winning; undefined where he does not retreat at any. */
  readonly chance: ((below: number) => BattleCombat) | undefined;
}

/** What all combats of a battle have, in whatever order units are lost. */
type Frame = Required<Pick<Combat, 'title' | 'counters' | 'start' | 'switches' | 'measures' | 'labels' | 'summary'>>;

/** What each hit takes, by side. */
type Losses = Required<Combat>['losses'];

/** The combat of a battle whose counters are laid out. */
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

/** A battle, and what is the same of its combat in whatever order units are lost. */
interface Outline {
  readonly battle: SeaBattle;
  readonly board: Board;
  readonly addition: Addition;
  readonly frame: Frame;
  /** How it goes where no decision looks up a chance, which rests on that order; stated once. */
  readonly steps: () => readonly Step[];
  /** The same without the order to retreat, where that asks for the chance to win. */
  readonly pressed?: {
    readonly below: number;
    readonly steps: () => readonly [...Step[], Rounds];
    /** The battle so pressed on with, where this order of losses has been stated before. */
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

/** A combat with its steps. All are made here, and none by spreading: copies of other shapes have what reads combats compiled anew. */
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

/** The one statement of how a battle goes. */
function stepsOf(
  battle: SeaBattle,
  board: Board,
  addition: Addition,
  chanceAfter?: ChanceAfter,
): readonly [...Step[], Rounds] {
  const { before = [], firstCycle, cycles, afterFirstCycle = [] } = addition;
  const stepsOfCycle = (variant?: Variant) =>
    cycleSteps(battle, board, chanceAfter?.(retreatStep(variant).id), variant);
  /** Cycle after cycle until a side has nobody left in the battle or the attacker retreats. */
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
  /** The cycles that follow, and what is known of their chances. */
  readonly pressing: Pressing;
  /** What is done before the next of them, after a step. */
  readonly until: (step: string) => readonly FreeStep[];
}

/**
 * The same battle without the order to retreat.
 * @param alone the combat of cycles alone
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

/** What a battle that is pressed on does between a step of a cycle and the cycles that follow. */
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

/** What is left to do after a step; undefined where the steps do not have it. */
function stepsAfter(steps: readonly Step[], id: string): readonly Step[] | undefined {
  for (const [index, step] of steps.entries()) {
    const rest = steps.slice(index + 1);
    if (step.id === id) return rest;
    const inside = step.kind === 'rounds' ? stepsAfter(step.steps, id) : undefined;
    if (step.kind === 'rounds' && inside) return [...inside, ...(step.limit > 1 ? [step] : []), ...rest];
  }
  return undefined;
}

/** The chances that the attacker looks up, from the state in which he decides on. */
function chancesAfter(combat: Combat, until: PressedBattle['until'], chanceOf: ChanceOfWinning): ChanceAfter {
  return (step) => {
    const steps = until(step);
    // States that differ in what nothing reads any more have one chance, which is worked out once.
    const unread = steps.flatMap((done) => (done.kind === 'update' ? (done.marginalises ?? []) : []));
    const from = (state: State) => reset(combat, afterFree(combat, steps, state), unread);
    const { prepare } = chanceOf;
    return Object.assign((state: State) => chanceOf(from(state)), {
      prepare: prepare && ((state: State) => prepare(from(state))),
    });
  };
}
