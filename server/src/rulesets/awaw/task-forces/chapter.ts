/** 20.16, 20.17: task forces and operations. */
import { chapter } from '../chapter';
import { beyondRange } from './checks/beyond-range';
import { carriersAtMostHalf } from './checks/carriers-at-most-half';
import { minimumStrengthReached } from './checks/minimum-strength';
import { notANavalUnit } from './checks/not-a-naval-unit';
import { taskForceNumber } from './checks/task-force-number';
import { taskForceNumberTwice } from './checks/task-force-number-twice';
import { taskForceSize } from './checks/task-force-size';
import { taskForceWithoutShips } from './checks/task-force-without-ships';
import { twoPlacesAtOnce } from './checks/two-places-at-once';
import { unitInTwoTaskForces } from './checks/unit-in-two-task-forces';
import { taskForceHover } from './hover';
import { operationHover } from './hover-operation';
import { rules } from './rules';

export const taskForces = chapter({
  rules,
  checks: [
    beyondRange,
    carriersAtMostHalf,
    minimumStrengthReached,
    notANavalUnit,
    taskForceNumber,
    taskForceNumberTwice,
    taskForceSize,
    taskForceWithoutShips,
    twoPlacesAtOnce,
    unitInTwoTaskForces,
  ],
  hovers: [taskForceHover, operationHover],
});
