/** A sea battle as a combat: what a ruleset does before the first cycle and in it, then cycle after cycle to the end. */
import type { Combat, Measure, Rounds, State, Step, Switch, Update } from '../../../engine/combat';
import { battleSides } from './battle';
import type { SeaBattle } from './battle';
import { goesOn } from './board';
import type { Board } from './board';
import { cycleSteps, destroyerSwitches } from './cycle';
import type { Variant } from './cycle';
import type { ChanceOfWinning } from './decisions';
import { lossesOf } from './losses';
import { battleMeasures, battleSummary, outcomeLabel } from './outcome';
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
  return {
    title: battle.title,
    counters: board.counters,
    start: board.start,
    steps: stepsOf(battle, board, addition),
    switches: [...destroyerSwitches(board), ...switches],
    losses: Object.fromEntries(battleSides.map((side) => [side, lossesOf(board.posts[side], battle[side].losses)])),
    measures: [...battleMeasures(board), ...measures],
    labels: [outcomeLabel(board)],
    summary: (end) => battleSummary(board, end),
  };
}

function stepsOf(battle: SeaBattle, board: Board, addition: Addition): readonly Step[] {
  const { before = [], firstCycle, cycles, afterFirstCycle = [] } = addition;
  const chance: ChanceOfWinning = () => 1;
  const rounds = (
    variant: Variant | undefined,
    more: Pick<Rounds, 'id' | 'title' | 'rules' | 'limit' | 'first'>,
  ): Rounds => ({
    kind: 'rounds',
    ...more,
    again: (state: State) => goesOn(board, state),
    steps: cycleSteps(battle, board, chance, variant),
  });
  const { id, title, rules } = statement('cycles');
  const head = { id, title, rules };
  if (firstCycle === undefined) return [...before, rounds(cycles, { ...head, limit: Infinity })];
  return [
    ...before,
    rounds({ ...firstCycle, first: true }, { ...statement('cycles', { before: 'first-cycle' }), limit: 1 }),
    ...afterFirstCycle,
    rounds(cycles, { ...head, limit: Infinity, first: 2 }),
  ];
}
