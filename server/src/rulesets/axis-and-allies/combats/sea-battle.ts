/** A sea battle as a combat: what a ruleset does before the first cycle and in it, then cycle after cycle to the end. */
import type { Combat, Measure, Rounds, State, Step, Switch, Update } from '../../../engine/combat';
import type { Calculation } from '../../../engine/progress';
import { battleSides } from '../data';
import type { SeaBattle } from './battle';
import { goesOn } from './board';
import type { Board } from './board';
import { cycleSteps, destroyerSwitches, submergeSteps } from './cycle';
import type { Variant } from './cycle';
import type { ChanceOfWinning } from './decisions';
import { lossesOf } from './losses';
import { battleMeasures, battleSummary, outcomeLabel, outcomeOf } from './outcome';
import { chanceOfPressingOn, chancesOfPressingOn } from './pressing';
import type { Pressing } from './pressing';
import { statement } from './statements';

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

/** The combat of a battle whose counters are laid out. */
export function seaBattleCombat(battle: SeaBattle, board: Board, addition: Addition = {}): Combat {
  const { switches = [], measures = [] } = addition;
  const frame: Omit<Combat, 'steps'> = {
    title: battle.title,
    counters: board.counters,
    start: board.start,
    switches: [...destroyerSwitches(board), ...switches],
    losses: Object.fromEntries(battleSides.map((side) => [side, lossesOf(board.groups[side], battle[side].losses)])),
    measures: [...battleMeasures(board), ...measures],
    labels: [outcomeLabel(board, Object.keys(battle.attacker.retreat ?? {}).length > 0)],
    summary: (end) => battleSummary(board, end),
  };
  const stepsBy = (chance?: ChanceOfWinning) => stepsOf(battle, board, addition, chance);
  const pressing = pressingOn(battle, board, addition, frame);
  if (pressing === undefined) return { ...frame, steps: stepsBy() };
  function* prepare(pressed: Pressing): Calculation<Combat> {
    const { chanceOf, isEstimating } = yield* chancesOfPressingOn(pressed);
    return { ...frame, steps: stepsBy(chanceOf), isEstimating };
  }
  return { ...frame, steps: stepsBy(chanceOfPressingOn(pressing)), prepare: () => prepare(pressing) };
}

function stepsOf(
  battle: SeaBattle,
  board: Board,
  addition: Addition,
  chance: ChanceOfWinning | undefined,
): readonly Step[] {
  const { before = [], firstCycle, cycles, afterFirstCycle = [] } = addition;
  const from = (first: number): Rounds => cyclesFrom(battle, board, { first, chance, variant: cycles });
  if (firstCycle === undefined) return [...before, from(1)];
  const variant = { ...firstCycle, first: true };
  const cycle: Rounds = {
    kind: 'rounds',
    ...statement('cycles', { before: 'first-cycle' }),
    again: (state) => goesOn(board, state),
    steps: cycleSteps(battle, board, chance, variant),
    first: 1,
    limit: 1,
  };
  return [...before, cycle, ...afterFirstCycle, from(2)];
}

interface Cycles {
  /** The number of the first of them. */
  readonly first: number;
  readonly chance: ChanceOfWinning | undefined;
  readonly variant: Variant | undefined;
}

/** Cycle after cycle until a side has nobody left in the battle or the attacker retreats. */
function cyclesFrom(battle: SeaBattle, board: Board, { first, chance, variant }: Cycles): Rounds {
  return {
    kind: 'rounds',
    ...statement('cycles'),
    again: (state: State) => goesOn(board, state),
    steps: cycleSteps(battle, board, chance, variant),
    first,
    limit: Infinity,
  };
}

/** The battle if the attacker presses on at the end of a cycle; undefined where no order asks for the chance to win it. */
function pressingOn(
  battle: SeaBattle,
  board: Board,
  { cycles: variant }: Addition,
  frame: Omit<Combat, 'steps'>,
): Pressing | undefined {
  const { retreat, ...attacker } = battle.attacker;
  if (retreat?.chanceBelow === undefined) return undefined;
  const cycles = cyclesFrom({ ...battle, attacker }, board, { first: 2, chance: undefined, variant });
  return {
    combat: { ...frame, steps: [...submergeSteps(board, 'defender'), cycles] },
    wins: (end) => outcomeOf(board, end) === 'attacker-wins',
    below: retreat.chanceBelow,
  };
}
