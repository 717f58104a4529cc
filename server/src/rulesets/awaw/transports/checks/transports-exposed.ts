import { placeAt, cite, pluralize, addPath, type AwawCheck } from '../../kit';
import { atlantic } from '../../scenarios';

export const transportsExposed: AwawCheck = {
  rule: 'transports-exposed',
  severity: 'information',
  title: 'Operating transports that are intercepted can be sunk',
  part: 'transports',
  *check({ activities = [] }) {
    for (const activity of activities) {
      const { damaged = 0, transports = 1, interceptedBy } = activity;
      if (interceptedBy === undefined || transports === 0) continue;
      const interceptors = interceptedBy === 'air' ? 'air units' : 'ships';
      yield {
        message: `${damaged > 0 ? `${pluralize(damaged, 'damaged transport')} among these` : 'These transports'} can be sunk, because ${interceptors} intercept them${cite('transports-exposed')}. Write the attack on them as a combat of its own.`,
        place: placeAt(activity, 'interceptedBy'),
      };
    }
  },
  base: addPath(atlantic, 'transports.atlantic'),
  passes: 'activities: [{ activity: sea-supply, transports: 4 }]',
  fails: `
    activities: [{ activity: sea-supply, transports: 4, interceptedBy: air }]
    #                                                                  ^^^ air units intercept
  `,
};
