import { checkLabels } from '../../../table-dice';
import { cite, createNorthSea, addPath, type RulesetProfile, type SharedCheck } from '../kit';

export const diceLabel = ({ ruleset, createCombat, isHandledElsewhere }: RulesetProfile): SharedCheck => ({
  rule: 'cycles',
  severity: 'warning',
  title: 'Dice of a battle are labelled as they are asked for',
  part: 'seaBattles',
  check: (battle, header) =>
    checkLabels(
      battle.dice,
      () => createCombat(battle, header),
      cite('cycles'),
      (label) => isHandledElsewhere?.(label, battle) ?? false,
    ),
  base: addPath(createNorthSea(ruleset), 'seaBattles.north-sea'),
  passes: `
    attacker: { power: germany, units: { sub: 3, dd: 1 } }
    dice: { attacker.submarines: [3, 1, 6], attacker.others: 4, seed: 7 }
  `,
  fails: `
    dice: { attacker.submarine: [3, 1, 6] }
    #       ^^^^^^^^^^^^^^^^^^ No die \`attacker.submarine\` is rolled here
  `,
  fixed: 'dice: { attacker.submarines: [3, 1, 6] }',
});
