import { set } from '../../../../model/edit';
import { at } from '../../../../model/place';
import { examplesOf, under } from '../../../case';
import type { AareConstraint } from '../../constraint';
import type { DamageBefore } from '../../data';
import { reading } from '../../options';
import { sectionOf } from '../../rules';
import { ruhr } from '../../scenarios';

export const damageBefore: AareConstraint = {
  code: 'damage-before',
  rule: 'raid-damage',
  severity: 'error',
  title: 'A territory has not lost more this turn than its value',
  scope: 'scenario',
  *check(scenario) {
    const { strategicBombingRaids = [], rocketStrikes = [] } = scenario;
    for (const attack of [...strategicBombingRaids, ...rocketStrikes]) {
      const { value, damageBefore: lost } = attack;
      if (lost === undefined) continue;
      const territory = attack.territory ?? attack.id;
      const above = (['raids', 'rockets'] as const).filter((weapon) => (lost[weapon] ?? 0) > value);
      for (const weapon of above) {
        yield {
          message: `${territory} cannot have lost ${lost[weapon]} IPCs by ${weapon} this turn: its value, ${value}, is the most (${sectionOf(weapon === 'raids' ? 'raid-damage' : 'rocket-damage')}). Write what it lost, or correct the value.`,
          place: at<DamageBefore>(lost, weapon),
          fixes: [{ title: `Set it to ${value}`, edits: [set<DamageBefore>(lost, weapon, value)] }],
        };
      }
      const both = (lost.raids ?? 0) + (lost.rockets ?? 0);
      if (above.length > 0 || both <= value || reading(scenario, 'economicCap') !== 'single') continue;
      yield {
        message: `${territory} cannot have lost ${both} IPCs this turn: with the option \`economicCap: single\` raids and rockets together take at most its value, ${value} (${sectionOf('raid-damage')}). Write what it lost, or choose another reading.`,
        place: at(attack, 'damageBefore'),
      };
    }
  },
  examples: examplesOf({
    on: under(ruhr, 'strategicBombingRaids.ruhr'),
    passes: 'damageBefore: { raids: 6, rockets: 10 }',
    fails: `
      damageBefore: { raids: 12 }
      #                      ^^ ruhr cannot have lost 12 IPCs by raids this turn
    `,
    otherFixes: {
      'Set it to 10': 'damageBefore: { raids: 10 }',
    },
  }),
};
