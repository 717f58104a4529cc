import { placeAt, cite, removeMember, createPreferredFix, type AwawCheck } from '../../kit';
import { isFastCarrier, type TaskForce } from '../../data';
import { isComplete, resolveMembers } from '../../force';
import { pacificFleet } from '../../scenarios';

export const carrierForce: AwawCheck = {
  rule: 'carrier-locations',
  severity: 'warning',
  title: 'US task forces with carriers are looked up, each once',
  part: 'carrierLocations',
  scope: 'references',
  *check({ taskForces }, _, ids) {
    for (const [index, id] of taskForces.entries()) {
      const taskForce = ids.find('taskForce', id)?.object as TaskForce | undefined;
      if (taskForce === undefined) continue;
      const isRepeated = taskForces.indexOf(id) < index;
      const hasCarrier = resolveMembers(taskForce, ids).some(({ unit }) => isFastCarrier(unit));
      if (!isRepeated && (hasCarrier || !isComplete(taskForce, ids))) continue;
      yield {
        message: `${isRepeated ? `${id} is listed twice` : `${id} has no fast carrier`}: two dice are rolled once for each US task force that has one${cite('carrier-locations')}. Remove it.`,
        place: placeAt(taskForces, index),
        fixes: [createPreferredFix(`Remove ${id}`, removeMember(taskForces, index))],
      };
    }
  },
  base: pacificFleet,
  passes: `
    taskForces/tf-8/units:
      - { id: enterprise, type: cv, name: Enterprise }
    carrierLocations: [{ id: hawaii, surprise: 35, taskForces: [tf-8] }]
  `,
  fails: `
    carrierLocations: [{ id: hawaii, surprise: 35, taskForces: [tf-8] }]
    #                                                           ^^^^ has no fast carrier
  `,
  fixed: 'carrierLocations: [{ id: hawaii, surprise: 35, taskForces: [] }]',
};
