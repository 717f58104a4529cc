import { placeAt, cite, addPath, type AwawCheck } from '../../kit';
import { listRaiders } from '../../raiders/tasked-units';
import { sortie } from '../../scenarios';
import { listDefinedFixes, createRemovalFix } from '../../units';

export const destroyerRaids: AwawCheck = {
  rule: 'destroyer-tasks',
  severity: 'information',
  title: 'Destroyers do not raid',
  *check(scenario, ids) {
    for (const { unit, id, force, place } of listRaiders(scenario, ids)) {
      if (unit.type !== 'dd') continue;
      yield {
        message: `Destroyers such as ${unit.id} do not raid: the rule on cruisers implies it${cite('destroyer-tasks')}, no source says it. Check your rules, or remove them from ${id}.`,
        place,
        related: [{ message: 'The destroyers are here.', place: placeAt(unit, 'id') }],
        fixes: listDefinedFixes(createRemovalFix(force, unit)),
      };
    }
  },
  base: addPath(sortie, 'operations.sortie'),
  passes: 'task: raid',
  fails: `
    task: raid
    #     ^^^^ do not raid
    units:
      - { id: destroyers, type: dd, count: 2 }
  `,
};
