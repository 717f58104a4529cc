import { wrongDice } from '../../attack-dice';
import { shoreBombardment } from '../../combats/bombardment';
import { normandy } from '../../scenarios';
import { examplesOf, under, type AareConstraint } from '../../vocabulary';

export const bombardmentDice: AareConstraint = {
  code: 'bombardment-dice',
  rule: 'shore-bombardment',
  severity: 'warning',
  title: 'Dice of a bombardment are labelled as they are asked for',
  part: 'bombardments',
  check: (attack, header) => wrongDice(attack.dice, () => shoreBombardment(attack, header), 'shore-bombardment'),
  examples: examplesOf({
    on: under(normandy, 'bombardments.normandy'),
    passes: 'dice: { bombardment.ships: 6 }',
    fails: `
      dice: { bombardment.ship: 6 }
      #       ^^^^^^^^^^^^^^^^ Did you mean \`bombardment.ships\`?
    `,
    fixed: 'dice: { bombardment.ships: 6 }',
  }),
};
