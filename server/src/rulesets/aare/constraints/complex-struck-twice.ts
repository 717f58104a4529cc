import { at } from '../../../model/place';
import { sectionOf } from '../rules';
import { powerName } from '../wording';
import { example, type AareConstraint } from './constraint';
import { launchesOf, repeated } from './launches';

export const complexStruckTwice: AareConstraint = {
  code: 'complex-struck-twice',
  rule: 'rocket-launch',
  severity: 'error',
  title: 'A complex is struck by one rocket in a turn',
  scope: 'scenario',
  *check(scenario) {
    for (const { launch, before } of repeated(launchesOf(scenario), ({ target }) => target.territory)) {
      yield {
        message: `The complex in ${launch.target.territory} is struck by ${before.target.id} already: each complex is struck once in a turn of ${powerName(launch.power)} (${sectionOf('rocket-launch')}). Choose another complex, or leave one rocket out.`,
        place: at(launch.target, 'territory'),
        related: [{ message: 'The other rocket.', place: at(before.target, 'territory') }],
      };
    }
  },
  examples: {
    passes: [
      example`
        ruleset: aare
        powers: { germany: { side: axis, technologies: [rockets] }, us: { side: allies, technologies: [rockets] }, uk: { side: allies } }
        rocketStrikes:
          - { id: v-1, attacker: { power: germany }, from: Paris, range: 1, territory: UK, value: 8, defender: { power: uk } }
          - { id: v-2, attacker: { power: germany }, from: Berlin, range: 2, territory: Karelia, value: 2, defender: { power: uk } }
      `,
    ],
    fails: [
      example`
        ruleset: aare
        powers: { germany: { side: axis, technologies: [rockets] }, uk: { side: allies } }
        rocketStrikes:
          - { id: v-1, attacker: { power: germany }, from: Paris, range: 1, territory: UK, value: 8, defender: { power: uk } }
        strategicBombingRaids:
          - id: blitz
            territory: UK
        #              ^^
            value: 8
            attacker: { power: germany, bombers: 1 }
            rocket: { from: Berlin, range: 3 }
            defender: { power: uk }
      `,
    ],
  },
};
