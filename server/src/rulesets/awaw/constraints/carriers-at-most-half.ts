import { at } from '../../../model/place';
import { isFastCarrier } from '../data';
import { isComplete, membersOf } from '../facts/force';
import { keepsItsStatus, strengthOf } from '../facts/task-force';
import { sectionOf } from '../rules';
import { example, type AwawConstraint } from './constraint';
import { fixesOf, takeOut } from './units';

export const carriersAtMostHalf: AwawConstraint = {
  code: 'carriers-at-most-half',
  rule: 'carriers-at-most-half',
  severity: 'error',
  title: 'At most half of a task force are fast carriers',
  part: 'taskForces',
  scope: 'references',
  *check(taskForce, header, ids) {
    if (keepsItsStatus(taskForce)) return;
    const units = membersOf(taskForce, ids);
    const { factors, carriers, maxCarriers, certain } = strengthOf(units, header);
    if (!certain || carriers <= maxCarriers || !isComplete(taskForce, ids)) return;
    const last = units.filter(({ unit }) => isFastCarrier(unit)).at(-1);
    const rest = units.filter((owned) => owned !== last);
    const left = strengthOf(rest, header);
    yield {
      message: `${carriers} of the ${factors} naval factors of ${taskForce.id} are fast carriers, ${carriers - maxCarriers} too many: at most half may be, rounded down (${sectionOf('carriers-at-most-half')}). Take carriers out, or add other ships.`,
      place: at(taskForce, 'id'),
      fixes: fixesOf(last && left.carriers <= left.maxCarriers ? takeOut(taskForce, last.unit) : undefined),
    };
  },
  examples: {
    passes: [
      example`
        ruleset: awaw
        taskForces:
          - id: kido-butai
            nation: japan
            units:
              - { id: akagi, type: cv, name: Akagi }
              - { id: kaga, type: cv, name: Kaga }
              - { id: destroyers, type: dd, count: 6 }
        nations: { japan: { side: axis } }
      `,
      // At sea a task force keeps its status whatever it lost in combat.
      example`
        ruleset: awaw
        nations: { japan: { side: axis } }
        taskForces:
          - id: kido-butai
            nation: japan
            location: at-sea
            units:
              - { id: akagi, type: cv, name: Akagi }
              - { id: kaga, type: cv, name: Kaga }
              - { id: destroyers, type: dd, count: 5 }
            lost:
              - { id: destroyers-lost, type: dd, count: 1 }
      `,
    ],
    fails: [
      example`
        ruleset: awaw
        nations: { japan: { side: axis } }
        taskForces:
          - id: kido-butai
        #       ^^^^^^^^^^
            nation: japan
            units:
              - { id: akagi, type: cv, name: Akagi }
              - { id: kaga, type: cv, name: Kaga }
              - { id: destroyers, type: dd, count: 5 }
      `,
    ],
  },
};
