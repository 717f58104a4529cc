import type { ResearchPlan } from '../../data';
import { laboratories } from '../../scenarios';
import { placeAt, cite, addPath, type AareCheck } from '../../kit';

export const researchOrder: AareCheck = {
  rule: 'second-purchase',
  severity: 'warning',
  title: 'Purchases are listed in the order in which they are made',
  *check({ research = [] }) {
    const latestPlans = new Map<string, ResearchPlan>();
    for (const plan of research) {
      const { round, power, technology } = plan;
      if (round === undefined) continue;
      const precedingPlan = latestPlans.get(`${power} ${technology}`);
      if (precedingPlan?.round !== undefined && round < precedingPlan.round) {
        yield {
          message: `${plan.id} of round ${round} stands after ${precedingPlan.id} of round ${precedingPlan.round}: the order tells which purchase comes first${cite('second-purchase')}. Move ${plan.id} before ${precedingPlan.id}.`,
          place: placeAt(plan, 'round'),
          related: [{ message: 'The later purchase.', place: placeAt(precedingPlan, 'round') }],
        };
      } else latestPlans.set(`${power} ${technology}`, plan);
    }
  },
  base: addPath(laboratories, 'research'),
  passes: '- { id: more-subs, round: 1, power: germany, technology: super-submarines, rolls: 2 }',
  fails: `
    - { id: subs, round: 2, power: germany, technology: super-submarines, rolls: 4 }
    - { id: more-subs, round: 1, power: germany, technology: super-submarines, rolls: 2 }
    #                         ^ more-subs of round 1 stands after subs of round 2
  `,
};
