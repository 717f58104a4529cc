import { sectionOf } from '../rules';
import { powerName, sentence } from '../wording';
import { example, type AareConstraint } from './constraint';
import { giveTechnology, rocketUses, standing } from './technologies';

export const rocketsNotDeveloped: AareConstraint = {
  code: 'rockets-not-developed',
  rule: 'rocket-launch',
  severity: 'error',
  title: 'Only a power with rockets launches rockets',
  scope: 'scenario',
  *check(scenario) {
    for (const { power, technology, what, place } of rocketUses(scenario)) {
      if (standing(power, technology, scenario) !== 'none') continue;
      yield {
        message: `${sentence(powerName(power))} has not developed rockets and cannot ${what} (${sectionOf('rocket-launch')}). Take the rocket out, or add the technology to the power.`,
        place,
        fixes: [giveTechnology(scenario.powers![power]!, technology)],
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
        powers: { germany: { side: axis }, uk: { side: allies } }
        rocketStrikes:
          - { id: v-2, attacker: { power: germany }, from: Berlin, range: 3, territory: UK, value: 8, defender: { power: uk } }
        #                                 ^^^^^^^
      `,
      example`
        ruleset: aare
        powers: { germany: { side: axis, technologies: [jet-fighters] }, uk: { side: allies } }
        strategicBombingRaids:
          - id: blitz
            value: 8
            attacker: { power: germany, bombers: 2 }
            rocket: { from: Berlin, range: 3 }
        #                   ^^^^^^
            defender: { power: uk }
      `,
    ],
  },
};
