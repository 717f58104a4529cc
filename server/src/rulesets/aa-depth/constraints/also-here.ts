import { at } from '../../../model/place';
import { battleSides } from '../../axis-and-allies/data';
import { unitsOf } from '../../axis-and-allies/forces';
import type { Group } from '../data';
import { sectionOf } from '../rules';
import { example, type DepthConstraint } from './constraint';
import { takeOut } from './fixes';

export const alsoHere: DepthConstraint = {
  code: 'also-here',
  rule: 'searchers-fight-here-only',
  severity: 'information',
  title: 'Other engagements of units are other ones',
  part: 'seaBattles',
  scope: 'part',
  *check(battle) {
    for (const { group } of battleSides.flatMap((side) => unitsOf<Group>(battle, side))) {
      const { alsoIn = [] } = group ?? {};
      const index = alsoIn.indexOf(battle.id);
      if (index < 0) continue;
      yield {
        message: `${battle.id} is this battle: \`alsoIn\` names the others in which the units take part, which keeps them from searching (${sectionOf('searchers-fight-here-only')}). Take it out.`,
        place: at(alsoIn, index),
        unnecessary: true,
        fixes: [{ ...takeOut(alsoIn, battle.id, `Take ${battle.id} out`), preferred: true }],
      };
    }
  },
  examples: {
    passes: [
      example`
        ruleset: aa-depth
        powers: { germany: { side: axis }, uk: { side: allies } }
        seaBattles:
          - id: gap
            seaZone: SZ 6
            attacker: { power: uk, units: [{ type: dd }, { type: ftr, alsoIn: [other] }] }
            defender: { power: germany, units: [{ id: wolfpack, type: sub, depth: periscope }] }
          - id: other
            attacker: { power: uk, units: { dd: 1 } }
            defender: { power: germany, units: { trn: 1 } }
      `,
    ],
    fails: [
      example`
        ruleset: aa-depth
        powers: { germany: { side: axis }, uk: { side: allies } }
        seaBattles:
          - id: gap
            seaZone: SZ 6
            attacker: { power: uk, units: [{ type: dd }, { type: ftr, alsoIn: [gap] }] }
        #                                                                      ^^^
            defender: { power: germany, units: [{ id: wolfpack, type: sub, depth: periscope }] }
      `,
    ],
  },
};
