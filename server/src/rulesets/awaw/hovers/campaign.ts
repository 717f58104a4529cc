/** Task forces, ports and transports: the arithmetic of each. */
import { amount, sumOf } from '../../../engine/amount';
import { at, valueAt } from '../../../model/place';
import type { Port, TaskForce, TransportBox } from '../data';
import { isFastCarrier } from '../data';
import { membersOf } from '../facts/force';
import { by } from '../facts/line';
import { capacities, factorsInPort, unitsInPort } from '../facts/ports';
import { sizeOf } from '../facts/strength';
import { groupSpeed, keepsItsStatus, minimumStrength, strengthOf } from '../facts/task-force';
import { available, guaranteed, levelsAtStart, used } from '../facts/transports';
import { numbers } from '../rules/numbers';
import { optionBasis } from '../options';
import { counted, unitName } from '../wording';
import type { AwawHover } from './here';
import { shown, strength } from './parts';
import { cite } from './words';

export const taskForceHover: AwawHover = {
  at: ['taskForces.*', 'taskForces.*.id', 'taskForces.*.number', 'taskForces.*.location', 'taskForces.*.place'],
  explain: (scenario, ids, { path }) => {
    const taskForce = valueAt(scenario, path.slice(0, 2)) as TaskForce | undefined;
    if (taskForce === undefined) return undefined;
    const units = membersOf(taskForce, ids);
    const { factors, carriers, maxCarriers, certain } = strengthOf(units, scenario);
    const speed = groupSpeed(units, scenario, taskForce.cargo);
    const max = numbers['task-force-size'].max;
    const carrierSum = sumOf(
      'factors of fast carriers',
      by('carriers-at-most-half', { what: 'no fast carriers', by: 0 }),
      units.map(({ unit, nation }) =>
        isFastCarrier(unit)
          ? by('carriers-at-most-half', {
              what: unitName(unit),
              by: sizeOf(unit, nation, scenario) ?? 0,
              from: at(unit),
            })
          : undefined,
      ),
    );
    const status = keepsItsStatus(taskForce)
      ? `It has lost units in combat and is at sea: it keeps its status${cite('status-kept-at-sea')}.`
      : `It needs at least ${counted(minimumStrength(scenario), 'naval factor')}${cite('minimum-strength')}.`;
    const pace =
      speed === undefined
        ? undefined
        : `It is ${speed.speed}${speed.because ? ` because of ${unitName(speed.because.unit)}` : ''}${cite('group-speed')}.`;
    return {
      title: `Task force ${taskForce.number ?? taskForce.id}${taskForce.place === undefined ? '' : `, ${taskForce.place}`}`,
      text: [status, pace, certain ? undefined : 'The sizes of some ships are not known.'].filter(Boolean).join(' '),
      ...shown([
        {
          amount: strength('naval factors', units, scenario),
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
      rules: ['task-force-size', 'carriers-at-most-half'],
      bases: [optionBasis('minimumStrength')],
    };
  },
};

export const portHover: AwawHover = {
  at: ['ports.*', 'ports.*.id', 'ports.*.kind', 'ports.*.name'],
  explain: (scenario, ids, { path }) => {
    const port = valueAt(scenario, path.slice(0, 2)) as Port | undefined;
    if (port === undefined) return undefined;
    const capacity = capacities[port.kind ?? 'port'];
    const counting = unitsInPort(port, ids).filter(
      ({ unit }) => !('waitingForRepair' in unit && unit.waitingForRepair === true),
    );
    const verdict =
      capacity === Infinity
        ? 'a box has no limit'
        : `${factorsInPort(port, scenario, ids) > capacity ? 'too many: ' : ''}at most ${capacity}`;
    return {
      title: port.name ?? port.id,
      text: 'Ships that wait for repair do not count.',
      ...shown([{ amount: strength('naval factors', counting, scenario), verdict }]),
      rules: ['port-capacity'],
    };
  },
};

export const transportHover: AwawHover = {
  at: ['', '.id', '.count', '.sunk', '.damaged', '.activities', '.box'].map((member) => `transports.*${member}`),
  explain: (scenario, _, { path }) => {
    const box = valueAt(scenario, path.slice(0, 2)) as TransportBox | undefined;
    if (box === undefined) return undefined;
    const { undamaged, usable } = available(box, scenario);
    const line = by('transports-available', { what: 'transports', by: box.count, from: at(box, 'count') });
    const use = amount('transports that can be used', line, [
      by('transports-available', { what: 'sunk', by: -Math.min(box.count, box.sunk ?? 0), from: at(box, 'sunk') }),
      by('transports-available', {
        what: 'damaged',
        by: undamaged - Math.max(0, box.count - (box.sunk ?? 0)),
        from: at(box, 'damaged'),
      }),
      by('transports-available', {
        what: `damaged ones, up to the guarantee of ${guaranteed(scenario)}`,
        by: usable - undamaged,
        basis: optionBasis('transportGuarantee'),
      }),
    ]);
    const start = levelsAtStart(box, scenario);
    const atStart =
      start && box.atStart
        ? `The level at the start is ${start.join(' or ')}${cite('transports-western', 'transports-japan')}.`
        : '';
    return {
      title: `Transports: ${box.id}`,
      text: `Each can be used once a turn; ${counted(used(box), 'is', 'are')} used${cite('transports-activity')}. ${atStart}`.trim(),
      ...shown([{ amount: use }]),
      rules: ['transports-available'],
    };
  },
};
