import { remove } from '../../../../model/edit';
import { at } from '../../../../model/place';
import { examplesOf, under } from '../../../case';
import type { AareConstraint } from '../../constraint';
import { sectionOf } from '../../rules';
import { laboratories } from '../../scenarios';
import { powerName, technologyName } from '../../wording';

export const technologyTwice: AareConstraint = {
  code: 'technology-twice',
  rule: 'technology-in-effect',
  severity: 'warning',
  title: 'A technology is in effect or new, not both',
  scope: 'scenario',
  *check({ powers = {} }) {
    for (const [name, power] of Object.entries(powers)) {
      const { technologies = [], newTechnologies = [] } = power;
      for (const [index, technology] of newTechnologies.entries()) {
        if (!technologies.includes(technology)) continue;
        yield {
          message: `The ${technologyName(technology)} of ${powerName(name)} are in effect already and cannot be new in this round (${sectionOf('technology-in-effect')}). Keep one of the two.`,
          place: at(newTechnologies, index),
          related: [{ message: 'In effect.', place: at(technologies, technologies.indexOf(technology)) }],
          fixes: [
            {
              title: 'Keep it in effect',
              edits: [newTechnologies.length === 1 ? remove(power, 'newTechnologies') : remove(newTechnologies, index)],
            },
            {
              title: 'Keep it new',
              edits: [
                technologies.length === 1
                  ? remove(power, 'technologies')
                  : remove(technologies, technologies.indexOf(technology)),
              ],
            },
          ],
        };
      }
    }
  },
  examples: examplesOf({
    on: under(laboratories, 'powers'),
    passes: 'germany: { side: axis, technologies: [rockets], newTechnologies: [jet-fighters] }',
    fails: `
      germany: { side: axis, technologies: [rockets], newTechnologies: [jet-fighters, rockets] }
      #                                                                               ^^^^^^^ The rockets of Germany are in effect already
    `,
    otherFixes: {
      'Keep it in effect': 'germany: { side: axis, technologies: [rockets], newTechnologies: [jet-fighters] }',
      'Keep it new': 'germany: { side: axis, newTechnologies: [jet-fighters, rockets] }',
    },
  }),
};
