import { at } from '../../../model/place';
import { set } from '../../../model/edit';
import { sectionOf } from '../rules';
import { example, type AareConstraint } from './constraint';

export const bombardmentAfterSeaCombat: AareConstraint = {
  code: 'bombardment-after-sea-combat',
  rule: 'shore-bombardment',
  severity: 'warning',
  title: 'Ships bombard only where no sea combat was fought',
  part: 'bombardments',
  scope: 'part',
  *check(bombardment) {
    const { id, seaZone, attacker, seaCombat } = bombardment;
    if (seaCombat !== true || (attacker.units.bb ?? 0) + (attacker.units.dd ?? 0) === 0) return;
    yield {
      message: `Sea combat was fought in ${seaZone ?? `the sea zone of ${id}`}, so no ship bombards (${sectionOf('shore-bombardment')}). Leave the bombardment out, or correct \`seaCombat\`.`,
      place: at(bombardment, 'seaCombat'),
      fixes: [{ title: 'No sea combat was fought', edits: [set(bombardment, 'seaCombat', false)] }],
    };
  },
  examples: {
    passes: [
      example`
        ruleset: aare
        powers: { us: { side: allies }, germany: { side: axis } }
        bombardments:
          - id: normandy
            seaCombat: false
            attacker: { power: us, units: { bb: 1 } }
            defender: { power: germany, units: { inf: 3 } }
      `,
    ],
    fails: [
      example`
        ruleset: aare
        powers: { us: { side: allies }, germany: { side: axis } }
        bombardments:
          - id: normandy
            seaCombat: true
        #              ^^^^
            attacker: { power: us, units: { bb: 1 } }
            defender: { power: germany, units: { inf: 3 } }
      `,
    ],
  },
};
