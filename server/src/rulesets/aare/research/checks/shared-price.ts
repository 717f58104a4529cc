import { laboratories } from '../../scenarios';
import { type AareCheck } from '../../kit';
import { checkPrices } from '../prices';

export const sharedPrice: AareCheck = {
  rule: 'shared-technology',
  title: 'What was paid for a technology of an ally is the lower price',
  check: (scenario) => checkPrices(scenario, true),
  base: laboratories,
  passes: `
    powers:
      japan: { side: axis, technologies: [super-submarines] }
    research:
      - { id: subs, round: 1, power: germany, technology: super-submarines, rolls: 4, paid: 12 }
  `,
  fails: `
    powers:
      japan: { side: axis, technologies: [super-submarines] }
    research:
      - { id: subs, round: 1, power: germany, technology: super-submarines, rolls: 4, paid: 16 }
    #                                                                                       ^^ because an ally has the technology
  `,
  fixed: `
    research:
      - { id: subs, round: 1, power: germany, technology: super-submarines, rolls: 4, paid: 12 }
  `,
};
