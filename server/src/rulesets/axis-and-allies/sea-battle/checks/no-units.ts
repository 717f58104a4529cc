import { placeAt, placeAtKey } from '../../../../model/place';
import { battleSides } from '../../data';
import { getUnits } from '../../forces';
import { capitalize, formatSide, formatZone } from '../../wording';
import { cite, createNorthSea, addPath, type RulesetProfile, type SharedCheck } from '../kit';

export const noUnits = ({ ruleset }: RulesetProfile): SharedCheck => ({
  rule: 'sea-battle-forces',
  severity: 'warning',
  title: 'Both sides of a battle have units',
  part: 'seaBattles',
  *check(battle) {
    for (const side of battleSides) {
      if (getUnits(battle, side).length > 0) continue;
      yield {
        message: `${capitalize(formatSide(side))} has no units in ${formatZone(battle)}, so there is no battle${cite('sea-battle-forces')}. Enter the units that take part, such as \`{ dd: 2 }\`.`,
        place: battle[side].units === undefined ? placeAtKey(battle, side) : placeAt(battle[side], 'units'),
      };
    }
  },
  base: addPath(createNorthSea(ruleset), 'seaBattles.north-sea'),
  passes: 'attacker: { power: germany, units: { sub: 1, ftr: 0 } }',
  fails: `
    attacker: { power: germany, units: { sub: 0, ftr: 0 } }
    #                                  ^^^^^^^^^^^^^^^^^^ The attacker has no units in north-sea
  `,
});
