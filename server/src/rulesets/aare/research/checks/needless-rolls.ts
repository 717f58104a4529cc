import { researchNumbers } from '../rules';
import { laboratories } from '../../scenarios';
import { placeAt, cite, setMember, addPath, offer, type AareCheck } from '../../kit';
import { formatPower, capitalize, formatTechnology } from '../../wording';
import { listPurchases } from '../purchases';

export const needlessRolls: AareCheck = {
  rule: 'six-rolls',
  severity: 'information',
  title: 'Nobody buys more rolls than a technology needs',
  *check(scenario) {
    for (const { plans, rolls, number } of listPurchases(scenario)) {
      const rule = number === 1 ? 'six-rolls' : 'second-purchase';
      const sufficientRolls = researchNumbers[rule].rolls;
      const plan = plans.at(-1)!;
      const remaining = plan.rolls - (rolls - sufficientRolls);
      if (rolls <= sufficientRolls) continue;
      yield {
        message: `${capitalize(formatPower(plan.power))} buys ${rolls} rolls for ${formatTechnology(plan.technology)}, but ${sufficientRolls} ${number === 1 ? 'in a turn' : 'the second time'} are enough to get it without a success${cite(rule)}. Buy ${sufficientRolls} in all.`,
        place: placeAt(plan, 'rolls'),
        fixes: remaining > 0 ? [offer(`Buy ${remaining} here`, setMember(plan, 'rolls', remaining))] : [],
      };
    }
  },
  base: addPath(laboratories, 'research'),
  passes: '- { id: subs, round: 1, power: germany, technology: super-submarines, rolls: 6 }',
  fails: `
    - { id: subs, round: 1, power: germany, technology: super-submarines, rolls: 7 }
    #                                                                            ^ 6 in a turn are enough to get it without a success
  `,
};
