import { at } from '../../../../model/place';
import { examplesOf, under } from '../../../case';
import type { AareConstraint } from '../../constraint';
import type { ResearchPlan } from '../../data';
import { sectionOf } from '../../rules';
import { laboratories } from '../../scenarios';
import { powerName } from '../../wording';

export const researchOrder: AareConstraint = {
  code: 'research-order',
  rule: 'second-purchase',
  severity: 'warning',
  title: 'Purchases stand in the order in which they are made',
  scope: 'scenario',
  *check({ research = [] }) {
    const last = new Map<string, ResearchPlan>();
    for (const plan of research) {
      const { round, power, technology } = plan;
      if (round === undefined) continue;
      const before = last.get(`${power} ${technology}`);
      if (before?.round !== undefined && round < before.round) {
        yield {
          message: `${plan.id} is of round ${round}, but stands after ${before.id} of round ${before.round}: the order tells which purchase of ${powerName(power)} is the first and which the second (${sectionOf('second-purchase')}). Put ${plan.id} before ${before.id}.`,
          place: at(plan, 'round'),
          related: [{ message: 'The later purchase.', place: at(before, 'round') }],
        };
      } else last.set(`${power} ${technology}`, plan);
    }
  },
  examples: examplesOf({
    on: under(laboratories, 'research'),
    passes: '- { id: more-subs, round: 1, power: germany, technology: super-submarines, rolls: 2 }',
    fails: `
      - { id: subs, round: 2, power: germany, technology: super-submarines, rolls: 4 }
      - { id: more-subs, round: 1, power: germany, technology: super-submarines, rolls: 2 }
      #                         ^ more-subs is of round 1, but stands after subs of round 2
    `,
  }),
};
