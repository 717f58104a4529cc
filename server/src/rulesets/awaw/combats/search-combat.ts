/** The combat of a search. */
import type { Combat, State } from '../../../engine/combat';
import type { Ids } from '../../../model/ids';
import { pluralize, formatList } from '../../../model/wording';
import { isFastCarrier, type CombatGroup, type Header, type Search } from '../data';
import { withNation, resolveUnits } from '../force';
import { roundNumbers } from '../rounds/rules';
import { getSearchDice } from '../rounds/search';
import { getGroupSpeed, computeStrength } from '../task-forces/task-force';
import { createBoard } from './board';
import { createSearchSteps } from './search';

/** Creates the combat of a search: its dice and its results. */
export function createSearchCombat(search: Search, header: Header, ids: Ids): Combat {
  const { id, attacker, defender, round = 1 } = search;
  const board = createBoard();
  const dice = getSearchDice(attacker, defender, round, header, ids);
  const groups = listDistinctGroups(defender.groups).map((group) => ({
    number: group.number,
    maxUses: 0,
    describe: () => describeGroup(defender.nation, group, header, ids),
  }));
  const { steps, resultCounters, totalCounter, rolledCounter } = createSearchSteps(board, {
    side: 'attacker',
    dice,
    groups,
    dropsUnused: false,
  });
  const listFoundGroups = (state: State): readonly number[] =>
    [...resultCounters].filter(([, counter]) => state[counter]! > 0).map(([number]) => number);
  return {
    title: id,
    counters: board.counters,
    start: board.start,
    steps,
    measures: [
      { path: ['diceRolled'], title: 'search dice rolled', read: (state) => state[rolledCounter]! },
      { path: ['results'], title: 'search results', read: (state) => state[totalCounter]! },
      { path: ['groupsFound'], title: 'groups found', read: (state) => listFoundGroups(state).length },
    ],
    headlines: [{ side: 'attacker', words: 'finds a group', paths: [['groupsFound']], as: 'chance' }],
    summary: (end) => {
      const numbers = listFoundGroups(end).map(String);
      if (numbers.length === 0) return 'nothing found';
      return `${pluralize(end[totalCounter]!, 'search result')}, ${numbers.length === 1 ? 'group' : 'groups'} ${formatList(numbers)} found`;
    },
  };
}

/** Groups with distinct numbers; the first one of each number. */
export function listDistinctGroups(groups: readonly CombatGroup[]): readonly CombatGroup[] {
  return groups.filter(({ number }, index) => groups.findIndex((other) => other.number === number) === index);
}

/**
 * Describes a found group (22.4): whether it is weak, its fast carriers, its speed, and whether it carries cargo.
 * @param nation default nation of its units
 */
export function describeGroup(nation: string | undefined, group: CombatGroup, header: Header, ids: Ids): string {
  const units = withNation(nation, resolveUnits(group, ids));
  const { factors, isCertain } = computeStrength(units, header);
  const threshold = roundNumbers.search.strongFrom;
  const carriers = units.filter(({ unit }) => isFastCarrier(unit)).length;
  const speed = getGroupSpeed(units, header, group.cargo)?.speed;
  const contents = formatList([
    factors >= threshold
      ? `${threshold} naval factors or more`
      : isCertain
        ? `fewer than ${threshold} naval factors`
        : 'of unknown strength',
    carriers === 0 ? 'no fast carrier' : pluralize(carriers, 'fast carrier'),
  ]);
  const properties = [
    ...(speed === undefined ? [] : [`is ${speed}`]),
    ...(group.cargo === true ? ['carries cargo'] : []),
  ];
  return properties.length === 0 ? contents : `${contents}; it ${formatList(properties)}`;
}
