import { laboratories } from '../../scenarios';
import { at, cite, examplesOf, set, type AareConstraint } from '../../vocabulary';
import { counted, powerName, sentence, technologyName } from '../../wording';
import { tooFewRolls } from '../purchases';
import { sharersOf } from '../sharing';

export const sharedMinimum: AareConstraint = {
  code: 'shared-minimum',
  rule: 'shared-technology-minimum',
  title: 'A minimum purchase still applies when an ally has the technology',
  *check(scenario) {
    for (const { purchase, least, plan, wanted } of tooFewRolls(scenario)) {
      const { power, technology } = plan;
      const [ally] = sharersOf(plan, scenario).certain;
      if (ally === undefined) continue;
      yield {
        message: `${sentence(powerName(power))} buys ${counted(purchase.rolls, 'roll')} for ${technologyName(technology)}. They cost less because ${powerName(ally)} has it, but ${powerName(power)} must still buy at least ${least}${cite('shared-technology-minimum')}. Buy ${least}.`,
        place: at(plan, 'rolls'),
        fixes: [{ title: `Buy ${least} rolls`, edits: [set(plan, 'rolls', wanted)], preferred: true }],
      };
    }
  },
  examples: examplesOf({
    on: laboratories,
    passes: `
      powers:
        japan: { side: axis, technologies: [super-submarines] }
    `,
    fails: `
      powers:
        japan: { side: axis, technologies: [super-submarines] }
      research:
        - { id: subs, round: 1, power: germany, technology: super-submarines, rolls: 2 }
      #                                                                              ^ They cost less because Japan has it
    `,
    fixed: `
      research:
        - { id: subs, round: 1, power: germany, technology: super-submarines, rolls: 4 }
    `,
  }),
};
