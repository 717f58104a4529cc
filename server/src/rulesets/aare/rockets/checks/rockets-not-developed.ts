import { blitz } from '../../scenarios';
import { giveTechnology, listRocketUses, getTechnologyStatus } from '../../technology-uses';
import { cite, type AareCheck } from '../../kit';
import { formatPower, capitalize } from '../../wording';

export const rocketsNotDeveloped: AareCheck = {
  rule: 'rocket-launch',
  title: 'Only a power with rockets launches rockets',
  *check(scenario) {
    for (const { power, technology, action, place } of listRocketUses(scenario)) {
      if (getTechnologyStatus(power, technology, scenario) !== 'none') continue;
      yield {
        message: `${capitalize(formatPower(power))} has not developed rockets and cannot ${action}${cite('rocket-launch')}. Remove the rocket, or give the power the technology.`,
        place,
        fixes: [giveTechnology(scenario.powers![power]!, technology)],
      };
    }
  },
  base: blitz,
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
};
