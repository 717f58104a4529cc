import { ruhr } from '../../scenarios';
import { placeAt, cite, removeMember, addPath, offer, type AareCheck } from '../../kit';
import { formatPower, capitalize } from '../../wording';
import { findFireOver } from '../fire';

export const battleshipsDoNotFire: AareCheck = {
  rule: 'battleship-anti-aircraft',
  severity: 'information',
  title: 'Battleships fire at aircraft only with combined arms',
  part: 'flyOvers',
  *check({ spaces }, header) {
    for (const space of spaces) {
      const { battleships = 0, power } = space;
      if (battleships === 0 || header.powers?.[power] === undefined) continue;
      const fire = findFireOver(space, header);
      if (fire?.rule === 'battleship-anti-aircraft') continue;
      const reason = fire
        ? `${space.space} has an anti-aircraft gun, which fires for the space`
        : `${capitalize(formatPower(power))} has no combined arms in effect`;
      yield {
        message: `${reason}, so the battleships do not fire at the aircraft${cite('battleship-anti-aircraft')}. Remove them${fire ? ', or list the sea zone as a space of its own' : ', or give the power the technology'}.`,
        place: placeAt(space, 'battleships'),
        unnecessary: true,
        fixes: [offer('Remove the battleships', removeMember(space, 'battleships'))],
      };
    }
  },
  base: addPath(ruhr, 'flyOvers.over-paris'),
  passes: 'spaces: [{ space: SZ 7, power: germany, battleships: 0 }]',
  fails: `
    spaces: [{ space: SZ 7, power: germany, battleships: 1 }]
    #                                                    ^ Germany has no combined arms in effect
  `,
};
