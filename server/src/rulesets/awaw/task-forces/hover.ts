/** Hovers on task forces, their strength and limits, and on operations: units, speed, and interception dice. */
import { sumChanges } from '../../../engine/amount';
import { isFastCarrier } from '../data';
import { resolveMembers, resolveUnits } from '../force';
import { computeStrengthAmount } from '../hover-amounts';
import { defineHoverOnItems, listAmounts, changeBy, cite, placeAt, pluralize, capitalize } from '../kit';
import { createOptionBasis } from '../options';
import { countRolledDice, countInterceptionDice } from '../raiders/interception';
import { getShipSize } from '../ships/strength';
import { formatUnit, formatTask } from '../wording';
import { taskForceNumbers } from './rules';
import { getGroupSpeed, keepsItsStatus, getMinimumStrength, computeStrength } from './task-force';

export const taskForceHover = defineHoverOnItems(
  'taskForces',
  ['', 'id', 'number', 'location', 'place'],
  ({ item: taskForce, scenario, ids }) => {
    const units = resolveMembers(taskForce, ids);
    const { factors, carriers, maxCarriers, isCertain } = computeStrength(units, scenario);
    const speed = getGroupSpeed(units, scenario, taskForce.cargo);
    const max = taskForceNumbers['task-force-size'].max;
    const carrierSum = sumChanges(
      'factors of fast carriers',
      changeBy('carriers-at-most-half', { label: 'no fast carriers', by: 0 }),
      units.map(({ unit, nation }) =>
        isFastCarrier(unit)
          ? changeBy('carriers-at-most-half', {
              label: formatUnit(unit),
              by: getShipSize(unit, nation, scenario) ?? 0,
              from: placeAt(unit),
            })
          : undefined,
      ),
    );
    const minimum = getMinimumStrength(scenario);
    const statusSentence = keepsItsStatus(taskForce)
      ? `It has lost units in combat and is at sea: it keeps its status${cite('status-kept-at-sea')}.`
      : minimum === 0
        ? `How many naval factors it needs is not known to us${cite('minimum-strength')}: give the number as option \`minimumStrength\`, and it is checked.`
        : `It needs at least ${pluralize(minimum, 'naval factor')} by the option \`minimumStrength\`${cite('minimum-strength')}.`;
    const speedSentence =
      speed === undefined
        ? undefined
        : `It is ${speed.speed}${speed.slowUnit ? ` because of ${formatUnit(speed.slowUnit.unit)}` : ''}${cite('group-speed')}.`;
    return {
      title: `Task force ${taskForce.number ?? taskForce.id}${taskForce.place === undefined ? '' : `, ${taskForce.place}`}`,
      text: [statusSentence, speedSentence, isCertain ? undefined : 'The sizes of some ships are not known.']
        .filter(Boolean)
        .join(' '),
      ...listAmounts([
        {
          amount: computeStrengthAmount('naval factors', units, scenario),
          totalNote: `${factors > max ? 'too many: ' : ''}at most ${max}`,
        },
        ...(carriers > 0
          ? [
              {
                amount: carrierSum,
                totalNote: `${carriers > maxCarriers ? 'too many: ' : ''}at most ${maxCarriers}, half of ${factors}`,
              },
            ]
          : []),
      ]),
      rules: [
        'task-force-size',
        'carriers-at-most-half',
        keepsItsStatus(taskForce) ? 'status-kept-at-sea' : 'minimum-strength',
      ],
      bases: [createOptionBasis('minimumStrength')],
    };
  },
);

export const operationHover = defineHoverOnItems(
  'operations',
  ['', 'id', 'task', 'from', 'to', 'distance', 'range', 'fromSea', 'murmansk', 'staysForCombat'],
  ({ item: operation, scenario, ids }) => {
    const units = resolveUnits(operation, ids);
    const isCarrying = units.some(({ unit }) => 'carries' in unit);
    const speed = getGroupSpeed(units, scenario, isCarrying);
    const { from, to, distance, range } = operation;
    const route = [from === undefined ? '' : ` from ${from}`, to === undefined ? '' : ` to ${to}`].join('');
    const hexes = distance === undefined ? '' : `, ${pluralize(distance, 'hex', 'hexes')}`;
    const rangePhrase = distance !== undefined && range !== undefined ? ` of a range of ${range}` : '';
    const dice = countInterceptionDice({ id: operation.id, operation: operation.id, interceptor: {} }, scenario, ids);
    const sentences = [
      `${capitalize(formatTask(operation.task))}${route}${hexes}${rangePhrase}${rangePhrase === '' ? '' : cite('operations-have-range')}.`,
      speed === undefined
        ? undefined
        : `It is ${speed.speed}${speed.slowUnit ? ` because of ${formatUnit(speed.slowUnit.unit)}` : ''}${cite('group-speed')}.`,
      dice === undefined
        ? undefined
        : `It is intercepted with ${pluralize(countRolledDice(dice), 'die', 'dice')}, before the changes of the interceptor${cite('interception')}.`,
    ];
    return {
      title: `Operation ${operation.id}`,
      text: sentences.filter((text) => text !== undefined).join(' '),
      ...listAmounts([{ amount: computeStrengthAmount('naval factors', units, scenario) }]),
      rules: ['operations-have-range', 'interception'],
    };
  },
);
