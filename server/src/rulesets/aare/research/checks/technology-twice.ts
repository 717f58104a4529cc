import { laboratories } from '../../scenarios';
import { placeAt, cite, removeMember, addPath, offer, type AareCheck } from '../../kit';
import { formatPower, formatTechnology } from '../../wording';

export const technologyTwice: AareCheck = {
  rule: 'technology-in-effect',
  severity: 'warning',
  title: 'A technology is in effect or new, not both',
  *check({ powers = {} }) {
    for (const [name, power] of Object.entries(powers)) {
      const { technologies = [], newTechnologies = [] } = power;
      for (const [index, technology] of newTechnologies.entries()) {
        if (!technologies.includes(technology)) continue;
        yield {
          message: `The ${formatTechnology(technology)} of ${formatPower(name)} are already in effect and cannot be new this round${cite('technology-in-effect')}. Remove one of the two.`,
          place: placeAt(newTechnologies, index),
          related: [{ message: 'In effect.', place: placeAt(technologies, technologies.indexOf(technology)) }],
          fixes: [
            offer(
              'Remove it from the new technologies',
              newTechnologies.length === 1
                ? removeMember(power, 'newTechnologies')
                : removeMember(newTechnologies, index),
            ),
            offer(
              'Remove it from those in effect',
              technologies.length === 1
                ? removeMember(power, 'technologies')
                : removeMember(technologies, technologies.indexOf(technology)),
            ),
          ],
        };
      }
    }
  },
  base: addPath(laboratories, 'powers'),
  passes: 'germany: { side: axis, technologies: [rockets], newTechnologies: [jet-fighters] }',
  fails: `
    germany: { side: axis, technologies: [rockets], newTechnologies: [jet-fighters, rockets] }
    #                                                                               ^^^^^^^ The rockets of Germany are already in effect
  `,
};
