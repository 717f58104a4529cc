/** The combat of an interception: dice whose total must reach the distance (22.21). */
import type { Combat, Headline, Roll, Update } from '../../../engine/combat';
import type { Ids } from '../../../model/ids';
import { citeSection, pluralize } from '../kit';
import type { Header, Interception } from '../data';
import {
  countRolledDice,
  findInterceptedTask,
  countInterceptionDice,
  interceptsWithoutDice,
} from '../raiders/interception';
import { formatTask } from '../wording';
import { addCounter, createBoard } from './board';
import { createUnresolvedCombat } from './unresolved-combat';
import { createStepHead } from './step-kinds';

/** Live odds; none if the distance is not stated. */
const headlines: readonly Headline[] = [
  { side: 'interceptor', words: 'intercepts', paths: [['intercepted']], as: 'chance' },
];

/** Creates the combat of an interception; unresolved if the scenario does not say what is intercepted. */
export function createInterceptionCombat(interception: Interception, header: Header, ids: Ids): Combat {
  const { id, distance } = interception;
  if (interceptsWithoutDice(interception, ids)) return createAutomaticInterception(id);
  const dice = countInterceptionDice(interception, header, ids);
  if (dice === undefined) return createUnresolvedCombat(id, explainMissingTask(interception, ids));
  const count = countRolledDice(dice);
  const board = createBoard();
  const total = addCounter(board, 'total', 'total of the interception dice', count * 6);
  const formatComparison = (sum: number): string => {
    if (count === 0) return 'No dice: there is no interception.';
    if (distance === undefined) return `A total of ${sum}; the distance is not given.`;
    return `A total of ${sum} against ${pluralize(distance, 'hex', 'hexes')}: ${sum >= distance ? 'intercepted' : 'not intercepted'}.`;
  };
  const roll: Roll = {
    kind: 'roll',
    ...createStepHead('intercept'),
    by: 'interceptor',
    dice: () => ({ count, sides: 6 }),
    apply: (state, sum) => state.with(total, sum),
    amounts: () => [dice],
    remark: (_, __, sum) => formatComparison(sum),
  };
  const noInterceptionStep: Update = {
    kind: 'update',
    ...createStepHead('intercept'),
    apply: (state) => state,
    amounts: () => [dice],
    remark: () => formatComparison(0),
  };
  // Without dice there is no interception at any distance.
  const isReached = (sum: number): boolean => count > 0 && distance !== undefined && sum >= distance;
  return {
    title: id,
    counters: board.counters,
    start: board.start,
    steps: [count > 0 ? roll : noInterceptionStep],
    measures: [
      { path: ['diceRolled'], title: 'interception dice', read: () => count },
      { path: ['total'], title: 'total of the dice', read: (state) => state[total]! },
      ...(distance === undefined
        ? []
        : [
            {
              path: ['intercepted'],
              title: 'intercepted',
              read: (state: readonly number[]) => (isReached(state[total]!) ? 1 : 0),
              subject: { kind: 'event' } as const,
            },
          ]),
    ],
    headlines: distance === undefined ? [] : headlines,
    summary: (end) => {
      if (count === 0) return 'no dice';
      if (distance === undefined) return `a total of ${end[total]!}`;
      return isReached(end[total]!) ? 'intercepted' : 'not intercepted';
    },
  };
}

/** An interception that needs no dice. */
function createAutomaticInterception(title: string): Combat {
  const step: Update = {
    kind: 'update',
    ...createStepHead('automatic'),
    apply: (state) => state,
    remark: () => 'From the Murmansk box traffic of Bergen is intercepted without dice.',
  };
  return {
    title,
    counters: [],
    start: [],
    steps: [step],
    measures: [
      { path: ['diceRolled'], title: 'interception dice', read: () => 0 },
      { path: ['intercepted'], title: 'intercepted', read: () => 1, subject: { kind: 'event' } },
    ],
    headlines,
    summary: () => 'intercepted',
  };
}

function explainMissingTask(interception: Interception, ids: Ids): string {
  const task = findInterceptedTask(interception, ids);
  const section = citeSection('interception');
  if (task === undefined) {
    return `The scenario does not say what is intercepted (${section}). Name the \`operation\`, or give \`against\`.`;
  }
  return `The dice against a ${formatTask(task)} are not known to us (${section}).`;
}
