import { at, type AwawConstraint, cite, examplesOf, remove, set, under } from '../../constraint';
import { atlantic } from '../../scenarios';
import { used } from '../transports';

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
      message: `These transports are not yet built and have no activities: only available ones do${cite('transports-activity')}. Take the activities out, or correct the box.`,
      place: at(box, 'box'),
      fixes: [
        { title: 'Take the activities out', edits: [remove(box, 'activities')] },
        { title: 'Set the box to at-large', edits: [set(box, 'box', 'at-large')] },
      ],
    };
  },
  examples: examplesOf({
    on: under(atlantic, 'transports.atlantic'),
    passes: 'box: unbuilt',
    fails: `
      box: unbuilt
      #    ^^^^^^^ not yet built
      activities: [{ activity: invasion }]
    `,
    otherFixes: {
      'Take the activities out': 'activities: ~',
      'Set the box to at-large': 'box: at-large',
    },
  }),
};
