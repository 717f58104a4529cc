/** Search dice: several searchers roll one die each, and every die counts against every group of submarines. */
import type { Amount } from '../../../engine/amount';
import { withCounters, type Rounds, type Side, type State, type Update } from '../../../engine/combat';
import { formatList, pluralize } from '../wording';
import type { StepHead } from '../../step-kinds';

/** A group of submarines that the dice can find. */
export interface SearchTarget {
  readonly title: string;
  /** The counter that becomes 1 when the group is found. */
  readonly foundCounter: number;
  /** The number that finds it, with its arithmetic. */
  readonly value: Amount;
  /** True while there is something to find; always true if absent. */
  readonly isHidden?: (state: State) => boolean;
  /** A die of at most this number finds it, if options set another limit than the value. */
  readonly upTo?: number;
}

/** Units of one kind that search, with one die each. */
interface SearchingUnits {
  readonly count: number;
  readonly singular: string;
  readonly plural: string;
}

/** A search: its dice and its targets. */
export interface SearchRoll {
  /** The head of each roll, and the title of all rolls together. */
  readonly head: StepHead;
  /** The title of the step that shows the numbers. */
  readonly numbersTitle: string;
  readonly by: Side;
  /** Who searches in a state, with one die each. */
  readonly listSearchers: (state: State) => readonly SearchingUnits[];
  /** Number of dice; at least 1. */
  readonly dice: number;
  readonly sides: number;
  readonly targets: readonly SearchTarget[];
  /** The verb for a success: `Detects`. */
  readonly verb: string;
}

/** Shows the numbers that find each group, before the dice. */
export function createSearchNumbers({ head: { id, rules }, numbersTitle, targets }: SearchRoll): Update {
  return {
    kind: 'update',
    id: `${id}.numbers`,
    title: numbersTitle,
    rules,
    apply: (state) => state,
    amounts: () => targets.map(({ value }) => value),
  };
}

/**
 * Rolls the dice one by one. The state only records the groups found, so many searchers need no more states than one. The number
 * of dice must be known at the start.
 */
export function createSearchDice({ head, by, listSearchers, dice, sides, targets, verb }: SearchRoll): Rounds {
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
        explain: (state, number) => formatSearching(listSearchers(state), number),
        apply: (state, roll) =>
          withCounters(
            state,
            ...findTargets(targets, roll, state).map(({ foundCounter }) => [foundCounter, 1] as const),
          ),
        remark: (before, _, roll) => `${verb} ${formatFound(findTargets(targets, roll, before))}.`,
      },
    ],
  };
}

/** `2 destroyers and 1 fighter search with one die each: die 2 of 3.` */
function formatSearching(searchers: readonly SearchingUnits[], number: number): string {
  const total = searchers.reduce((sum, { count }) => sum + count, 0);
  const names = formatList(
    searchers.filter(({ count }) => count > 0).map(({ count, singular, plural }) => pluralize(count, singular, plural)),
  );
  return total === 1
    ? `${names} searches with one die.`
    : `${names} search with one die each: die ${number} of ${total}.`;
}

function findTargets(targets: readonly SearchTarget[], roll: number, state: State): readonly SearchTarget[] {
  return targets.filter(({ value, upTo = value.total, isHidden }) => roll <= upTo && isHidden?.(state) !== false);
}

function formatFound(targets: readonly SearchTarget[]): string {
  return targets.length === 0 ? 'nothing' : formatList(targets.map(({ title }) => title));
}
