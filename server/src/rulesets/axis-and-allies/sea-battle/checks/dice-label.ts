import { examplesOf, under } from '../../../case';
import { northSea } from '../../scenarios';
import { sectionOf, type Setting, type SharedConstraint } from '../setting';
import { unknownLabels } from '../table-dice';

export const diceLabel = ({ ruleset, combat, spokenOf }: Setting): SharedConstraint => ({
  code: 'dice-label',
  rule: 'cycles',
  severity: 'warning',
  title: 'Dice of a battle are labelled as they are asked for',
  part: 'seaBattles',
  scope: 'part',
  check: (battle, header) =>
    unknownLabels(
      battle.dice,
      () => combat(battle, header),
      sectionOf('cycles'),
      (label) => spokenOf?.(label, battle) ?? false,
    ),
  examples: examplesOf({
    on: under(northSea(ruleset), 'seaBattles.north-sea'),
    passes: 'dice: { attacker.submarines: [3, 1, 6], seed: 7 }',
    fails: `
      dice: { attacker.submarine: [3, 1, 6] }
      #       ^^^^^^^^^^^^^^^^^^ Nothing here asks for the die \`attacker.submarine\`
    `,
    fixed: 'dice: { attacker.submarines: [3, 1, 6] }',
    otherFixes: {
      'Take `attacker.submarine` out': 'dice: {}',
    },
  }),
});
