import { blitz } from '../../scenarios';
import { giveTechnology, technologyStatus, usesOf } from '../../technology-uses';
import { at, cite, examplesOf, type AareConstraint } from '../../vocabulary';
import { powerName, sentence, technologyName } from '../../wording';

export const technologyNotYet: AareConstraint = {
  code: 'technology-not-yet',
  rule: 'technology-in-effect',
  title: 'A new technology is used from the Mobilize Units phase on',
  *check(scenario) {
    for (const { power, technology, what, place } of usesOf(scenario)) {
      if (technologyStatus(power, technology, scenario) !== 'not-yet') continue;
      const owner = scenario.powers![power]!;
      yield {
        message: `${sentence(powerName(power))} cannot ${what} yet: its ${technologyName(technology)} take effect in the Mobilize Units phase${cite('technology-in-effect')}. Wait a turn, or list them under \`technologies\`.`,
        place,
        related: [{ message: 'The technology is new here.', place: at(owner, 'newTechnologies') }],
        fixes: [giveTechnology(owner, technology)],
      };
    }
  },
  examples: examplesOf({
    on: blitz,
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
  }),
};
