import { removeMember } from '../../../../model/edit';
import { placeAt } from '../../../../model/place';
import { formatPower, capitalize, formatZone } from '../../wording';
import { cite, createNorthSea, addPath, createPreferredFix, type RulesetProfile, type SharedCheck } from '../kit';

export const powerWithoutUnits = ({ ruleset }: RulesetProfile): SharedCheck => ({
  rule: 'sea-battle-forces',
  severity: 'warning',
  title: 'A power that is named beside forces has units',
  part: 'seaBattles',
  *check(battle) {
    const { defender } = battle;
    const { power, units, forces = [] } = defender;
    if (power === undefined || units !== undefined || forces.length === 0) return;
    yield {
      message: `${capitalize(formatPower(power))} is named as a defender of ${formatZone(battle)} but has no \`units\`, so only the powers of \`forces\` defend${cite('sea-battle-forces')}. Add its units, or remove the power.`,
      place: placeAt(defender, 'power'),
      unnecessary: true,
      fixes: [createPreferredFix('Remove the power', removeMember(defender, 'power'))],
    };
  },
  base: addPath(createNorthSea(ruleset), 'seaBattles.north-sea'),
  passes: 'defender: { power: uk, units: { dd: 1 }, forces: [{ power: us, units: { dd: 1 } }] }',
  fails: `
    defender: { power: uk, forces: [{ power: us, units: { dd: 1 } }] }
    #                  ^^ The UK is named as a defender of north-sea but has no \`units\`
  `,
  fixed: 'defender: { forces: [{ power: us, units: { dd: 1 } }] }',
});
