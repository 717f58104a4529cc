/** The search for hidden submarines. Submarines that are found enter the battle. */
import { withCounters, type Measure, type Rounds, type State, type Step, type Update } from '../../../engine/combat';
import { formatList } from '../../../model/wording';
import {
  createSearchDice,
  createSearchNumbers,
  sumCounters,
  type CounterList,
  type GroupCounters,
  type SearchRoll,
  type SearchTarget,
} from '../../axis-and-allies/combats';
import type { Header, SeaBattle } from '../data';
import { getReading } from '../options';
import { computeDetection, isHiddenDepth, formatSubmarinesAt, type HiddenDepth } from '../search/search';
import { countSearchers, isSearching } from '../search/searchers';
import { getDieSides } from '../units/units';
import type { Members } from './forces';
import { createStepHead } from './step-kinds';

/** Hidden submarines of one depth, which are found together. */
interface HiddenDepthGroups {
  readonly depth: HiddenDepth;
  readonly groups: readonly GroupCounters[];
  /** The counter that is 1 once they are found. */
  readonly foundCounter: number;
}

export interface Search {
  readonly hidden: readonly HiddenDepthGroups[];
  /** The searching units. */
  readonly searchers: readonly GroupCounters[];
  /** Number of searchers that roll before the first cycle. */
  readonly diceCount: number;
  /** Counts the dice of a repeated search. */
  readonly rolledCounter?: number;
}

interface SearchContext {
  readonly battle: SeaBattle;
  readonly header: Header;
  readonly members: Members;
  readonly groups: Readonly<Record<'attacker' | 'defender', readonly GroupCounters[]>>;
}

/** Sets up the search and adds its counters to the list. */
export function createSearch({ battle, header, members, groups }: SearchContext, list: CounterList): Search {
  const depths = members.defender.map(({ depth }) => depth);
  const hidden = [...new Set(depths)].filter(isHiddenDepth).map((depth): HiddenDepthGroups => ({
    depth,
    groups: groups.defender.filter((_, index) => depths[index] === depth),
    foundCounter: list.add(`found.${depth}`, `${formatSubmarinesAt(depth)} found`, 1),
  }));
  const searcherCount = countSearchers(battle, header);
  const searchers = groups.attacker.filter((_, index) => isSearching(members.attacker[index]!.unit, battle, header));
  const isRepeated = hidden.length > 0 && searcherCount > 0 && getReading(header, 'searchTiming') === 'each-cycle';
  return {
    hidden,
    searchers,
    diceCount: searcherCount,
    ...(isRepeated && { rolledCounter: list.add('rolled', 'detection rolls of this cycle', searcherCount) }),
  };
}

/** The search before the first cycle; empty if nobody searches or nothing is hidden. */
export function createSearchSteps(search: Search, header: Header): readonly Step[] {
  const { hidden, diceCount, rolledCounter } = search;
  if (hidden.length === 0 || diceCount === 0) return [];
  const searchers = createSearchRoll('search', search, header);
  // A repeated search may find them later, so the counters are needed to the end.
  const marginalises =
    rolledCounter === undefined ? { marginalises: hidden.map(({ foundCounter }) => foundCounter) } : {};
  return [
    createSearchNumbers(searchers),
    createSearchDice(searchers),
    { ...createRevealStep(search, 'search-over'), ...marginalises },
  ];
}

/** The search before each later cycle, by the remaining searchers, for submarines that are still hidden. */
export function createRepeatedSearch(search: Search, header: Header): readonly Step[] {
  const { hidden, searchers, rolledCounter } = search;
  if (rolledCounter === undefined) return [];
  const isStillHidden = (state: State): boolean => hidden.some(({ groups }) => countHidden(groups, state) > 0);
  const rolls: Rounds = createSearchDice(createSearchRoll('search-again', search, header));
  const countStep: Update = {
    kind: 'update',
    ...createStepHead('search-again', { after: 'counted' }),
    apply: (state) => withCounters(state, [rolledCounter, state[rolledCounter]! + 1]),
  };
  return [
    {
      ...rolls,
      when: isStillHidden,
      again: (state) => state[rolledCounter]! < countRemaining(searchers, state),
      steps: [...rolls.steps, countStep],
    },
    { ...createRevealStep(search, 'search-again-over'), when: isStillHidden },
  ];
}

function createSearchRoll(id: 'search' | 'search-again', search: Search, header: Header): SearchRoll {
  return {
    head: createStepHead(id),
    numbersTitle: 'What finds the submarines',
    by: 'attacker',
    listSearchers: (state) =>
      search.searchers.map(({ group: { singular, title }, standing }) => ({
        count: sumCounters(state, standing),
        singular,
        plural: title,
      })),
    dice: search.diceCount,
    sides: getDieSides(header),
    targets: createSearchTargets(search, header),
    verb: 'Finds',
  };
}

function createSearchTargets({ hidden }: Search, header: Header): readonly SearchTarget[] {
  const present = hidden.map(({ depth }) => depth);
  return hidden.map(({ depth, foundCounter, groups }) => ({
    title: `the ${formatSubmarinesAt(depth)}`,
    foundCounter,
    // Submarines that elected to defend are in the battle and no longer searched for.
    isHidden: (state) => countHidden(groups, state) > 0,
    value: computeDetection(depth, present, header),
  }));
}

/** Brings the submarines that were found into the battle. */
function createRevealStep({ hidden, rolledCounter }: Search, id: 'search-over' | 'search-again-over'): Update {
  const findFoundGroups = (state: State): readonly HiddenDepthGroups[] =>
    hidden.filter(({ foundCounter }) => state[foundCounter] === 1);
  return {
    kind: 'update',
    ...createStepHead(id),
    apply: (state) => {
      const groups = findFoundGroups(state).flatMap((hiddenGroups) => hiddenGroups.groups);
      const resetRolled = rolledCounter === undefined ? [] : [[rolledCounter, 0] as const];
      return withCounters(
        state,
        ...groups.flatMap((groupCounters) => listRevealChanges(groupCounters, state)),
        ...resetRolled,
      );
    },
    remark: (before) => {
      const names = findFoundGroups(before).map(({ depth }) => `the ${formatSubmarinesAt(depth)}`);
      const noneFound = names.length === 0 ? 'All hidden submarines are safe from attack.' : undefined;
      return noneFound ?? `Found: ${formatList(names)}. They can be attacked.`;
    },
  };
}

/** The counter changes that bring hidden submarines into the battle. */
export function listRevealChanges(
  { standing: [standing], hidden }: GroupCounters,
  state: State,
): readonly (readonly [number, number])[] {
  if (hidden === undefined) return [];
  return [
    [standing, state[standing]! + state[hidden]!],
    [hidden, 0],
  ];
}

function countRemaining(groups: readonly GroupCounters[], state: State): number {
  return groups.reduce((sum, { standing }) => sum + sumCounters(state, standing), 0);
}

function countHidden(groups: readonly GroupCounters[], state: State): number {
  return groups.reduce((sum, { hidden }) => sum + (hidden === undefined ? 0 : state[hidden]!), 0);
}

/** The depths that were found: 1 or 0 for each. */
export function createSearchMeasures({ hidden, diceCount, rolledCounter }: Search): readonly Measure[] {
  return hidden.map(({ depth, foundCounter }) => ({
    path: ['found', depth],
    title: `${formatSubmarinesAt(depth)} found`,
    read: (state) => state[foundCounter]!,
    subject: { kind: 'event' },
    ...(diceCount > 0 && rolledCounter === undefined && { readAfterStep: createStepHead('search-over').id }),
  }));
}
