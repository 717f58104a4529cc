import { at } from '../../../model/place';
import { sectionOf } from '../rules';
import { powerName, sentence, technologyName } from '../wording';
import { example, type AareConstraint } from './constraint';
import { giveTechnology, standing, usesOf } from './technologies';

export const technologyNotYet: AareConstraint = {
  code: 'technology-not-yet',
  rule: 'technology-in-effect',
  severity: 'error',
  title: 'A new technology is used from the Mobilize Units phase on',
  scope: 'scenario',
  *check(scenario) {
    for (const { power, technology, what, place } of usesOf(scenario)) {
      if (standing(power, technology, scenario) !== 'not-yet') continue;
      const owner = scenario.powers![power]!;
      yield {
        message: `${sentence(powerName(power))} cannot ${what} yet: its ${technologyName(technology)} are new in this round and take effect in its Mobilize Units phase (${sectionOf('technology-in-effect')}). Use them next turn, or list them under \`technologies\`.`,
        place,
        related: [{ message: 'The technology is new here.', place: at(owner, 'newTechnologies') }],
        fixes: [giveTechnology(owner, technology)],
      };
    }
  },
  examples: {
    passes: [
      example`
        ruleset: aare
        turn: { round: 2, power: us, phase: conduct-combat }
        powers: { us: { side: allies, technologies: [combined-arms] }, germany: { side: axis, newTechnologies: [rockets] } }
        bombardments:
          - { id: normandy, attacker: { power: us, units: { dd: 2 } }, defender: { power: germany, units: { inf: 3 } } }
      `,
    ],
    fails: [
      example`
        ruleset: aare
        turn: { round: 2, power: us, phase: conduct-combat }
        powers: { us: { side: allies, newTechnologies: [combined-arms] }, germany: { side: axis } }
        bombardments:
          - { id: normandy, attacker: { power: us, units: { dd: 2 } }, defender: { power: germany, units: { inf: 3 } } }
        #                                                       ^
      `,
      example`
        ruleset: aare
        turn: { round: 2, power: germany, phase: conduct-combat }
        powers: { germany: { side: axis, newTechnologies: [rockets, jet-fighters] }, uk: { side: allies } }
        rocketStrikes:
          - { id: v-2, attacker: { power: germany }, from: Berlin, range: 3, territory: UK, value: 8, defender: { power: uk } }
        #                                 ^^^^^^^
      `,
    ],
  },
};
