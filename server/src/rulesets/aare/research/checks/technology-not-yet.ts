import { blitz } from '../../scenarios';
import { giveTechnology, getTechnologyStatus, listTechnologyUses } from '../../technology-uses';
import { placeAt, cite, type AareCheck } from '../../kit';
import { formatPower, capitalize, formatTechnology } from '../../wording';

export const technologyNotYet: AareCheck = {
  rule: 'technology-in-effect',
  title: 'A new technology is used from the Mobilize Units phase on',
  *check(scenario) {
    for (const { power, technology, action, place } of listTechnologyUses(scenario)) {
      if (getTechnologyStatus(power, technology, scenario) !== 'not-yet') continue;
      const owner = scenario.powers![power]!;
      yield {
        message: `${capitalize(formatPower(power))} cannot ${action} yet: its ${formatTechnology(technology)} take effect in the Mobilize Units phase${cite('technology-in-effect')}. Wait a turn, or list them under \`technologies\`.`,
        place,
        related: [{ message: 'The technology is new here.', place: placeAt(owner, 'newTechnologies') }],
        fixes: [giveTechnology(owner, technology)],
      };
    }
  },
  base: blitz,
  passes: `
    turn: { round: 2, power: germany, phase: mobilize-units }
    powers:
      germany: { side: axis, newTechnologies: [rockets] }
  `,
  fails: `
    turn: { round: 2, power: germany, phase: conduct-combat }
    powers:
      germany: { side: axis, newTechnologies: [rockets] }
    rocketStrikes:
      - id: v-2
        attacker: { power: germany }
    #                      ^^^^^^^ Germany cannot launch a rocket from Berlin yet
  `,
};
