/** A small combat with every kind of step and odds worked out by hand: a search, then a salvo at each of three ships. */
import { createAmount } from '../../../server/src/engine/amount';
import type { Choice, Combat, Roll, Rounds, Step, Update } from '../../../server/src/engine/combat';
import { withCounters } from '../../../server/src/engine/combat';
import { indexCounters } from '../../support/counters';

export const counters = [
  { name: 'search', title: 'search total', min: -2, max: 10 },
  { name: 'ships', title: 'ships left to shoot at', max: 3 },
  { name: 'hits', title: 'hits', max: 3 },
] as const;

export const counterIndex = indexCounters(counters);

/** One ten-sided die, less two for the section. */
export const search: Roll = {
  kind: 'roll',
  id: 'search.subs',
  title: "Sub side's search",
  rules: ['search'],
  by: 'subs',
  dice: () => ({ count: 1, sides: 10 }),
  total: (_, natural) =>
    createAmount('search', { rule: 'search', label: 'roll', by: natural }, [
      { rule: 'section', label: 'section 2', by: -2 },
    ]),
  apply: (state, total) => withCounters(state, [counterIndex.search, total]),
  remark: (_, after, total) => (total <= 0 ? 'surprise' : `search of ${after[counterIndex.search]}`),
};

export const decide: Choice = {
  kind: 'choice',
  id: 'decide',
  title: 'Attack',
  rules: ['choice'],
  by: 'subs',
  options: () => ['attack', 'leave'],
  preferred: (state) => (state[counterIndex.search]! <= 4 ? 'attack' : 'leave'),
  apply: (state, option) => (option === 'leave' ? withCounters(state, [counterIndex.ships, 0]) : state),
};

/** Two six-sided dice at each ship, a hit at ten or more (one in six). */
export const shoot: Roll = {
  kind: 'roll',
  id: 'shoot',
  title: 'Salvo',
  rules: ['salvo'],
  by: 'subs',
  dice: () => ({ count: 2, sides: 6 }),
  apply: (state, total) => withCounters(state, [counterIndex.hits, state[counterIndex.hits]! + (total >= 10 ? 1 : 0)]),
  subject: (state) => `at ship ${4 - state[counterIndex.ships]!}`,
};

export const nextShip: Update = {
  kind: 'update',
  id: 'next',
  title: 'Next ship',
  rules: ['salvo'],
  apply: (state) => withCounters(state, [counterIndex.ships, state[counterIndex.ships]! - 1]),
};

export const salvos: Rounds = {
  kind: 'rounds',
  id: 'salvos',
  title: 'Salvos',
  rules: [],
  again: (state) => state[counterIndex.ships]! > 0,
  limit: 10,
  steps: [shoot, nextShip],
};

/** The hunt, or any other steps over its counters. */
export function createHunt(steps: readonly Step[] = [search, decide, salvos]): Combat {
  return {
    title: 'Hunt',
    counters,
    start: [0, 3, 0],
    steps,
    measures: counters.map(({ name, title }) => ({ path: [name], title, read: (state) => state[counterIndex[name]]! })),
    summary: (end) => `${end[counterIndex.hits]} hits`,
  };
}
