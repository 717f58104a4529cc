/** Dice that several searchers throw, one each, and that are judged against every group of submarines: they are shared, never thrown twice. */
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
  /** Whether there is still something to find; without it always. */
  readonly isHidden?: (state: State) => boolean;
  /** A die of at most this finds it, where options make it another than the value. */
  readonly upTo?: number;
}

/** Who searches for what. */
export interface Searchers {
  /** The head of each roll; what all of them are called by. */
  readonly head: StepHead;
  /** What the step that tells the numbers is called. */
  readonly numbers: string;
  readonly by: Side;
  /** How many dice are thrown, at least 1. */
  readonly dice: number;
  readonly sides: number;
  readonly sought: readonly Sought[];
  /** What they do when they succeed: `Detects`. */
  readonly verb: string;
}

/** What finds each group, told once before the dice. */
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
 * The dice one by one. The state keeps only which groups were found, so that many searchers cost no more states than one.
 * How many dice there are must be known at the start.
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
