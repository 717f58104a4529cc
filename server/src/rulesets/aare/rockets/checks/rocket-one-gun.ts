import { rocketsNumbers } from '../rules';
import { blitz } from '../../scenarios';
import { placeAt, cite, addPath, type AareCheck } from '../../kit';
import { pluralize } from '../../wording';
import { listLaunches, findRepeatedLaunches } from '../launches';

const { gunsThatFire } = rocketsNumbers['rocket-launch'];

export const rocketOneGun: AareCheck = {
  rule: 'rocket-launch',
  title: `${gunsThatFire} gun of a territory launches a rocket in a turn`,
  *check(scenario) {
    for (const { launch, earlierLaunch } of findRepeatedLaunches(listLaunches(scenario), ({ origin }) => origin.from)) {
      yield {
        message: `A gun in ${launch.origin.from} has already launched a rocket at ${earlierLaunch.target.territory ?? earlierLaunch.target.id}: ${pluralize(gunsThatFire, 'gun')} of a territory may launch each turn${cite('rocket-launch')}. Launch one from another territory, or remove it.`,
        place: placeAt(launch.origin, 'from'),
        related: [{ message: 'The other rocket.', place: placeAt(earlierLaunch.origin, 'from') }],
      };
    }
  },
  base: addPath(blitz, 'rocketStrikes'),
  passes:
    '- { id: v-1, from: Paris, range: 1, territory: Caucasus, value: 4, attacker: { power: germany }, defender: { power: uk } }',
  fails: `
    - { id: v-1, from: Berlin, range: 3, territory: Caucasus, value: 4, attacker: { power: germany }, defender: { power: uk } }
    #                  ^^^^^^ A gun in Berlin has already launched a rocket at UK
  `,
};
