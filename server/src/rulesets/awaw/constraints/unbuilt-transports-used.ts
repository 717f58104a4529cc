import { remove, set } from '../../../model/edit';
import { at } from '../../../model/place';
import { used } from '../facts/transports';
import { sectionOf } from '../rules';
import { example, type AwawConstraint } from './constraint';

export const unbuiltTransportsUsed: AwawConstraint = {
  code: 'unbuilt-transports-used',
  rule: 'transports-activity',
  severity: 'error',
  title: 'Transports that are not built do nothing',
  part: 'transports',
  scope: 'part',
  *check(box) {
    if (box.box !== 'unbuilt' || used(box) === 0) return;
    yield {
      message: `These transports are not yet built and have no activities: only available ones do (${sectionOf('transports-activity')}). Take the activities out, or correct the box.`,
      place: at(box, 'box'),
      fixes: [
        { title: 'Take the activities out', edits: [remove(box, 'activities')] },
        { title: 'Set the box to at-large', edits: [set(box, 'box', 'at-large')] },
      ],
    };
  },
  examples: {
    passes: [
      example`
        ruleset: awaw
        transports: [{ id: yards, box: unbuilt, count: 5 }]
      `,
    ],
    fails: [
      example`
        ruleset: awaw
        transports: [{ id: yards, box: unbuilt, count: 5, activities: [{ activity: invasion }] }]
        #                              ^^^^^^^
      `,
    ],
  },
};
