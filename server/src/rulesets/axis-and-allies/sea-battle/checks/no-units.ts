import { at, atKey } from '../../../../model/place';
import { battleSides } from '../../data';
import { unitsOf } from '../../forces';
import { sentence, sideName, zoneName } from '../../wording';
import { example, sectionOf, type Setting, type SharedConstraint } from '../setting';

export const noUnits = ({ ruleset }: Setting): SharedConstraint => ({
  code: 'no-units',
  rule: 'sea-battle-forces',
  severity: 'warning',
  title: 'Both sides of a battle have units',
  part: 'seaBattles',
  scope: 'part',
  *check(battle) {
    for (const side of battleSides) {
      if (unitsOf(battle, side).length > 0) continue;
      yield {
        message: `${sentence(sideName(side))} has no units in ${zoneName(battle)}, so there is no battle (${sectionOf('sea-battle-forces')}). Say how many units of each type take part, such as \`{ dd: 2 }\`.`,
        place: battle[side].units === undefined ? atKey(battle, side) : at(battle[side], 'units'),
      };
    }
  },
  examples: {
    passes: [
      example`
        ruleset: ${ruleset}
        powers: { germany: { side: axis }, uk: { side: allies } }
        seaBattles:
          - id: north-sea
            attacker: { power: germany, units: [{ type: sub }] }
            defender: { power: uk, units: { dd: 1, trn: 0 } }
      `,
    ],
    fails: [
      example`
        ruleset: ${ruleset}
        powers: { germany: { side: axis }, uk: { side: allies } }
        seaBattles:
          - id: north-sea
            attacker: { power: germany, units: { sub: 0 } }
        #                                      ^^^^^^^^^^
            defender: { power: uk, units: { dd: 1 } }
      `,
      example`
        ruleset: ${ruleset}
        powers: { germany: { side: axis }, uk: { side: allies } }
        seaBattles:
          - id: north-sea
            attacker: { power: germany, units: { sub: 2 } }
            defender: {}
        #   ^^^^^^^^
      `,
    ],
  },
});
