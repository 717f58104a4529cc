import { placeAt, cite, addPath, type AwawCheck } from '../../kit';
import { listPatrols, listRaiders } from '../../raiders/tasked-units';
import { sortie } from '../../scenarios';
import { listDefinedFixes, createRemovalFix } from '../../units';

export const escortCarrierRaids: AwawCheck = {
  rule: 'escort-carrier-bans',
  title: 'Escort carriers do not raid or patrol',
  *check(scenario, ids) {
    for (const { unit, id, task, force, place } of [...listRaiders(scenario, ids), ...listPatrols(scenario, ids)]) {
      if (unit.type !== 'cve') continue;
      yield {
        message: `${unit.id} are escort carriers, which may not ${task}${cite('escort-carrier-bans')}. Remove them from ${id}, or change the task.`,
        place,
        related: [{ message: 'The escort carriers are here.', place: placeAt(unit, 'id') }],
        fixes: listDefinedFixes(createRemovalFix(force, unit)),
      };
    }
  },
  base: addPath(sortie, 'operations.sortie'),
  passes: `
    task: sea-escort
    units:
      - { id: jeep-carriers, type: cve, count: 2 }
  `,
  fails: `
    task: patrol
    #     ^^^^^^ escort carriers
    units:
      - { id: jeep-carriers, type: cve, count: 2 }
  `,
};
