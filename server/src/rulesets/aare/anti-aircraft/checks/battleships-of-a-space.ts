import { antiAircraftNumbers } from '../rules';
import { ruhr } from '../../scenarios';
import { placeAt, cite, type AareCheck } from '../../kit';
import { pluralize } from '../../wording';
import { findFireOver } from '../fire';

const { battleships: max } = antiAircraftNumbers['one-battleship-fires'];

export const battleshipsOfASpace: AareCheck = {
  rule: 'one-battleship-fires',
  severity: 'information',
  title: `${max} battleship of a space fires at aircraft`,
  part: 'flyOvers',
  *check({ spaces }, header) {
    for (const space of spaces) {
      const { battleships = 0 } = space;
      if (battleships <= max || findFireOver(space, header)?.rule !== 'battleship-anti-aircraft') continue;
      yield {
        message: `Only ${max} of the ${battleships} battleships in ${space.space} fires at the aircraft, with a die for each aircraft${cite('one-battleship-fires')}. Roll for ${pluralize(max, 'battleship')} only.`,
        place: placeAt(space, 'battleships'),
      };
    }
  },
  base: ruhr,
  passes: `
    powers:
      germany: { side: axis, technologies: [combined-arms] }
    flyOvers/over-paris:
      spaces: [{ space: SZ 7, power: germany, battleships: 1 }]
  `,
  fails: `
    powers:
      germany: { side: axis, technologies: [combined-arms] }
    flyOvers:
      - id: over-paris
        spaces: [{ space: SZ 7, power: germany, battleships: 3 }]
    #                                                        ^ Only 1 of the 3 battleships in SZ 7 fires
  `,
};
