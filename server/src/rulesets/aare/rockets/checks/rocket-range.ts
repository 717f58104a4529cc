import { rocketsNumbers } from '../rules';
import { blitz } from '../../scenarios';
import { placeAt, cite, addPath, type AareCheck } from '../../kit';
import { pluralize } from '../../wording';
import { listLaunches } from '../launches';

const { range: max } = rocketsNumbers['rocket-launch'];

export const rocketRange: AareCheck = {
  rule: 'rocket-launch',
  title: `A rocket strikes up to ${max} spaces away`,
  *check(scenario) {
    for (const { origin, target } of listLaunches(scenario)) {
      if (origin.range <= max) continue;
      yield {
        message: `${target.territory ?? target.id} is ${origin.range} spaces from ${origin.from}, but rockets reach ${pluralize(max, 'space')}${cite('rocket-launch')}. Choose a nearer complex or another gun.`,
        place: placeAt(origin, 'range'),
      };
    }
  },
  base: addPath(blitz, 'rocketStrikes.v-2'),
  passes: 'range: 2',
  fails: `
    range: 4
    #      ^ UK is 4 spaces from Berlin, but rockets reach 3 spaces
  `,
};
