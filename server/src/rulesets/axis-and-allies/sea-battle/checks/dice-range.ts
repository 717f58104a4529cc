import { example, sectionOf, type Setting, type SharedConstraint } from '../setting';
import { beyondTheDie } from '../table-dice';

export const diceRange = ({ ruleset, sides }: Setting): SharedConstraint => ({
  code: 'dice-range',
  rule: 'unit-values',
  severity: 'error',
  title: 'Dice of a battle show what they can show',
  part: 'seaBattles',
  scope: 'part',
  check: ({ dice }, header) => beyondTheDie(dice, sides(header), sectionOf('unit-values')),
  examples: {
    passes: [
      example`
        ruleset: ${ruleset}
        powers: { germany: { side: axis }, uk: { side: allies } }
        seaBattles:
          - id: north-sea
            attacker: { power: germany, units: { dd: 1, bb: 1 } }
            defender: { power: uk, units: { dd: 1 } }
            dice: [6, 1, 3]
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
            dice: { attacker.others: [6, 21] }
        #                                ^^
      `,
    ],
  },
});
