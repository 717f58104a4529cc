/** The combat of a search. */
import type { Combat, State } from '../../../engine/combat';
import type { Ids } from '../../../model/ids';
import { counted, listed } from '../../../model/wording';
import { isFastCarrier, type CombatGroup, type Header, type Search } from '../data';
import { ownedBy, unitsOf } from '../force';
import { roundNumbers } from '../rounds/numbers';
import { searchDice } from '../rounds/search';
import { groupSpeed, strengthOf } from '../task-forces/task-force';
import { newBoard } from './board';
import { searchSteps } from './search';

/** Creates the combat of a search: its dice and its results. */
export function searchCombat(search: Search, header: Header, ids: Ids): Combat {
  const { id, attacker, defender, round = 1 } = search;
  const board = newBoard();
  const dice = searchDice(attacker, defender, round, header, ids);
  const groups = distinctGroups(defender.groups).map((group) => ({
    number: group.number,
    uses: 0,
    reveals: () => revealed(defender.nation, group, header, ids),
  }));
  const { steps, results, total, rolled } = searchSteps(board, { side: 'attacker', dice, groups, forgets: false });
  const found = (state: State): readonly number[] =>
    [...results].filter(([, counter]) => state[counter]! > 0).map(([number]) => number);
  return {
    title: id,
    counters: board.counters,
    start: board.start,
    steps,
    measures: [
      { path: ['diceRolled'], title: 'search dice rolled', read: (state) => state[rolled]! },
      { path: ['results'], title: 'search results', read: (state) => state[total]! },
      { path: ['groupsFound'], title: 'groups found', read: (state) => found(state).length },
    ],
    headlines: [{ side: 'attacker', words: 'finds a group', of: [['groupsFound']], as: 'chance' }],
    summary: (end) => {
      const numbers = found(end).map(String);
      if (numbers.length === 0) return 'nothing found';
      return `${counted(end[total]!, 'search result')}, ${numbers.length === 1 ? 'group' : 'groups'} ${listed(numbers)} found`;
    },
  };
}

/** Groups with distinct numbers; the first one of each number. */
export function distinctGroups(groups: readonly CombatGroup[]): readonly CombatGroup[] {
  return groups.filter(({ number }, index) => groups.findIndex((other) => other.number === number) === index);
}

/**
 * Describes a found group (22.4): whether it is weak, its fast carriers, its speed, and whether it carries cargo.
 * @param nation default nation of its units
 */
export function revealed(nation: string | undefined, group: CombatGroup, header: Header, ids: Ids): string {
  const units = ownedBy(nation, unitsOf(group, ids));
  const { factors, certain } = strengthOf(units, header);
  const least = roundNumbers.search.strongFrom;
  const carriers = units.filter(({ unit }) => isFastCarrier(unit)).length;
  const speed = groupSpeed(units, header, group.cargo)?.speed;
  const has = listed([
    factors >= least
      ? `${least} naval factors or more`
      : certain
        ? `fewer than ${least} naval factors`
        : 'of unknown strength',
    carriers === 0 ? 'no fast carrier' : counted(carriers, 'fast carrier'),
  ]);
  const more = [...(speed === undefined ? [] : [`is ${speed}`]), ...(group.cargo === true ? ['carries cargo'] : [])];
  return more.length === 0 ? has : `${has}; it ${listed(more)}`;
}
