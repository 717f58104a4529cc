import { at } from '../../../model/place';
import { fireOfSpace } from '../facts/anti-aircraft';
import { sectionOf } from '../rules';
import { numbers } from '../rules/numbers';
import { example, type AareConstraint } from './constraint';

const { battleships: max } = numbers['one-battleship-fires'];

export const battleshipsOfASpace: AareConstraint = {
  code: 'battleships-of-a-space',
  rule: 'one-battleship-fires',
  severity: 'information',
  title: `${max} battleship of a space fires at aircraft`,
  part: 'flyOvers',
  scope: 'part',
  *check({ spaces }, header) {
    for (const space of spaces) {
      const { battleships = 0 } = space;
      if (battleships <= max || fireOfSpace(space, header)?.rule !== 'battleship-anti-aircraft') continue;
      yield {
        message: `Of the ${battleships} battleships in ${space.space} only ${max} fires at the aircraft: a die for each aircraft, however many battleships there are (${sectionOf('one-battleship-fires')}). Give dice for ${max} battleship only.`,
        place: at(space, 'battleships'),
      };
    }
  },
  examples: {
    passes: [
      example`
        ruleset: aare
        powers: { japan: { side: axis }, us: { side: allies, technologies: [combined-arms] } }
        flyOvers:
          - id: to-hawaii
            attacker: { power: japan, units: { ftr: 2 } }
            spaces: [{ space: SZ 52, power: us, battleships: 1 }]
      `,
    ],
    fails: [
      example`
        ruleset: aare
        powers: { japan: { side: axis }, us: { side: allies, technologies: [combined-arms] } }
        flyOvers:
          - id: to-hawaii
            attacker: { power: japan, units: { ftr: 2 } }
            spaces: [{ space: SZ 52, power: us, battleships: 3 }]
        #                                                    ^
      `,
    ],
  },
};
