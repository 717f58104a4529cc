/** Hover on task forces: their strength and limits. */
import { sumChanges } from '../../../engine/amount';
import { onItems, listAmounts, by, cite, at, pluralize } from '../kit';
import { isFastCarrier } from '../data';
import { resolveMembers } from '../force';
import { strengthAmount } from '../hover-amounts';
import { optionBasis } from '../options';
import { getShipSize } from '../ships/strength';
import { unitName } from '../wording';
import { taskForceNumbers } from './numbers';
import { groupSpeed, keepsItsStatus, minimumStrength, computeStrength } from './task-force';

export const taskForceHover = onItems(
  'taskForces',
  ['', 'id', 'number', 'location', 'place'],
  ({ item: taskForce, scenario, ids }) => {
    const units = resolveMembers(taskForce, ids);
    const { factors, carriers, maxCarriers, certain } = computeStrength(units, scenario);
    const speed = groupSpeed(units, scenario, taskForce.cargo);
    const max = taskForceNumbers['task-force-size'].max;
    const carrierSum = sumChanges(
      'factors of fast carriers',
      by('carriers-at-most-half', { label: 'no fast carriers', by: 0 }),
      units.map(({ unit, nation }) =>
        isFastCarrier(unit)
          ? by('carriers-at-most-half', {
              label: unitName(unit),
              by: getShipSize(unit, nation, scenario) ?? 0,
              from: at(unit),
            })
          : undefined,
      ),
    );
    const minimum = minimumStrength(scenario);
    const status = keepsItsStatus(taskForce)
      ? `It has lost units in combat and is at sea: it keeps its status${cite('status-kept-at-sea')}.`
      : minimum === 0
        ? `How many naval factors it needs is not known to us${cite('minimum-strength')}: give the number as option \`minimumStrength\`, and it is checked.`
        : `It needs at least ${pluralize(minimum, 'naval factor')} by the option \`minimumStrength\`${cite('minimum-strength')}.`;
    const pace =
      speed === undefined
        ? undefined
        : `It is ${speed.speed}${speed.because ? ` because of ${unitName(speed.because.unit)}` : ''}${cite('group-speed')}.`;
    return {
      title: `Task force ${taskForce.number ?? taskForce.id}${taskForce.place === undefined ? '' : `, ${taskForce.place}`}`,
      text: [status, pace, certain ? undefined : 'The sizes of some ships are not known.'].filter(Boolean).join(' '),
      ...listAmounts([
        {
          amount: strengthAmount('naval factors', units, scenario),
          verdict: `${factors > max ? 'too many: ' : ''}at most ${max}`,
        },
        ...(carriers > 0
          ? [
              {
                amount: carrierSum,
                verdict: `${carriers > maxCarriers ? 'too many: ' : ''}at most ${maxCarriers}, half of ${factors}`,
              },
            ]
          : []),
      ]),
      rules: [
        'task-force-size',
        'carriers-at-most-half',
        keepsItsStatus(taskForce) ? 'status-kept-at-sea' : 'minimum-strength',
      ],
      bases: [optionBasis('minimumStrength')],
    };
  },
);
