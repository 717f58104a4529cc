import { at } from '../../../model/place';
import { sectionOf } from '../rules';
import { numbers } from '../rules/numbers';
import { set } from '../../../model/edit';
import { example, type AwawConstraint } from './constraint';
import { dividedSides } from './encounters';

const { max } = numbers['combat-groups'];

export const combatGroupNumber: AwawConstraint = {
  code: 'combat-group-number',
  rule: 'combat-groups',
  severity: 'error',
  title: 'The combat groups of a side have the numbers 1 to 6, each once',
  scope: 'scenario',
  *check(scenario) {
    for (const { name, side } of dividedSides(scenario)) {
      const { groups } = side;
      const taken = new Set(groups.map(({ number }) => number));
      const free = [1, 2, 3, 4, 5, 6].find((number) => !taken.has(number));
      const seen = new Set<number>();
      for (const group of groups) {
        const twice = seen.has(group.number);
        seen.add(group.number);
        if (!twice && group.number <= max) continue;
        yield {
          message: `${twice ? `The ${name} has a combat group ${group.number} already` : `There is no combat group ${group.number}`}: the groups of a side have the numbers 1 to ${max}, each once (${sectionOf('combat-groups')}). Choose another number.`,
          place: at(group, 'number'),
          fixes:
            free === undefined ? [] : [{ title: `Set the number to ${free}`, edits: [set(group, 'number', free)] }],
        };
      }
    }
  },
  examples: {
    passes: [
      example`
        ruleset: awaw
        navalRounds:
          - id: midway
            attacker: { groups: [{ number: 1, units: [{ id: asashio, type: dd, count: 4 }] }] }
            defender:
              groups:
                - { number: 1, units: [{ id: benson, type: dd, count: 4 }] }
                - { number: 6, units: [{ id: fletcher, type: dd, count: 4 }] }
      `,
    ],
    fails: [
      example`
        ruleset: awaw
        searches:
          - id: hunt
            attacker: { groups: [{ number: 9, units: [{ id: asashio, type: dd, count: 14 }] }] }
        #                                  ^
            defender: { groups: [{ number: 1, units: [{ id: benson, type: dd, count: 4 }] }] }
            round: 9
      `,
      example`
        ruleset: awaw
        navalRounds:
          - id: midway
            attacker: { groups: [{ number: 7, units: [{ id: asashio, type: dd, count: 4 }] }] }
        #                                  ^
            defender: { groups: [{ number: 1, units: [{ id: benson, type: dd, count: 4 }] }] }
      `,
      example`
        ruleset: awaw
        navalRounds:
          - id: midway
            attacker: { groups: [{ number: 1, units: [{ id: asashio, type: dd, count: 4 }] }] }
            defender:
              groups:
                - { number: 2, units: [{ id: benson, type: dd, count: 4 }] }
                - { number: 2, units: [{ id: fletcher, type: dd, count: 4 }] }
        #                   ^
      `,
    ],
  },
};
