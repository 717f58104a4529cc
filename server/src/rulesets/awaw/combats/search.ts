/** The search of a round of naval combat (C.3): dice that match the numbers of enemy groups. */
import type { Amount } from '../../../engine/amount';
import type { Roll, Rounds, State, Update } from '../../../engine/combat';
import { formatList, formatNumber, pluralize } from '../../../model/wording';
import type { Side } from '../data';
import { addCounter, addToCounter, type Board } from './board';
import type { StepsAndMeasures } from './flight';
import { createStepHead } from './step-kinds';

/** The search of one side for the groups of the other. */
export interface Search {
  readonly side: Side;
  readonly dice: Amount;
  readonly groups: readonly SearchedGroup[];
  /** Whether unused results are dropped from the state after the search, which keeps exact odds small. */
  readonly dropsUnused: boolean;
}

/** An enemy group. */
export interface SearchedGroup {
  /** Only 1 to 6 can be found. */
  readonly number: number;
  /** The number of results that later parts can use. */
  readonly maxUses: number;
  /** The description shown when it is found. */
  readonly describe: () => string;
}

/** The steps of a search, with its counters. */
export interface SearchPart extends StepsAndMeasures {
  /** Index of the counter of results, by group number. It counts no further than later parts can use. */
  readonly resultCounters: ReadonlyMap<number, number>;
  /** Index of the counter of all results. */
  readonly totalCounter: number;
  /** Index of the counter of rolled dice. */
  readonly rolledCounter: number;
}

/** The steps of a search: each die that shows the number of a group is a result on it. */
export function createSearchSteps(board: Board, search: Search): SearchPart {
  const { side, groups, dropsUnused } = search;
  const dice = search.dice.total;
  const rolledCounter = addCounter(board, `searched.${side}`, `search dice rolled by the ${side}`, dice);
  const totalCounter = addCounter(board, `results.${side}`, `search results of the ${side}`, dice);
  const computeCounterMax = (uses: number): number => (dropsUnused ? Math.min(dice, Math.max(1, uses)) : dice);
  const resultCounters = new Map(
    groups.map(({ number, maxUses }) => [
      number,
      addCounter(board, `found.${side}.${number}`, `search results on group ${number}`, computeCounterMax(maxUses)),
    ]),
  );
  const roll: Roll = {
    kind: 'roll',
    ...createStepHead('search', side),
    by: side,
    dice: () => ({ count: 1, sides: 6 }),
    subject: (state) => `die ${state[rolledCounter]! + 1} of ${dice}`,
    explain: () => formatSearchDice(search.dice),
    apply: (state, face) => {
      const counter = resultCounters.get(face);
      const nextState = addToCounter(state, rolledCounter, 1);
      if (counter === undefined) return nextState;
      const withTotal = addToCounter(nextState, totalCounter, 1);
      return withTotal[counter] === board.counters[counter]!.max ? withTotal : addToCounter(withTotal, counter, 1);
    },
    remark: (_, __, face) => (resultCounters.has(face) ? `Group ${face} is found.` : 'No group has this number.'),
  };
  const rounds: Rounds = {
    kind: 'rounds',
    id: `search-dice.${side}`,
    title: `Search of the ${side}`,
    rules: [],
    steps: [roll],
    again: (state) => state[rolledCounter]! < dice,
    limit: Math.max(1, dice),
  };
  const unusableResults = groups
    .filter(({ maxUses }) => maxUses === 0)
    .flatMap(({ number }) => resultCounters.get(number)!);
  const foundStep: Update = {
    kind: 'update',
    ...createStepHead('found', side),
    apply: (state) => state,
    amounts: () => [search.dice],
    remark: (_, after) => formatFound(search, resultCounters, totalCounter, after),
    ...(dropsUnused ? { marginalises: [rolledCounter, totalCounter, ...unusableResults] } : {}),
  };
  return {
    steps: [...(dice > 0 ? [rounds] : []), foundStep],
    measures: [],
    resultCounters,
    totalCounter,
    rolledCounter,
  };
}

/** `4 search dice, one after the other: 3 for land-based squadrons that search and 1 for active group 1. A die finds ...` */
function formatSearchDice({ base, changes, total }: Amount): string {
  const reasons = [base, ...changes]
    .filter(({ by }) => by !== 0)
    .map(({ by, label }) => `${formatNumber(by)} for ${label}`);
  const order = total === 1 ? '' : ', one after the other';
  return `${pluralize(total, 'search die', 'search dice')}${order}: ${formatList(reasons)}. A die finds the enemy group whose number it shows.`;
}

function formatFound({ groups }: Search, results: ReadonlyMap<number, number>, total: number, state: State): string {
  const foundGroups = groups.filter(({ number }) => state[results.get(number)!]! > 0);
  if (foundGroups.length === 0) return 'Nothing is found.';
  return `${pluralize(state[total]!, 'search result')}. ${foundGroups.map(({ number, describe }) => `Group ${number}: ${describe()}.`).join(' ')}`;
}
