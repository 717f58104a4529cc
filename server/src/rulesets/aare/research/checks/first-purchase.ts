import { researchNumbers } from '../rules';
import { laboratories } from '../../scenarios';
import { placeAt, cite, setMember, addPath, createPreferredFix, type AareCheck } from '../../kit';
import { pluralize, formatPower, capitalize, formatTechnology } from '../../wording';
import { findTooFewRolls } from '../purchases';
import { findSharers } from '../sharing';

export const firstPurchase: AareCheck = {
  rule: 'first-purchase',
  title: `The first purchase of a technology has at least ${researchNumbers['first-purchase'].rolls} rolls`,
  *check(scenario) {
    for (const { purchase, minimum, plan, requiredRolls } of findTooFewRolls(scenario)) {
      const { power, technology } = plan;
      if (purchase.number > 1 || findSharers(plan, scenario).certain.length > 0) continue;
      yield {
        message: `${capitalize(formatPower(power))} buys ${pluralize(purchase.rolls, 'roll')} for ${formatTechnology(technology)}, but a first purchase has at least ${minimum}${cite('first-purchase')}. Buy ${minimum}, or list an earlier purchase under \`earlierResearch\`.`,
        place: placeAt(plan, 'rolls'),
        fixes: [createPreferredFix(`Buy ${minimum} rolls`, setMember(plan, 'rolls', requiredRolls))],
      };
    }
  },
  base: addPath(laboratories, 'research'),
  passes: `
    - { id: subs, round: 1, power: germany, technology: super-submarines, rolls: 4 }
    - { id: more-subs, round: 2, power: germany, technology: super-submarines, rolls: 2 }
  `,
  fails: `
    - { id: subs, round: 1, power: germany, technology: super-submarines, rolls: 3 }
    #                                                                            ^ a first purchase has at least 4
  `,
  fixed: '- { id: subs, round: 1, power: germany, technology: super-submarines, rolls: 4 }',
};
