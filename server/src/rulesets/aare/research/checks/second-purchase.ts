import { numbers } from '../../numbers';
import { laboratories } from '../../scenarios';
import { at, cite, examplesOf, set, under, type AareConstraint } from '../../vocabulary';
import { counted, powerName, sentence, technologyName } from '../../wording';
import { tooFewRolls } from '../purchases';
import { sharersOf } from '../sharing';

export const secondPurchase: AareConstraint = {
  code: 'second-purchase',
  rule: 'second-purchase',
  title: `The second purchase of a technology has at least ${numbers['second-purchase'].rolls} rolls`,
  *check(scenario) {
    for (const { purchase, least, plan, wanted } of tooFewRolls(scenario)) {
      const { power, technology } = plan;
      if (purchase.number === 1 || sharersOf(plan, scenario).certain.length > 0) continue;
      yield {
        message: `${sentence(powerName(power))} rolls for ${technologyName(technology)} again and buys ${counted(purchase.rolls, 'roll')}, but it must buy at least ${least}, and then gets the technology even without a success${cite('second-purchase')}. Buy ${least}.`,
        place: at(plan, 'rolls'),
        fixes: [{ title: `Buy ${least} rolls`, edits: [set(plan, 'rolls', wanted)], preferred: true }],
      };
    }
  },
  examples: examplesOf({
    on: under(laboratories, 'research'),
    passes: '- { id: more-subs, round: 2, power: germany, technology: super-submarines, rolls: 2 }',
    fails: `
      - { id: more-subs, round: 2, power: germany, technology: super-submarines, rolls: 1 }
      #                                                                                 ^ Germany rolls for super submarines again
    `,
    fixed: '- { id: more-subs, round: 2, power: germany, technology: super-submarines, rolls: 2 }',
  }),
};
