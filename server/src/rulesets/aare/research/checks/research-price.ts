import { laboratories } from '../../scenarios';
import { addPath, type AareCheck } from '../../kit';
import { checkPrices } from '../prices';

export const researchPrice: AareCheck = {
  rule: 'research-cost',
  title: 'What was paid for research is its price',
  check: (scenario) => checkPrices(scenario, false),
  base: addPath(laboratories, 'research'),
  passes: '- { id: subs, round: 1, power: germany, technology: super-submarines, rolls: 4, paid: 16 }',
  fails: `
    - { id: subs, round: 1, power: germany, technology: super-submarines, rolls: 4, paid: 20 }
    #                                                                                     ^^ Germany paid 20 IPCs, but 4 rolls for super submarines cost 16
  `,
  fixed: '- { id: subs, round: 1, power: germany, technology: super-submarines, rolls: 4, paid: 16 }',
};
