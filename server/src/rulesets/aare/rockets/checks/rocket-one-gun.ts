import { rocketsNumbers } from '../rules';
import { blitz } from '../../scenarios';
import { placeAt, cite, addPath, type AareCheck } from '../../kit';
import { pluralize } from '../../wording';
import { listLaunches, findRepeated } from '../launches';

const { gunsThatFire } = rocketsNumbers['rocket-launch'];

export const rocketOneGun: AareCheck = {
  rule: 'rocket-launch',
  title: `${gunsThatFire} gun of a territory launches a rocket in a turn`,
  *check(scenario) {
    for (const { launch, before } of findRepeated(listLaunches(scenario), ({ owner }) => owner.from)) {
      yield {
        message: `A gun in ${launch.owner.from} has already launched a rocket at ${before.target.territory ?? before.target.id}: ${pluralize(gunsThatFire, 'gun')} of a territory may launch each turn${cite('rocket-launch')}. Launch one from another territory, or remove it.`,
        place: placeAt(launch.owner, 'from'),
        related: [{ message: 'The other rocket.', place: placeAt(before.owner, 'from') }],
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
