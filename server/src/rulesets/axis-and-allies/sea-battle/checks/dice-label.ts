import { example, sectionOf, type Setting, type SharedConstraint } from '../setting';
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
  examples: {
    passes: [
      example`
        ruleset: ${ruleset}
        powers: { germany: { side: axis }, uk: { side: allies } }
        seaBattles:
          - id: north-sea
            attacker: { power: germany, units: { dd: 1, bb: 1 } }
            defender: { power: uk, units: { dd: 1 } }
            dice: { attacker.others: [3, 1], seed: 7 }
      `,
    ],
    fails: [
      example`
        ruleset: ${ruleset}
        powers: { germany: { side: axis }, uk: { side: allies } }
        seaBattles:
          - id: north-sea
            attacker: { power: germany, units: { dd: 1, bb: 1 } }
            defender: { power: uk, units: { dd: 1 } }
            dice: { attacker.other: [3, 1] }
        #           ^^^^^^^^^^^^^^
      `,
    ],
  },
});
