import { battleSides } from '../../../axis-and-allies/data';
import { getUnits } from '../../../axis-and-allies/forces';
import type { Group } from '../../data';
import { raid } from '../../scenarios';
import { removeItem, placeAt, addPath, cite, type DepthCheck } from '../../kit';

export const modifierWithoutEffect: DepthCheck = {
  rule: 'bonus-not-cumulative',
  severity: 'information',
  title: 'A modifier changes attack or defence',
  part: 'seaBattles',
  *check(battle) {
    for (const { group } of battleSides.flatMap((side) => getUnits<Group>(battle, side))) {
      const { modifiers = [] } = group ?? {};
      for (const modifier of modifiers) {
        if ((modifier.attack ?? 0) !== 0 || (modifier.defense ?? 0) !== 0) continue;
        yield {
          message: `The modifier ${modifier.what} changes neither attack nor defence${cite('bonus-not-cumulative')}. Give one of them, or remove the modifier.`,
          place: placeAt(modifier),
          unnecessary: true,
          fixes: [removeItem(modifiers, modifiers.indexOf(modifier), `Remove ${modifier.what}`)],
        };
      }
    }
  },
  base: addPath(raid, 'seaBattles.gap'),
  passes:
    'attacker: { power: germany, units: [{ type: sub, modifiers: [{ what: super submarines, attack: 1, defense: 0 }] }] }',
  fails: `
    attacker: { power: germany, units: [{ type: sub, modifiers: [{ what: super submarines }] }] }
    #                                                            ^^^^^^^^^^^^^^^^^^^^^^^^^^ changes neither attack nor defence
  `,
};
