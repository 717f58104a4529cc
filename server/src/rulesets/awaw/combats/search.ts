/** The search of a round of naval combat (C.3): dice that show the numbers of enemy groups. */
import type { Roll, Rounds } from '../../../engine/combat';
import type { LaidOut } from './strike';
import { addCounter, plus } from './board';
import type { Board } from './board';
import { statement } from './statements';

/** The search of one side for the groups of the other. */
export interface Search {
  readonly side: 'attacker' | 'defender';
  readonly dice: number;
  /** Numbers of the enemy's combat groups, 1 to 6. */
  readonly groups: readonly number[];
}

/** A search laid out, and how many results it has left on a group. */
export interface SearchLaidOut extends LaidOut {
  readonly results: (group: number) => number | undefined;
}

/** Each die that shows the number of a group is a result on it. */
export function searchSteps(board: Board, { side, dice, groups }: Search): SearchLaidOut {
  const rolled = addCounter(board, `searched.${side}`, `search dice rolled by the ${side}`, dice);
  const found = new Map(
    groups.map((group) => [
      group,
      addCounter(board, `found.${side}.${group}`, `search results on group ${group}`, dice),
    ]),
  );
  const roll: Roll = {
    kind: 'roll',
    ...statement('search', side),
    by: side,
    dice: () => ({ count: 1, sides: 6 }),
    subject: (state) => `die ${state[rolled]! + 1} of ${dice}`,
    apply: (state, face) => {
      const counter = found.get(face);
      return plus(counter === undefined ? state : plus(state, counter, 1), rolled, 1);
    },
    remark: (_, __, face) => ({
      text: found.has(face) ? `Group ${face} is found.` : `No group has the number ${face}.`,
    }),
  };
  const rounds: Rounds = {
    kind: 'rounds',
    id: `search-dice.${side}`,
    title: `Search of the ${side}`,
    rules: [],
    steps: [roll],
    again: (state) => state[rolled]! < dice,
    limit: Math.max(1, dice),
  };
  return { steps: dice > 0 ? [rounds] : [], measures: [], results: (group) => found.get(group) };
}
