import { numbers } from '../../numbers';
import { laboratories } from '../../scenarios';
import { at, cite, examplesOf, set, under, type AareConstraint } from '../../vocabulary';
import { counted, powerName, sentence, technologyName } from '../../wording';
import { tooFewRolls } from '../purchases';
import { sharersOf } from '../sharing';

export const firstPurchase: AareConstraint = {
  code: 'first-purchase',
  rule: 'first-purchase',
  title: `The first purchase of a technology has at least ${numbers['first-purchase'].rolls} rolls`,
  *check(scenario) {
    for (const { purchase, least, plan, wanted } of tooFewRolls(scenario)) {
      const { power, technology } = plan;
      if (purchase.number > 1 || sharersOf(plan, scenario).certain.length > 0) continue;
      yield {
        message: `${sentence(powerName(power))} buys ${counted(purchase.rolls, 'roll')} for ${technologyName(technology)}, but a first purchase has at least ${least}${cite('first-purchase')}. Buy ${least}, or list an earlier purchase under \`earlierResearch\`.`,
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
      #                                                                            ^ a first purchase has at least 4
    `,
    fixed: '- { id: subs, round: 1, power: germany, technology: super-submarines, rolls: 4 }',
  }),
};
