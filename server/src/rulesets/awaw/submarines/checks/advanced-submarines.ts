import { placeAt, cite, removeMember, capitalize, createPreferredFix, type AwawCheck } from '../../kit';
import { nationsAtWar } from '../../scenarios';
import { listUnits } from '../../units';
import { formatNation } from '../../wording';
import { submarineNumbers } from '../rules';

const { max } = submarineNumbers['advanced-submarines'];

export const advancedSubmarines: AwawCheck = {
  rule: 'advanced-submarines',
  severity: 'warning',
  title: 'Who has advanced submarines, and how many',
  *check(scenario, ids) {
    const factorsByNation = new Map<string, number>();
    for (const { unit, nation } of listUnits(scenario, ids)) {
      if (unit.type !== 'sub' || unit.advanced !== true || nation === undefined) continue;
      const totalFactors = (factorsByNation.get(nation) ?? 0) + (unit.count ?? 1);
      factorsByNation.set(nation, totalFactors);
      const objection =
        nation === 'japan'
          ? 'Japan never has advanced submarines'
          : totalFactors > max
            ? `${capitalize(formatNation(nation))} has ${totalFactors} factors of advanced submarines; research gives at most ${max}`
            : undefined;
      if (objection === undefined) continue;
      yield {
        message: `${objection}${cite('advanced-submarines')}. Remove \`advanced\` from ${unit.id}.`,
        place: placeAt(unit, 'advanced'),
        fixes: [createPreferredFix('Remove `advanced`', removeMember(unit, 'advanced'))],
      };
    }
  },
  base: nationsAtWar,
  passes: `
    ports: [{ id: kiel, nation: germany, units: [{ id: walters, type: sub, count: 6, advanced: true }] }]
  `,
  fails: `
    ports: [{ id: kiel, nation: germany, units: [{ id: walters, type: sub, count: 7, advanced: true }] }]
    #                                                                                          ^^^^ at most 6
  `,
  fixed: 'ports: [{ id: kiel, nation: germany, units: [{ id: walters, type: sub, count: 7 }] }]',
};
