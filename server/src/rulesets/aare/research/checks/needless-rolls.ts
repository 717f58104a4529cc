import { set } from '../../../../model/edit';
import { at } from '../../../../model/place';
import { examplesOf, under } from '../../../case';
import type { AareConstraint } from '../../constraint';
import { numbers } from '../../numbers';
import { sectionOf } from '../../rules';
import { laboratories } from '../../scenarios';
import { powerName, sentence, technologyName } from '../../wording';
import { purchasesOf } from '../purchases';

export const needlessRolls: AareConstraint = {
  code: 'needless-rolls',
  rule: 'six-rolls',
  severity: 'information',
  title: 'Nobody buys more rolls than bring the technology',
  scope: 'scenario',
  *check(scenario) {
    for (const { plans, rolls, number } of purchasesOf(scenario)) {
      const rule = number === 1 ? 'six-rolls' : 'second-purchase';
      const enough = numbers[rule].rolls;
      const plan = plans.at(-1)!;
      const rest = plan.rolls - (rolls - enough);
      if (rolls <= enough) continue;
      yield {
        message: `${sentence(powerName(plan.power))} has ${technologyName(plan.technology)} with ${enough} rolls ${number === 1 ? 'in a turn' : 'the second time'}, without a success, and buys ${rolls} (${sectionOf(rule)}). ${enough} are enough.`,
        place: at(plan, 'rolls'),
        fixes: rest > 0 ? [{ title: `Buy ${rest}`, edits: [set(plan, 'rolls', rest)] }] : [],
      };
    }
  },
  examples: examplesOf({
    on: under(laboratories, 'research'),
    passes: '- { id: subs, round: 1, power: germany, technology: super-submarines, rolls: 6 }',
    fails: `
      - { id: subs, round: 1, power: germany, technology: super-submarines, rolls: 7 }
      #                                                                            ^ Germany has super submarines with 6 rolls in a turn
    `,
    otherFixes: {
      'Buy 6': '- { id: subs, round: 1, power: germany, technology: super-submarines, rolls: 6 }',
    },
  }),
};
