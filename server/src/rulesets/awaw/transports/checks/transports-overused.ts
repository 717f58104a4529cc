import { at, cite, counted, examplesOf, set, under, type AwawConstraint } from '../../constraint';
import { atlantic } from '../../scenarios';
import { available, guaranteed, used } from '../transports';

export const transportsOverused: AwawConstraint = {
  code: 'transports-overused',
  rule: 'transports-activity',
  title: 'Each available transport has one activity a turn',
  part: 'transports',
  *check(box, header) {
    const { activities = [] } = box;
    const last = activities.at(-1);
    const { undamaged, usable } = available(box, header);
    const over = used(box) - usable;
    if (last === undefined || over <= 0 || box.box === 'unbuilt') return;
    const left = (last.transports ?? 1) - over;
    yield {
      message: `The activities use ${counted(used(box), 'transport')}, but only ${usable} can be used: ${undamaged} undamaged, and damaged ones up to ${guaranteed(header)} in all${cite('transports-available', 'transports-activity')}. Use ${over} fewer.`,
      place: at(last, 'transports'),
      fixes:
        left >= (last.damaged ?? 0)
          ? [
              {
                title: `Change the transports to ${left}`,
                edits: [set(last, 'transports', left)],
                preferred: true,
              },
            ]
          : [],
    };
  },
  examples: examplesOf({
    on: under(atlantic, 'transports.atlantic'),
    passes: `
      sunk: 5
      damaged: 5
      activities: [{ activity: sea-supply, transports: 4 }, { activity: invasion, transports: 2 }]
    `,
    fails: `
      sunk: 5
      damaged: 5
      activities: [{ activity: sea-supply, transports: 4 }, { activity: invasion, transports: 3 }]
      #                                                                                       ^ 6 can be used
    `,
    fixed: `
      activities: [{ activity: sea-supply, transports: 4 }, { activity: invasion, transports: 2 }]
    `,
  }),
};
