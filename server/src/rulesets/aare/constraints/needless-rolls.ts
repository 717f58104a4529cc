import { set } from '../../../model/edit';
import { at } from '../../../model/place';
import { sectionOf } from '../rules';
import { numbers } from '../rules/numbers';
import { powerName, sentence, technologyName } from '../wording';
import { example, type AareConstraint } from './constraint';
import { purchasesOf } from './purchases';

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
  examples: {
    passes: [
      example`
        ruleset: aare
        powers: { us: { side: allies } }
        research:
          - { id: bombers, round: 1, power: us, technology: heavy-bombers, rolls: 6 }
          - { id: jets, round: 1, power: us, technology: jet-fighters, rolls: 4 }
          - { id: more-jets, round: 2, power: us, technology: jet-fighters, rolls: 2 }
      `,
    ],
    fails: [
      example`
        ruleset: aare
        powers: { us: { side: allies, earlierResearch: [jet-fighters] } }
        research:
          - { id: bombers, round: 1, power: us, technology: heavy-bombers, rolls: 7 }
        #                                                                         ^
          - { id: jets, round: 1, power: us, technology: jet-fighters, rolls: 4 }
        #                                                                     ^
      `,
    ],
  },
};
