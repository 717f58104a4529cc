import {
  placeAt,
  cite,
  pluralize,
  capitalize,
  setMember,
  addPath,
  createPreferredFix,
  type AwawCheck,
} from '../../kit';
import { isFastCarrier, type AirUnit } from '../../data';
import { pacificFleet } from '../../scenarios';
import { getShipSize } from '../../ships/strength';
import { listUnits } from '../../units';
import { formatUnit } from '../../wording';

type NavalAir = Extract<AirUnit, { type: 'nas' }>;

export const carrierCapacity: AwawCheck = {
  rule: 'carrier-capacity',
  severity: 'warning',
  title: 'A fast carrier holds as many naval air squadrons as its size',
  *check(scenario, ids) {
    const units = listUnits(scenario, ids);
    const flyingByCarrier = new Map<string, NavalAir[]>();
    for (const { unit } of units)
      if (unit.type === 'nas' && unit.on !== undefined)
        flyingByCarrier.set(unit.on, [...(flyingByCarrier.get(unit.on) ?? []), unit]);
    for (const { unit, nation } of units) {
      if (!isFastCarrier(unit)) continue;
      const size = getShipSize(unit, nation, scenario);
      if (size === undefined) continue;
      const capacityText = `${capitalize(formatUnit(unit))} of size ${size} holds at most ${pluralize(size, 'squadron')}`;
      if (unit.squadrons !== undefined && unit.squadrons > size)
        yield {
          message: `${capacityText}, not ${unit.squadrons}${cite('carrier-capacity')}. Lower the number.`,
          place: placeAt(unit, 'squadrons'),
          fixes: [createPreferredFix(`Change the squadrons to ${size}`, setMember(unit, 'squadrons', size))],
        };
      const flyingUnits = flyingByCarrier.get(unit.id) ?? [];
      const squadrons = flyingUnits.reduce((sum, nas) => sum + (nas.squadrons ?? 1), 0);
      if (squadrons <= size) continue;
      const lastUnit = flyingUnits.at(-1)!;
      yield {
        message: `${capacityText}, but ${squadrons} fly from it${cite('carrier-capacity')}. Lower the number, or change \`on\`.`,
        place: placeAt(lastUnit, 'squadrons'),
        related: [{ message: 'The carrier is here.', place: placeAt(unit, 'id') }],
      };
    }
  },
  base: addPath(pacificFleet, 'taskForces.tf-8.units'),
  passes: '- { id: enterprise, type: cv, name: Enterprise, squadrons: 3 }',
  fails: `
    - { id: enterprise, type: cv, name: Enterprise, squadrons: 4 }
    #                                                          ^ of size 3
  `,
  fixed: '- { id: enterprise, type: cv, name: Enterprise, squadrons: 3 }',
};
