import { placeAt, cite, removeMember, addPath, offer, type AwawCheck } from '../../kit';
import { sortie } from '../../scenarios';
import { listUnits } from '../../units';

export const cruiserCarries: AwawCheck = {
  rule: 'cruiser-tasks',
  title: 'Cruisers carry no units and have no ASW aboard',
  *check(scenario, ids) {
    for (const { unit } of listUnits(scenario, ids)) {
      if (unit.type !== 'ca') continue;
      if (unit.carries !== undefined)
        yield {
          message: `${unit.id} cannot carry ${unit.carries}: cruisers carry no units${cite('cruiser-tasks')}. Use destroyers or transports.`,
          place: placeAt(unit, 'carries'),
          fixes: [offer('Remove what they carry', removeMember(unit, 'carries'))],
        };
      if ((unit.onBoardAsw ?? 0) > 0)
        yield {
          message: `${unit.id} cannot have on-board ASW: cruisers have none${cite('cruiser-tasks')}. Use destroyers.`,
          place: placeAt(unit, 'onBoardAsw'),
          fixes: [offer('Remove the on-board ASW', removeMember(unit, 'onBoardAsw'))],
        };
    }
  },
  base: addPath(sortie, 'operations.sortie'),
  passes: `
    task: invasion
    units:
      - { id: destroyers, type: dd, count: 4, carries: 1 infantry factor }
  `,
  fails: `
    task: invasion
    units:
      - { id: cruisers, type: ca, count: 5, carries: 1 infantry factor }
    #                                                ^^^^^^^^^^^^^^^^^ cannot carry
  `,
};
