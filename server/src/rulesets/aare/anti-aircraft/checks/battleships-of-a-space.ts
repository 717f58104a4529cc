import { at } from '../../../../model/place';
import { examplesOf } from '../../../case';
import type { AareConstraint } from '../../constraint';
import { numbers } from '../../numbers';
import { sectionOf } from '../../rules';
import { ruhr } from '../../scenarios';
import { fireOfSpace } from '../fire';

const { battleships: most } = numbers['one-battleship-fires'];

export const battleshipsOfASpace: AareConstraint = {
  code: 'battleships-of-a-space',
  rule: 'one-battleship-fires',
  severity: 'information',
  title: `${most} battleship of a space fires at aircraft`,
  part: 'flyOvers',
  scope: 'part',
  *check({ spaces }, header) {
    for (const space of spaces) {
      const { battleships = 0 } = space;
      if (battleships <= most || fireOfSpace(space, header)?.rule !== 'battleship-anti-aircraft') continue;
      yield {
        message: `Of the ${battleships} battleships in ${space.space} only ${most} fires at the aircraft: a die for each aircraft, however many battleships there are (${sectionOf('one-battleship-fires')}). Give dice for ${most} battleship only.`,
        place: at(space, 'battleships'),
      };
    }
  },
  examples: examplesOf({
    on: ruhr,
    passes: `
      powers:
        germany: { side: axis, technologies: [combined-arms] }
      flyOvers:
        - id: over-paris
          spaces: [{ space: SZ 7, power: germany, battleships: 1 }]
    `,
    fails: `
      powers:
        germany: { side: axis, technologies: [combined-arms] }
      flyOvers:
        - id: over-paris
          spaces: [{ space: SZ 7, power: germany, battleships: 3 }]
      #                                                        ^ Of the 3 battleships in SZ 7 only 1 fires
    `,
  }),
};
