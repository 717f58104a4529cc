import { hasReached, turnOf } from '../../../axis-and-allies/turn';
import type { ResearchPlan, Scenario } from '../../data';
import { laboratories } from '../../scenarios';
import { at, cite, examplesOf, remove, under, type AareConstraint } from '../../vocabulary';
import { powerName, sentence, technologyName } from '../../wording';
import { purchasesOf } from '../purchases';
import { grantedBy } from '../rolls';

export const technologyHad: AareConstraint = {
  code: 'technology-had',
  rule: 'second-purchase',
  severity: 'warning',
  title: 'Nobody rolls for a technology already gained',
  *check(scenario) {
    const { research = [] } = scenario;
    const granted = new Map<string, ResearchPlan>();
    for (const { plans, rolls, number } of purchasesOf(scenario)) {
      const [plan] = plans;
      const { power, technology } = plan;
      const before = granted.get(`${power} ${technology}`);
      if (before !== undefined || isPast(plan, scenario)) {
        const when = before === undefined ? '' : ` from ${before.id}`;
        yield {
          message: `${sentence(powerName(power))} already has ${technologyName(technology)}${when}, so there is nothing to roll for${cite('second-purchase')}. Remove the purchase.`,
          place: at(plan, 'technology'),
          ...(before && { related: [{ message: 'The purchase that brought it.', place: at(before, 'rolls') }] }),
          fixes: [{ title: 'Remove the purchase', edits: [remove(research, research.indexOf(plan))] }],
        };
      } else if (grantedBy({ ...plan, rolls }, number) !== undefined) {
        granted.set(`${power} ${technology}`, plan);
      }
    }
  },
  examples: examplesOf({
    on: under(laboratories, 'research'),
    passes: '- { id: more-subs, round: 2, power: germany, technology: super-submarines, rolls: 2 }',
    fails: `
      - { id: subs, round: 1, power: germany, technology: super-submarines, rolls: 6 }
      - { id: more-subs, round: 2, power: germany, technology: super-submarines, rolls: 2 }
      #                                                        ^^^^^^^^^^^^^^^^ Germany already has super submarines from subs
    `,
  }),
};

/** True if the technology was in effect before this purchase. This is certain only for purchases that are still to come. */
function isPast({ power, technology, round }: ResearchPlan, scenario: Scenario): boolean {
  const { turn, powers } = scenario;
  if (turn === undefined || round === undefined) return false;
  if (powers?.[power]?.technologies?.includes(technology) !== true) return false;
  if (round !== turn.round) return round > turn.round;
  const standing = turnOf(power, scenario);
  if (standing === 'under-way') return turn.phase !== undefined && !hasReached('mobilize-units', scenario);
  return standing === 'to-come';
}
