import { at, cite, examplesOf, remove, set, under, type AwawConstraint } from '../../constraint';
import { atlantic } from '../../scenarios';
import { used } from '../transports';

export const unbuiltTransportsUsed: AwawConstraint = {
  code: 'unbuilt-transports-used',
  rule: 'transports-activity',
  title: 'Transports that are not built do nothing',
  part: 'transports',
  *check(box) {
    if (box.box !== 'unbuilt' || used(box) === 0) return;
    yield {
      message: `Transports that are not built have no activities${cite('transports-activity')}. Remove the activities, or correct the box.`,
      place: at(box, 'box'),
      fixes: [
        { title: 'Remove the activities', edits: [remove(box, 'activities')] },
        { title: 'Change the box to at-large', edits: [set(box, 'box', 'at-large')] },
      ],
    };
  },
  examples: examplesOf({
    on: under(atlantic, 'transports.atlantic'),
    passes: 'box: unbuilt',
    fails: `
      box: unbuilt
      #    ^^^^^^^ that are not built
      activities: [{ activity: invasion }]
    `,
  }),
};
