import { at, type AwawConstraint, cite, examplesOf, under } from '../../constraint';
import { raiders } from '../../raiders/raiding';
import { sortie } from '../../scenarios';
import { fixesOf, takeOut } from '../../units';

export const destroyerRaids: AwawConstraint = {
  code: 'destroyer-raids',
  rule: 'destroyer-tasks',
  severity: 'information',
  title: 'Destroyers do not raid, as the rule on cruisers implies',
  scope: 'scenario',
  *check(scenario, ids) {
    for (const { unit, id, force, place } of raiders(scenario, ids)) {
      if (unit.type !== 'dd') continue;
      yield {
        message: `${unit.id} are destroyers. That cruisers may raid implies that destroyers may not${cite('destroyer-tasks')}; the source does not say so. Look it up, or take them out of ${id}.`,
        place,
        related: [{ message: 'The destroyers are here.', place: at(unit, 'id') }],
        fixes: fixesOf(takeOut(force, unit)),
      };
    }
  },
  examples: examplesOf({
    on: under(sortie, 'operations.sortie'),
    passes: 'task: raid',
    fails: `
      task: raid
      #     ^^^^ destroyers may not
      units:
        - { id: destroyers, type: dd, count: 2 }
    `,
    otherFixes: {
      'Take destroyers out': `
        units:
          - ~ destroyers
      `,
    },
  }),
};
