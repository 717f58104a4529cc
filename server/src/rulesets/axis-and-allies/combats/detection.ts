/** Search dice: several searchers roll one die each, and every die counts against every group of submarines. */
import type { Amount } from '../../../engine/amount';
import { withCounters, type Rounds, type Side, type State, type Update } from '../../../engine/combat';
import { listed } from '../wording';
import type { StepHead } from './statements';

/** A group of submarines that the dice can find. */
export interface Sought {
  readonly title: string;
  /** The counter that becomes 1 when the group is found. */
  readonly found: number;
  /** The number that finds it, with its arithmetic. */
  readonly value: Amount;
  /** True while there is something to find; always true if absent. */
  readonly isHidden?: (state: State) => boolean;
  /** A die of at most this number finds it, if options set another limit than the value. */
  readonly upTo?: number;
}

/** A search: its dice and its targets. */
export interface Searchers {
  /** The head of each roll, and the title of all rolls together. */
  readonly head: StepHead;
  /** The title of the step that shows the numbers. */
  readonly numbers: string;
  readonly by: Side;
  /** Number of dice; at least 1. */
  readonly dice: number;
  readonly sides: number;
  readonly sought: readonly Sought[];
  /** The verb for a success: `Detects`. */
  readonly verb: string;
}

/** Shows the numbers that find each group, before the dice. */
export function searchNumbers({ head: { id, rules }, numbers, sought }: Searchers): Update {
  return {
    kind: 'update',
    id: `${id}.numbers`,
    title: numbers,
    rules,
    apply: (state) => state,
    amounts: () => sought.map(({ value }) => value),
  };
}

/**
 * Rolls the dice one by one. The state only records the groups found, so many searchers need no more states than one. The number
 * of dice must be known at the start.
 */
export function searchDice({ head, by, dice, sides, sought, verb }: Searchers): Rounds {
  return {
    kind: 'rounds',
    id: `${head.id}.all`,
    title: head.title,
    rules: [],
    limit: dice,
    again: () => true,
    steps: [
      {
        kind: 'roll',
        ...head,
        by,
        dice: () => ({ count: 1, sides }),
        apply: (state, roll) =>
          withCounters(state, ...foundBy(sought, roll, state).map(({ found }) => [found, 1] as const)),
        remark: (before, _, roll) => `${verb} ${verdict(foundBy(sought, roll, before))}.`,
      },
    ],
  };
}

function foundBy(sought: readonly Sought[], roll: number, state: State): readonly Sought[] {
  return sought.filter(({ value, upTo = value.total, isHidden }) => roll <= upTo && isHidden?.(state) !== false);
}

function verdict(found: readonly Sought[]): string {
  return found.length === 0 ? 'nothing' : listed(found.map(({ title }) => title));
}
