import { removeMember } from '../../../../model/edit';
import { placeAt } from '../../../../model/place';
import { battleSides } from '../../data';
import { getUnits } from '../../forces';
import { capitalize, formatSide } from '../../wording';
import { cite, createNorthSea, addPath, createPreferredFix, type RulesetProfile, type SharedCheck } from '../kit';

export const lossNotHere = ({ ruleset, describeType }: RulesetProfile): SharedCheck => ({
  rule: 'order-of-loss',
  severity: 'information',
  title: 'An order of losses names units that are there',
  part: 'seaBattles',
  *check(battle) {
    for (const side of battleSides) {
      const losses = battle[side].orders?.losses;
      const types = getUnits(battle, side).map(({ type }) => type);
      if (typeof losses !== 'object' || types.length === 0) continue;
      for (const [index, word] of losses.entries()) {
        const type = word.replace(/-damage$/, '');
        if (types.includes(type)) continue;
        yield {
          message: `${capitalize(formatSide(side))} has no ${describeType(type).plural} here, so \`${word}\` has no effect in its order of losses${cite('order-of-loss')}. Remove it, or add the units.`,
          place: placeAt(losses, index),
          unnecessary: true,
          fixes: [createPreferredFix(`Remove \`${word}\``, removeMember(losses, index))],
        };
      }
    }
  },
  base: addPath(createNorthSea(ruleset), 'seaBattles.north-sea'),
  passes: 'defender: { power: uk, units: { dd: 1, bb: 1 }, orders: { losses: [dd, bb-damage, bb] } }',
  fails: `
    defender: { power: uk, units: { dd: 1, bb: 1 }, orders: { losses: [dd, ac, bb] } }
    #                                                                      ^^ The defender has no aircraft carriers here
  `,
  fixed: 'defender: { power: uk, units: { dd: 1, bb: 1 }, orders: { losses: [dd, bb] } }',
});
