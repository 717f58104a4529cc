/** A combat that returns to earlier states: a coin is tossed until it has shown heads twice, or until a decision to stop. */
import type { Choice, Combat, Roll } from '../../../server/src/engine/combat';

export const toss: Roll = {
  ...{ kind: 'roll', id: 'toss', title: 'Toss', rules: ['toss'], by: 'us' },
  dice: () => ({ count: 1, sides: 2 }),
  apply: ([heads = 0, stopped = 0], face) => [heads + face - 1, stopped],
};

export const stop: Choice = {
  ...{ kind: 'choice', id: 'stop', title: 'Stop', rules: ['stop'], by: 'us' },
  options: () => ['on', 'stop'],
  preferred: () => 'on',
  apply: ([heads = 0, stopped = 0], option) => [heads, option === 'stop' ? 1 : stopped],
};

/** Tosses until there are two heads. Each toss has a decision to stop before it, ordered to continue. */
export const tosses: Combat = {
  title: 'Tosses',
  counters: [
    { name: 'heads', title: 'heads', max: 2 },
    { name: 'stopped', title: 'stopped', max: 1 },
  ],
  start: [0, 0],
  steps: [
    {
      ...{ kind: 'rounds', id: 'tosses', title: 'Tosses', rules: [], limit: Infinity },
      again: ([heads = 0, stopped]) => heads < 2 && stopped === 0,
      steps: [stop, { ...toss, when: ([, stopped]) => stopped === 0 }],
    },
  ],
  measures: [],
  summary: ([heads]) => `${heads} heads`,
};
