import { addPath, type WifCheck } from '../../kit';
import { westernApproaches } from '../../scenarios';
import { findDieViolations, checkLabels } from '../die-violations';
import { subCombatDice } from '../table-dice';

export const navalDice: WifCheck = {
  rule: 'damage-roll',
  severity: 'warning',
  title: 'Dice of submarine combat have its labels and show 1 to 10',
  part: 'navalCombats',
  *check({ kind, dice }) {
    yield* findDieViolations(dice);
    if (kind === 'sub') yield* checkLabels(dice, 'Submarine combat', subCombatDice, 'damage-roll');
  },
  base: addPath(westernApproaches, 'navalCombats.approaches'),
  passes: 'dice: { damage.convoy: [3, 8] }',
  fails: `
    dice: { search.subs: 4 }
    #       ^^^^^^^^^^^ has no die \`search.subs\`
  `,
};
