import { researchNumbers } from '../rules';
import { laboratories } from '../../scenarios';
import { placeAt, cite, setMember, addPath, createPreferredFix, type AareCheck } from '../../kit';
import { pluralize, formatPower, capitalize, formatTechnology } from '../../wording';
import { findTooFewRolls } from '../purchases';
import { findSharers } from '../sharing';

export const secondPurchase: AareCheck = {
  rule: 'second-purchase',
  title: `The second purchase of a technology has at least ${researchNumbers['second-purchase'].rolls} rolls`,
  *check(scenario) {
    for (const { purchase, minimum, plan, requiredRolls } of findTooFewRolls(scenario)) {
      const { power, technology } = plan;
      if (purchase.number === 1 || findSharers(plan, scenario).certain.length > 0) continue;
      yield {
        message: `${capitalize(formatPower(power))} rolls for ${formatTechnology(technology)} again and buys ${pluralize(purchase.rolls, 'roll')}, but it must buy at least ${minimum}, and then gets the technology even without a success${cite('second-purchase')}. Buy ${minimum}.`,
        place: placeAt(plan, 'rolls'),
        fixes: [createPreferredFix(`Buy ${minimum} rolls`, setMember(plan, 'rolls', requiredRolls))],
      };
    }
  },
  base: addPath(laboratories, 'research'),
  passes: '- { id: more-subs, round: 2, power: germany, technology: super-submarines, rolls: 2 }',
  fails: `
    - { id: more-subs, round: 2, power: germany, technology: super-submarines, rolls: 1 }
    #                                                                                 ^ Germany rolls for super submarines again
  `,
  fixed: '- { id: more-subs, round: 2, power: germany, technology: super-submarines, rolls: 2 }',
};
