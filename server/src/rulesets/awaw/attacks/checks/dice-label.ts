import { checkLabels } from '../../../table-dice';
import { listCombats } from '../../combats';
import { isUnresolved } from '../../combats/unresolved-combat';
import { addPath, type AwawCheck } from '../../kit';
import { narvik } from '../../scenarios';
import { citeFirstRoll } from '../citation';

export const diceLabel: AwawCheck = {
  rule: 'attack-column',
  severity: 'warning',
  title: 'Dice of a combat are labelled as they are asked for',
  *check(scenario, ids) {
    // If a reference is unresolved or a table could not be loaded, the combat may lack dice for that reason.
    if (ids.allReferences.some(({ kind, id }) => ids.find(kind, id) === undefined)) return;
    if (Object.values(scenario.tables ?? {}).some((table) => typeof table === 'string')) return;
    for (const { object, build } of listCombats(scenario, ids)) {
      const { dice } = object as { dice?: object };
      if (dice === undefined || Array.isArray(dice)) continue;
      const combat = build();
      if (!isUnresolved(combat)) yield* checkLabels(dice, () => combat, citeFirstRoll(combat));
    }
  },
  base: addPath(narvik, 'fleetCombats.narvik'),
  passes: 'dice: { seed: 7, light-fire.defender-light: [3, 6] }',
  fails: `
    dice: { light-fire.defender-lights: [3, 6] }
    #       ^^^^^^^^^^^^^^^^^^^^^^^^^^ Did you mean \`light-fire.defender-light\`?
  `,
  fixed: 'dice: { light-fire.defender-light: [3, 6] }',
};
