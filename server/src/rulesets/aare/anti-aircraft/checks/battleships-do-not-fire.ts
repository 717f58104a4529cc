import { remove } from '../../../../model/edit';
import { at } from '../../../../model/place';
import { examplesOf, under } from '../../../case';
import type { AareConstraint } from '../../constraint';
import { sectionOf } from '../../rules';
import { ruhr } from '../../scenarios';
import { powerName, sentence } from '../../wording';
import { fireOfSpace } from '../fire';

export const battleshipsDoNotFire: AareConstraint = {
  code: 'battleships-do-not-fire',
  rule: 'battleship-anti-aircraft',
  severity: 'information',
  title: 'Battleships on the way of aircraft are of a power with combined arms',
  part: 'flyOvers',
  scope: 'part',
  *check({ spaces }, header) {
    for (const space of spaces) {
      const { battleships = 0, power } = space;
      if (battleships === 0 || header.powers?.[power] === undefined) continue;
      const fire = fireOfSpace(space, header);
      if (fire?.rule === 'battleship-anti-aircraft') continue;
      const why = fire
        ? `${space.space} has an anti-aircraft gun, which fires for the space`
        : `${sentence(powerName(power))} has no combined arms in effect`;
      yield {
        message: `${why}, so the battleships do not fire at the aircraft (${sectionOf('battleship-anti-aircraft')}). Take them out${fire ? ', or list the sea zone as a space of its own' : ', or add the technology to the power'}.`,
        place: at(space, 'battleships'),
        unnecessary: true,
        fixes: [{ title: 'Take the battleships out', edits: [remove(space, 'battleships')] }],
      };
    }
  },
  examples: examplesOf({
    on: under(ruhr, 'flyOvers.over-paris'),
    passes: 'spaces: [{ space: SZ 7, power: germany, battleships: 0 }]',
    fails: `
      spaces: [{ space: SZ 7, power: germany, battleships: 1 }]
      #                                                    ^ Germany has no combined arms in effect
    `,
    otherFixes: {
      'Take the battleships out': 'spaces: [{ space: SZ 7, power: germany }]',
    },
  }),
};
