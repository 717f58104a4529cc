import { laboratories } from '../../scenarios';
import { at, cite, examplesOf, set, type AareConstraint } from '../../vocabulary';
import { counted, powerName, sentence, technologyName } from '../../wording';
import { tooFewRolls } from '../purchases';
import { alliesWith } from '../rolls';

export const sharedMinimum: AareConstraint = {
  code: 'shared-minimum',
  rule: 'shared-technology-minimum',
  title: 'Minimum purchases hold for what an ally has, too',
  *check(scenario) {
    for (const { purchase, least, plan, wanted } of tooFewRolls(scenario)) {
      const { power, technology } = plan;
      const [ally] = alliesWith(power, technology, scenario);
      if (ally === undefined) continue;
      yield {
        message: `${sentence(powerName(power))} buys ${counted(purchase.rolls, 'roll')} for ${technologyName(technology)}: they cost less because ${powerName(ally)} has the technology, but it must still buy at least ${least}${cite('shared-technology-minimum')}. Buy ${least}.`,
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
      #                                                                              ^ they cost less because Japan has the technology
    `,
    fixed: `
      research:
        - { id: subs, round: 1, power: germany, technology: super-submarines, rolls: 4 }
    `,
  }),
};
