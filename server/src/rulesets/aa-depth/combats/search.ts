/** The search for hidden submarines. Submarines that are found enter the battle. */
import { withCounters, type Measure, type Rounds, type State, type Step, type Update } from '../../../engine/combat';
import { listed } from '../../../model/wording';
import {
  searchDice,
  searchNumbers,
  total,
  type CounterList,
  type GroupCounters,
  type Searchers,
  type Sought,
} from '../../axis-and-allies/combats';
import type { Header, SeaBattle } from '../data';
import { reading } from '../options';
import { detectionAmount, isHiddenDepth, submarinesAt, type HiddenDepth } from '../search/search';
import { searcherCount, searches } from '../search/searchers';
import { sidesOf } from '../units/units';
import type { Members } from './forces';
import { statement } from './statements';

/** Hidden submarines of one depth, which are found together. */
interface Hidden {
  readonly depth: HiddenDepth;
  readonly groups: readonly GroupCounters[];
  /** The counter that is 1 once they are found. */
  readonly found: number;
}

export interface Search {
  readonly hidden: readonly Hidden[];
  /** The counters of the searching units. */
  readonly searchers: readonly number[];
  /** Number of searchers that roll before the first cycle. */
  readonly dice: number;
  /** Counts the dice of a repeated search. */
  readonly rolled?: number;
}

interface Field {
  readonly battle: SeaBattle;
  readonly header: Header;
  readonly members: Members;
  readonly groups: Readonly<Record<'attacker' | 'defender', readonly GroupCounters[]>>;
}

/** Sets up the search and adds its counters to the list. */
export function searchOf({ battle, header, members, groups }: Field, list: CounterList): Search {
  const depths = members.defender.map(({ depth }) => depth);
  const hidden = [...new Set(depths)].filter(isHiddenDepth).map((depth): Hidden => ({
    depth,
    groups: groups.defender.filter((_, index) => depths[index] === depth),
    found: list.add(`found.${depth}`, `${submarinesAt(depth)} found`, 1),
  }));
  const dice = searcherCount(battle, header);
  const searching = groups.attacker.filter((_, index) => searches(members.attacker[index]!.unit, battle, header));
  const again = hidden.length > 0 && dice > 0 && reading(header, 'searchTiming') === 'each-cycle';
  return {
    hidden,
    searchers: searching.flatMap(({ standing }) => standing),
    dice,
    ...(again && { rolled: list.add('rolled', 'detection rolls of this cycle', dice) }),
  };
}

/** The search before the first cycle; empty if nobody searches or nothing is hidden. */
export function searchSteps(search: Search, header: Header): readonly Step[] {
  const { hidden, dice, rolled } = search;
  if (hidden.length === 0 || dice === 0) return [];
  const searchers = searchersWith('search', search, header);
  // A repeated search may find them later, so the counters are needed to the end.
  const marginalises = rolled === undefined ? { marginalises: hidden.map(({ found }) => found) } : {};
  return [searchNumbers(searchers), searchDice(searchers), { ...comeIn(search, 'search-over'), ...marginalises }];
}

/** The search before each later cycle, by the remaining searchers, for submarines that are still hidden. */
export function searchAgain(search: Search, header: Header): readonly Step[] {
  const { hidden, searchers, rolled } = search;
  if (rolled === undefined) return [];
  const stillHidden = (state: State): boolean => hidden.some(({ groups }) => hiddenIn(groups, state) > 0);
  const rolls: Rounds = searchDice(searchersWith('search-again', search, header));
  const counting: Update = {
    kind: 'update',
    ...statement('search-again', { after: 'counted' }),
    apply: (state) => withCounters(state, [rolled, state[rolled]! + 1]),
  };
  return [
    {
      ...rolls,
      when: stillHidden,
      again: (state) => state[rolled]! < total(state, searchers),
      steps: [...rolls.steps, counting],
    },
    { ...comeIn(search, 'search-again-over'), when: stillHidden },
  ];
}

function searchersWith(id: 'search' | 'search-again', search: Search, header: Header): Searchers {
  return {
    head: statement(id),
    numbers: 'What finds the submarines',
    by: 'attacker',
    dice: search.dice,
    sides: sidesOf(header),
    sought: soughtBy(search, header),
    verb: 'Finds',
  };
}

function soughtBy({ hidden }: Search, header: Header): readonly Sought[] {
  const present = hidden.map(({ depth }) => depth);
  return hidden.map(({ depth, found, groups }) => ({
    title: `the ${submarinesAt(depth)}`,
    found,
    // Submarines that elected to defend are in the battle and no longer searched for.
    isHidden: (state) => hiddenIn(groups, state) > 0,
    value: detectionAmount(depth, present, header),
  }));
}

/** Brings the submarines that were found into the battle. */
function comeIn({ hidden, rolled }: Search, id: 'search-over' | 'search-again-over'): Update {
  const foundIn = (state: State): readonly Hidden[] => hidden.filter(({ found }) => state[found] === 1);
  return {
    kind: 'update',
    ...statement(id),
    apply: (state) => {
      const groups = foundIn(state).flatMap((each) => each.groups);
      const none = rolled === undefined ? [] : [[rolled, 0] as const];
      return withCounters(state, ...groups.flatMap((tracked) => broughtIn(tracked, state)), ...none);
    },
    remark: (before) => {
      const names = foundIn(before).map(({ depth }) => `the ${submarinesAt(depth)}`);
      const hide = names.length === 0 ? 'All hidden submarines are safe from attack.' : undefined;
      return hide ?? `Found: ${listed(names)}. They can be attacked.`;
    },
  };
}

/** The counter changes that bring hidden submarines into the battle. */
export function broughtIn(
  { standing: [standing], hidden }: GroupCounters,
  state: State,
): readonly (readonly [number, number])[] {
  if (hidden === undefined) return [];
  return [
    [standing, state[standing]! + state[hidden]!],
    [hidden, 0],
  ];
}

function hiddenIn(groups: readonly GroupCounters[], state: State): number {
  return groups.reduce((sum, { hidden }) => sum + (hidden === undefined ? 0 : state[hidden]!), 0);
}

/** The depths that were found: 1 or 0 for each. */
export function searchMeasures({ hidden, dice, rolled }: Search): readonly Measure[] {
  return hidden.map(({ depth, found }) => ({
    path: ['found', depth],
    title: `${submarinesAt(depth)} found`,
    read: (state) => state[found]!,
    of: { kind: 'event' },
    ...(dice > 0 && rolled === undefined && { readAt: statement('search-over').id }),
  }));
}
