import { placeAt, cite, addPath, type AwawCheck } from '../../kit';
import { isFastCarrier } from '../../data';
import { isComplete, resolveMembers } from '../../force';
import { pacificFleet } from '../../scenarios';
import { listDefinedFixes, createRemovalFix } from '../../units';
import { keepsItsStatus, computeStrength } from '../task-force';

export const carriersAtMostHalf: AwawCheck = {
  rule: 'carriers-at-most-half',
  title: 'At most half of a task force are fast carriers',
  part: 'taskForces',
  scope: 'references',
  *check(taskForce, header, ids) {
    if (keepsItsStatus(taskForce)) return;
    const units = resolveMembers(taskForce, ids);
    const { factors, carriers, maxCarriers, isCertain } = computeStrength(units, header);
    if (!isCertain || carriers <= maxCarriers || !isComplete(taskForce, ids)) return;
    const lastCarrier = units.filter(({ unit }) => isFastCarrier(unit)).at(-1);
    const remaining = units.filter((owned) => owned !== lastCarrier);
    const remainingStrength = computeStrength(remaining, header);
    yield {
      message: `${carriers} of the ${factors} naval factors of ${taskForce.id} are fast carriers: at most half may be, rounded down to ${maxCarriers}${cite('carriers-at-most-half')}. Remove carriers, or add other ships.`,
      place: placeAt(taskForce, 'id'),
      fixes: listDefinedFixes(
        lastCarrier && remainingStrength.carriers <= remainingStrength.maxCarriers
          ? createRemovalFix(taskForce, lastCarrier.unit)
          : undefined,
      ),
    };
  },
  base: addPath(pacificFleet, 'taskForces'),
  passes: `
    - id: tf-8
      units: [{ id: enterprise, type: cv }, { id: hornet, type: cv }, { id: destroyers, type: dd, count: 6 }]
  `,
  fails: `
    - id: tf-8
    #     ^^^^ 6 of the 11 naval factors
      units: [{ id: enterprise, type: cv }, { id: hornet, type: cv }, { id: destroyers, type: dd, count: 5 }]
  `,
};
