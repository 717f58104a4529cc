import { placeAt, cite, pluralize, setMember, addPath, createPreferredFix, type AwawCheck } from '../../kit';
import { atlantic } from '../../scenarios';
import { computeAvailability, getGuarantee, countUsed } from '../transports';

export const transportsOverused: AwawCheck = {
  rule: 'transports-activity',
  title: 'Each available transport has one activity a turn',
  part: 'transports',
  *check(box, header) {
    const { activities = [] } = box;
    const lastActivity = activities.at(-1);
    const { undamaged, usable } = computeAvailability(box, header);
    const guarantee = getGuarantee(box, header);
    const excess = countUsed(box) - usable;
    if (lastActivity === undefined || excess <= 0 || box.box === 'unbuilt') return;
    const remaining = (lastActivity.transports ?? 1) - excess;
    yield {
      message: `The activities use ${pluralize(countUsed(box), 'transport')}, but only ${usable} can be used: ${undamaged} undamaged, and damaged ones${guarantee === undefined ? '' : ` up to ${guarantee} in all (option \`transportGuarantee\`)`}${cite('transports-activity')}. Use ${excess} fewer.`,
      place: placeAt(lastActivity, 'transports'),
      fixes:
        remaining >= (lastActivity.damaged ?? 0)
          ? [
              createPreferredFix(
                `Change the transports to ${remaining}`,
                setMember(lastActivity, 'transports', remaining),
              ),
            ]
          : [],
    };
  },
  base: addPath(atlantic, 'transports.atlantic'),
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
};
