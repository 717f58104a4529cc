import { placeAt, cite, removeMember, addPath, createPreferredFix, type AwawCheck } from '../../kit';
import type { Interception, Task } from '../../data';
import { sortie } from '../../scenarios';
import { findInterceptedTask } from '../interception';

/** Dice that apply against some operations only. */
const limitedDice = [
  {
    key: 'inMissionHex',
    label: 'The mission hex',
    tasks: ['invasion', 'shore-bombardment'],
    where: 'an invasion or a shore bombardment',
  },
  {
    key: 'inInterceptionHex',
    label: 'The interception hex',
    tasks: ['counter-interception'],
    where: 'an interception',
  },
] as const satisfies readonly {
  key: keyof Interception;
  label: string;
  tasks: readonly (Task | 'counter-interception')[];
  where: string;
}[];

export const interceptionElsewhere: AwawCheck = {
  rule: 'interception',
  severity: 'warning',
  title: 'Dice for a hex count against some operations only',
  part: 'interceptions',
  scope: 'references',
  *check(interception, _, ids) {
    const task = findInterceptedTask(interception, ids);
    if (task === undefined) return;
    for (const { key, label, tasks, where } of limitedDice) {
      if (interception[key] !== true || (tasks as readonly string[]).includes(task)) continue;
      yield {
        message: `${label} adds dice only against ${where}${cite('interception')}, and ${interception.id} is against something else. Remove \`${key}\`.`,
        place: placeAt(interception, key),
        fixes: [createPreferredFix(`Remove \`${key}\``, removeMember(interception, key))],
      };
    }
  },
  base: addPath(sortie, 'interceptions.hunt'),
  passes: `
    against: invasion
    inMissionHex: true
  `,
  fails: `
    against: patrol
    inMissionHex: true
    #             ^^^^ only against an invasion
  `,
  fixed: 'inMissionHex: ~',
};
