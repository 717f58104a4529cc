import { remove } from '../../../model/edit';
import { at } from '../../../model/place';
import { sectionOf } from '../rules';
import { numbers } from '../rules/numbers';
import { nationName, sentence } from '../wording';
import { example, type AwawConstraint } from './constraint';
import { allUnits } from './units';

const { max } = numbers['advanced-submarines'];

export const advancedSubmarines: AwawConstraint = {
  code: 'advanced-submarines',
  rule: 'advanced-submarines',
  severity: 'warning',
  title: 'Who has advanced submarines, and how many',
  scope: 'scenario',
  *check(scenario, ids) {
    const factors = new Map<string, number>();
    for (const { unit, nation } of allUnits(scenario, ids)) {
      if (unit.type !== 'sub' || unit.advanced !== true || nation === undefined) continue;
      const all = (factors.get(nation) ?? 0) + (unit.count ?? 1);
      factors.set(nation, all);
      const wrong =
        nation === 'japan'
          ? 'Japan never has advanced submarines'
          : all > max
            ? `${sentence(nationName(nation))} has ${all} factors of advanced submarines, and research gives at most ${max}`
            : undefined;
      if (wrong === undefined) continue;
      yield {
        message: `${wrong} (${sectionOf('advanced-submarines')}). Let ${unit.id} be usual ones.`,
        place: at(unit, 'advanced'),
        fixes: [{ title: 'Let them be usual ones', edits: [remove(unit, 'advanced')], preferred: true }],
      };
    }
  },
  examples: {
    passes: [
      example`
        ruleset: awaw
        nations: { germany: { side: axis } }
        ports:
          - id: kiel
            nation: germany
            units: [{ id: walters, type: sub, count: 6, advanced: true }, { id: u-boats, type: sub, count: 20 }]
      `,
    ],
    fails: [
      example`
        ruleset: awaw
        nations: { germany: { side: axis } }
        ports:
          - id: kiel
            nation: germany
            units: [{ id: walters, type: sub, count: 6, advanced: true }, { id: more, type: sub, advanced: true }]
        #                                                                                                  ^^^^
      `,
      example`
        ruleset: awaw
        nations: { japan: { side: axis } }
        ports: [{ id: truk, nation: japan, units: [{ id: i-boats, type: sub, advanced: true }] }]
        #                                                                              ^^^^
      `,
    ],
  },
};
