import { at } from '../../../model/place';
import { sectionOf } from '../rules';
import { numbers } from '../rules/numbers';
import { example, type AareConstraint } from './constraint';
import { launchesOf } from './launches';

const { range: max } = numbers['rocket-launch'];

export const rocketRange: AareConstraint = {
  code: 'rocket-range',
  rule: 'rocket-launch',
  severity: 'error',
  title: `A rocket strikes up to ${max} spaces away`,
  scope: 'scenario',
  *check(scenario) {
    for (const { owner, target } of launchesOf(scenario)) {
      if (owner.range <= max) continue;
      yield {
        message: `${target.territory ?? target.id} is ${owner.range} spaces from ${owner.from}, but rockets reach ${max} (${sectionOf('rocket-launch')}). Choose a nearer complex or another gun.`,
        place: at(owner, 'range'),
      };
    }
  },
  examples: {
    passes: [
      example`
        ruleset: aare
        powers: { germany: { side: axis, technologies: [rockets] }, uk: { side: allies } }
        rocketStrikes:
          - { id: v-2, attacker: { power: germany }, from: Berlin, range: 3, territory: UK, value: 8, defender: { power: uk } }
      `,
    ],
    fails: [
      example`
        ruleset: aare
        powers: { germany: { side: axis, technologies: [rockets] }, ussr: { side: allies } }
        rocketStrikes:
          - { id: v-2, attacker: { power: germany }, from: Berlin, range: 4, territory: Caucasus, value: 4, defender: { power: ussr } }
        #                                                                 ^
      `,
    ],
  },
};
