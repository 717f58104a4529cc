import { placeAt, cite, removeMember, setMember, addPath, offer, type AwawCheck } from '../../kit';
import { atlantic } from '../../scenarios';
import { countUsed } from '../transports';

export const unbuiltTransportsUsed: AwawCheck = {
  rule: 'transports-activity',
  title: 'Transports that are not built do nothing',
  part: 'transports',
  *check(box) {
    if (box.box !== 'unbuilt' || countUsed(box) === 0) return;
    yield {
      message: `Transports that are not built have no activities${cite('transports-activity')}. Remove the activities, or correct \`box\`.`,
      place: placeAt(box, 'box'),
      fixes: [
        offer('Remove the activities', removeMember(box, 'activities')),
        offer('Change the box to at-large', setMember(box, 'box', 'at-large')),
      ],
    };
  },
  base: addPath(atlantic, 'transports.atlantic'),
  passes: 'box: unbuilt',
  fails: `
    box: unbuilt
    #    ^^^^^^^ that are not built
    activities: [{ activity: invasion }]
  `,
};
