import type { ResearchPlan } from '../../data';
import { laboratories } from '../../scenarios';
import { placeAt, cite, addPath, type AareCheck } from '../../kit';

export const researchOrder: AareCheck = {
  rule: 'second-purchase',
  severity: 'warning',
  title: 'Purchases are listed in the order in which they are made',
  *check({ research = [] }) {
    const last = new Map<string, ResearchPlan>();
    for (const plan of research) {
      const { round, power, technology } = plan;
      if (round === undefined) continue;
      const before = last.get(`${power} ${technology}`);
      if (before?.round !== undefined && round < before.round) {
        yield {
          message: `${plan.id} of round ${round} stands after ${before.id} of round ${before.round}: the order tells which purchase comes first${cite('second-purchase')}. Move ${plan.id} before ${before.id}.`,
          place: placeAt(plan, 'round'),
          related: [{ message: 'The later purchase.', place: placeAt(before, 'round') }],
        };
      } else last.set(`${power} ${technology}`, plan);
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
