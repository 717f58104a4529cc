import { at, cite, removeMember, prefer, type AwawCheck } from '../../kit';
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
      const twice = taskForces.indexOf(id) < index;
      const hasCarrier = resolveMembers(taskForce, ids).some(({ unit }) => isFastCarrier(unit));
      if (!twice && (hasCarrier || !isComplete(taskForce, ids))) continue;
      yield {
        message: `${twice ? `${id} is listed twice` : `${id} has no fast carrier`}: two dice are rolled once for each US task force that has one${cite('carrier-locations')}. Remove it.`,
        place: at(taskForces, index),
        fixes: [prefer(`Remove ${id}`, removeMember(taskForces, index))],
      };
    }
  },
  on: pacificFleet,
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
