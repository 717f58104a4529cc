import { at } from '../../../model/place';
import { sectionOf } from '../rules';
import { numbers } from '../rules/numbers';
import { powerName } from '../wording';
import { example, type AareConstraint } from './constraint';
import { launchesOf, repeated } from './launches';

const { gunsThatFire } = numbers['rocket-launch'];

export const rocketOneGun: AareConstraint = {
  code: 'rocket-one-gun',
  rule: 'rocket-launch',
  severity: 'error',
  title: `${gunsThatFire} gun of a territory launches a rocket in a turn`,
  scope: 'scenario',
  *check(scenario) {
    for (const { launch, before } of repeated(launchesOf(scenario), ({ owner }) => owner.from)) {
      yield {
        message: `A gun in ${launch.owner.from} has launched the rocket at ${before.target.territory ?? before.target.id} already, and ${gunsThatFire} gun of a territory launches in a turn of ${powerName(launch.power)} (${sectionOf('rocket-launch')}). Launch from another territory, or leave one rocket out.`,
        place: at(launch.owner, 'from'),
        related: [{ message: 'The other rocket.', place: at(before.owner, 'from') }],
      };
    }
  },
  examples: {
    passes: [
      example`
        ruleset: aare
        powers: { germany: { side: axis, technologies: [rockets] }, uk: { side: allies } }
        rocketStrikes:
          - { id: v-1, attacker: { power: germany }, from: Paris, range: 1, territory: UK, value: 8, defender: { power: uk } }
          - { id: v-2, attacker: { power: germany }, from: Berlin, range: 3, territory: Caucasus, value: 4, defender: { power: uk } }
      `,
    ],
    fails: [
      example`
        ruleset: aare
        powers: { germany: { side: axis, technologies: [rockets] }, uk: { side: allies } }
        rocketStrikes:
          - { id: v-1, attacker: { power: germany }, from: Berlin, range: 3, territory: UK, value: 8, defender: { power: uk } }
          - { id: v-2, attacker: { power: germany }, from: Berlin, range: 3, territory: Caucasus, value: 4, defender: { power: uk } }
        #                                                  ^^^^^^
      `,
    ],
  },
};
