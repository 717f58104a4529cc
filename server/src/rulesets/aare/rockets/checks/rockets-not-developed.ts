import { blitz } from '../../scenarios';
import { giveTechnology, rocketUses, technologyStatus } from '../../technology-uses';
import { cite, examplesOf, type AareConstraint } from '../../vocabulary';
import { powerName, sentence } from '../../wording';

export const rocketsNotDeveloped: AareConstraint = {
  code: 'rockets-not-developed',
  rule: 'rocket-launch',
  title: 'Only a power with rockets launches rockets',
  *check(scenario) {
    for (const { power, technology, what, place } of rocketUses(scenario)) {
      if (technologyStatus(power, technology, scenario) !== 'none') continue;
      yield {
        message: `${sentence(powerName(power))} has not developed rockets and cannot ${what}${cite('rocket-launch')}. Remove the rocket, or give the power the technology.`,
        place,
        fixes: [giveTechnology(scenario.powers![power]!, technology)],
      };
    }
  },
  examples: examplesOf({
    on: blitz,
    passes: `
      powers:
        germany: { side: axis, technologies: [rockets, jet-fighters] }
    `,
    fails: `
      powers:
        germany: { side: axis, technologies: [jet-fighters] }
      rocketStrikes:
        - id: v-2
          attacker: { power: germany }
      #                      ^^^^^^^ Germany has not developed rockets
    `,
  }),
};
