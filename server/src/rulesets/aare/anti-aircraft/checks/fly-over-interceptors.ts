import { ruhr } from '../../scenarios';
import { placeAt, cite, removeMember, addPath, createPreferredFix, type AareCheck } from '../../kit';

export const flyOverInterceptors: AareCheck = {
  rule: 'no-interception-of-fly-overs',
  title: 'Nothing intercepts what only flies over',
  part: 'flyOvers',
  *check({ id, spaces }) {
    for (const space of spaces) {
      if ((space.interceptors ?? 0) === 0) continue;
      yield {
        message: `The aircraft of ${id} only fly over ${space.space}, and jets intercept only what attacks their own territory${cite('no-interception-of-fly-overs')}. Remove the interceptors.`,
        place: placeAt(space, 'interceptors'),
        fixes: [createPreferredFix('Remove the interceptors', removeMember(space, 'interceptors'))],
      };
    }
  },
  base: addPath(ruhr, 'flyOvers.over-paris'),
  passes: 'spaces: [{ space: Paris, power: germany, antiAircraft: {}, interceptors: 0 }]',
  fails: `
    spaces: [{ space: Paris, power: germany, antiAircraft: {}, interceptors: 2 }]
    #                                                                        ^ only fly over Paris
  `,
  fixed: 'spaces: [{ space: Paris, power: germany, antiAircraft: {} }]',
};
