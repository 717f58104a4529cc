import { battleSides } from '../../../axis-and-allies/data';
import { getUnits } from '../../../axis-and-allies/forces';
import type { Group } from '../../data';
import { gapBattle } from '../../scenarios';
import { removeItem, placeAt, cite, type DepthCheck } from '../../kit';

export const alsoHere: DepthCheck = {
  rule: 'searchers-fight-here-only',
  severity: 'information',
  title: 'Other engagements of units are other ones',
  part: 'seaBattles',
  *check(battle) {
    for (const { group } of battleSides.flatMap((side) => getUnits<Group>(battle, side))) {
      const { alsoIn = [] } = group ?? {};
      const index = alsoIn.indexOf(battle.id);
      if (index < 0) continue;
      yield {
        message: `${battle.id} is this battle: \`alsoIn\` names the other battles of the units, in which case they do not search${cite('searchers-fight-here-only')}. Remove it.`,
        place: placeAt(alsoIn, index),
        unnecessary: true,
        fixes: [
          { ...removeItem(alsoIn, alsoIn.indexOf(battle.id), `Remove ${battle.id} from \`alsoIn\``), preferred: true },
        ],
      };
    }
  },
  base: gapBattle,
  passes: `
    seaBattles:
      - id: gap
        attacker: { power: uk, units: [{ type: dd }, { type: ftr, alsoIn: [other] }] }
      - id: other
        attacker: { power: uk, units: { dd: 1 } }
        defender: { power: germany, units: { trn: 1 } }
  `,
  fails: `
    seaBattles/gap:
      attacker: { power: uk, units: [{ type: dd }, { type: ftr, alsoIn: [gap] }] }
      #                                                                  ^^^ gap is this battle
  `,
  fixed: 'seaBattles/gap: attacker: { power: uk, units: [{ type: dd }, { type: ftr, alsoIn: [] }] }',
};
