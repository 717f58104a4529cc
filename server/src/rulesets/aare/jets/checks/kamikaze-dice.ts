import { checkAttackDice } from '../../attack-dice';
import { createKamikazeMission } from '../../combats/kamikaze';
import { pacific } from '../../scenarios';
import { addPath, type AareCheck } from '../../kit';

export const kamikazeDice: AareCheck = {
  rule: 'interception',
  severity: 'warning',
  title: 'Dice of a Kamikaze mission are labelled as they are asked for',
  part: 'kamikazeMissions',
  check: (attack, header) => checkAttackDice(attack.dice, () => createKamikazeMission(attack, header), 'interception'),
  base: addPath(pacific, 'kamikazeMissions.last-sortie'),
  passes: `
    defender: { power: us, antiAircraft: {} }
    dice: { anti-aircraft: [2, 3] }
  `,
  fails: `
    defender: { power: us, antiAircraft: {} }
    dice: { antiaircraft: [2, 3] }
    #       ^^^^^^^^^^^^ Did you mean \`anti-aircraft\`?
  `,
  fixed: 'dice: { anti-aircraft: [2, 3] }',
};
