import { numbers } from '../../numbers';
import { laboratories } from '../../scenarios';
import { at, cite, examplesOf, set, under, type AareConstraint } from '../../vocabulary';
import { powerName, sentence, technologyName } from '../../wording';
import { purchasesOf } from '../purchases';

export const needlessRolls: AareConstraint = {
  code: 'needless-rolls',
  rule: 'six-rolls',
  severity: 'information',
  title: 'Nobody buys more rolls than a technology needs',
  *check(scenario) {
    for (const { plans, rolls, number } of purchasesOf(scenario)) {
      const rule = number === 1 ? 'six-rolls' : 'second-purchase';
      const enough = numbers[rule].rolls;
      const plan = plans.at(-1)!;
      const rest = plan.rolls - (rolls - enough);
      if (rolls <= enough) continue;
      yield {
        message: `${sentence(powerName(plan.power))} buys ${rolls} rolls for ${technologyName(plan.technology)}, but ${enough} ${number === 1 ? 'in a turn' : 'the second time'} are enough to get it without a success${cite(rule)}. Buy ${enough} in all.`,
        place: at(plan, 'rolls'),
        fixes: rest > 0 ? [{ title: `Buy ${rest} here`, edits: [set(plan, 'rolls', rest)] }] : [],
      };
    }
  },
  examples: examplesOf({
    on: under(laboratories, 'research'),
    passes: '- { id: subs, round: 1, power: germany, technology: super-submarines, rolls: 6 }',
    fails: `
      - { id: subs, round: 1, power: germany, technology: super-submarines, rolls: 7 }
      #                                                                            ^ 6 in a turn are enough to get it without a success
    `,
  }),
};
