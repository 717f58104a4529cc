/** Hover on operations: units, speed, and interception dice. */
import { onItems, listAmounts, cite, pluralize, capitalize } from '../kit';
import { resolveUnits } from '../force';
import { strengthAmount } from '../hover-amounts';
import { diceRolled, interceptionDice } from '../raiders/interception';
import { taskName, unitName } from '../wording';
import { groupSpeed } from './task-force';

export const operationHover = onItems(
  'operations',
  ['', 'id', 'task', 'from', 'to', 'distance', 'range', 'fromSea', 'murmansk', 'staysForCombat'],
  ({ item: operation, scenario, ids }) => {
    const units = resolveUnits(operation, ids);
    const carrying = units.some(({ unit }) => 'carries' in unit && unit.carries !== undefined);
    const speed = groupSpeed(units, scenario, carrying);
    const { from, to, distance, range } = operation;
    const route = [from === undefined ? '' : ` from ${from}`, to === undefined ? '' : ` to ${to}`].join('');
    const hexes = distance === undefined ? '' : `, ${pluralize(distance, 'hex', 'hexes')}`;
    const within = distance !== undefined && range !== undefined ? ` of a range of ${range}` : '';
    const dice = interceptionDice({ id: operation.id, operation: operation.id, interceptor: {} }, scenario, ids);
    const sentences = [
      `${capitalize(taskName(operation.task))}${route}${hexes}${within}${within === '' ? '' : cite('operations-have-range')}.`,
      speed === undefined
        ? undefined
        : `It is ${speed.speed}${speed.because ? ` because of ${unitName(speed.because.unit)}` : ''}${cite('group-speed')}.`,
      dice === undefined
        ? undefined
        : `It is intercepted with ${pluralize(diceRolled(dice), 'die', 'dice')}, before the changes of the interceptor${cite('interception')}.`,
    ];
    return {
      title: `Operation ${operation.id}`,
      text: sentences.filter((text) => text !== undefined).join(' '),
      ...listAmounts([{ amount: strengthAmount('naval factors', units, scenario) }]),
      rules: ['operations-have-range', 'interception'],
    };
  },
);
