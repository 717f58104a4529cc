import { remove } from '../../../../model/edit';
import { at } from '../../../../model/place';
import { powerName, sentence, zoneName } from '../../wording';
import { cite, examplesOf, northSea, under, type Setting, type SharedConstraint } from '../setting';

export const powerWithoutUnits = ({ ruleset }: Setting): SharedConstraint => ({
  code: 'power-without-units',
  rule: 'sea-battle-forces',
  severity: 'warning',
  title: 'A power that is named beside forces has units',
  part: 'seaBattles',
  *check(battle) {
    const { defender } = battle;
    const { power, units, forces = [] } = defender;
    if (power === undefined || units !== undefined || forces.length === 0) return;
    yield {
      message: `${sentence(powerName(power))} is named as a defender of ${zoneName(battle)} but has no \`units\`, so only the powers of \`forces\` defend${cite('sea-battle-forces')}. Add its units, or remove the power.`,
      place: at(defender, 'power'),
      unnecessary: true,
      fixes: [{ title: 'Remove the power', edits: [remove(defender, 'power')], preferred: true }],
    };
  },
  examples: examplesOf({
    on: under(northSea(ruleset), 'seaBattles.north-sea'),
    passes: 'defender: { power: uk, units: { dd: 1 }, forces: [{ power: us, units: { dd: 1 } }] }',
    fails: `
      defender: { power: uk, forces: [{ power: us, units: { dd: 1 } }] }
      #                  ^^ The UK is named as a defender of north-sea but has no \`units\`
    `,
    fixed: 'defender: { forces: [{ power: us, units: { dd: 1 } }] }',
  }),
});
