import { laboratories } from '../../scenarios';
import { placeAt, cite, setMember, createPreferredFix, type AareCheck } from '../../kit';
import { pluralize, formatPower, capitalize, formatTechnology } from '../../wording';
import { findTooFewRolls } from '../purchases';
import { findSharers } from '../sharing';

export const sharedMinimum: AareCheck = {
  rule: 'shared-technology-minimum',
  title: 'A minimum purchase still applies when an ally has the technology',
  *check(scenario) {
    for (const { purchase, minimum, plan, requiredRolls } of findTooFewRolls(scenario)) {
      const { power, technology } = plan;
      const [ally] = findSharers(plan, scenario).certain;
      if (ally === undefined) continue;
      yield {
        message: `${capitalize(formatPower(power))} buys ${pluralize(purchase.rolls, 'roll')} for ${formatTechnology(technology)}. They cost less because ${formatPower(ally)} has it, but ${formatPower(power)} must still buy at least ${minimum}${cite('shared-technology-minimum')}. Buy ${minimum}.`,
        place: placeAt(plan, 'rolls'),
        fixes: [createPreferredFix(`Buy ${minimum} rolls`, setMember(plan, 'rolls', requiredRolls))],
      };
    }
  },
  base: laboratories,
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
};
