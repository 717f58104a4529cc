import { checkAttackDice } from '../../attack-dice';
import { createShoreBombardment } from '../../combats/bombardment';
import { normandy } from '../../scenarios';
import { addPath, type AareCheck } from '../../kit';

export const bombardmentDice: AareCheck = {
  rule: 'shore-bombardment',
  severity: 'warning',
  title: 'Dice of a bombardment are labelled as they are asked for',
  part: 'bombardments',
  check: (attack, header) =>
    checkAttackDice(attack.dice, () => createShoreBombardment(attack, header), 'shore-bombardment'),
  base: addPath(normandy, 'bombardments.normandy'),
  passes: 'dice: { bombardment.ships: 6 }',
  fails: `
    dice: { bombardment.ship: 6 }
    #       ^^^^^^^^^^^^^^^^ Did you mean \`bombardment.ships\`?
  `,
  fixed: 'dice: { bombardment.ships: 6 }',
};
