import { set } from '../../../../model/edit';
import { at } from '../../../../model/place';
import { examplesOf, under } from '../../../case';
import type { AareConstraint } from '../../constraint';
import { numbers } from '../../numbers';
import { sectionOf } from '../../rules';
import { laboratories } from '../../scenarios';
import { counted, powerName, sentence, technologyName } from '../../wording';
import { tooFewRolls } from '../purchases';
import { alliesWith } from '../rolls';

export const firstPurchase: AareConstraint = {
  code: 'first-purchase',
  rule: 'first-purchase',
  severity: 'error',
  title: `The first purchase of a technology has at least ${numbers['first-purchase'].rolls} rolls`,
  scope: 'scenario',
  *check(scenario) {
    for (const { purchase, least, plan, wanted } of tooFewRolls(scenario)) {
      const { power, technology } = plan;
      if (purchase.number > 1 || alliesWith(power, technology, scenario).length > 0) continue;
      yield {
        message: `${sentence(powerName(power))} buys ${counted(purchase.rolls, 'roll')} for ${technologyName(technology)} the first time, but at least ${least} must be bought then (${sectionOf('first-purchase')}). Buy ${least}; if it has rolled for them before, say so under \`earlierResearch\`.`,
        place: at(plan, 'rolls'),
        fixes: [{ title: `Buy ${least} rolls`, edits: [set(plan, 'rolls', wanted)], preferred: true }],
      };
    }
  },
  examples: examplesOf({
    on: under(laboratories, 'research'),
    passes: `
      - { id: subs, round: 1, power: germany, technology: super-submarines, rolls: 4 }
      - { id: more-subs, round: 2, power: germany, technology: super-submarines, rolls: 2 }
    `,
    fails: `
      - { id: subs, round: 1, power: germany, technology: super-submarines, rolls: 3 }
      #                                                                            ^ Germany buys 3 rolls for super submarines the first time
    `,
    fixed: '- { id: subs, round: 1, power: germany, technology: super-submarines, rolls: 4 }',
  }),
};
