import { at } from '../../../../model/place';
import { examplesOf, under } from '../../../case';
import type { AareConstraint } from '../../constraint';
import { numbers } from '../../numbers';
import { sectionOf } from '../../rules';
import { blitz } from '../../scenarios';
import { powerName } from '../../wording';
import { launchesOf, repeated } from '../launches';

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
  examples: examplesOf({
    on: under(blitz, 'rocketStrikes'),
    passes:
      '- { id: v-1, from: Paris, range: 1, territory: Caucasus, value: 4, attacker: { power: germany }, defender: { power: uk } }',
    fails: `
      - { id: v-1, from: Berlin, range: 3, territory: Caucasus, value: 4, attacker: { power: germany }, defender: { power: uk } }
      #                  ^^^^^^ A gun in Berlin has launched the rocket at UK already
    `,
  }),
};
