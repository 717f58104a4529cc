import { hasReached, getTurnProgress } from '../../../axis-and-allies/turn';
import type { ResearchPlan, Scenario } from '../../data';
import { laboratories } from '../../scenarios';
import { placeAt, cite, removeMember, addPath, offer, type AareCheck } from '../../kit';
import { formatPower, capitalize, formatTechnology } from '../../wording';
import { listPurchases } from '../purchases';
import { findGrantingRule } from '../rolls';

export const technologyHad: AareCheck = {
  rule: 'second-purchase',
  severity: 'warning',
  title: 'Nobody rolls for a technology already gained',
  *check(scenario) {
    const { research = [] } = scenario;
    const grants = new Map<string, ResearchPlan>();
    for (const { plans, rolls, number } of listPurchases(scenario)) {
      const [plan] = plans;
      const { power, technology } = plan;
      const grantingPlan = grants.get(`${power} ${technology}`);
      if (grantingPlan !== undefined || wasInEffectBefore(plan, scenario)) {
        const sourceNote = grantingPlan === undefined ? '' : ` from ${grantingPlan.id}`;
        yield {
          message: `${capitalize(formatPower(power))} already has ${formatTechnology(technology)}${sourceNote}, so there is nothing to roll for${cite('second-purchase')}. Remove the purchase.`,
          place: placeAt(plan, 'technology'),
          ...(grantingPlan && {
            related: [{ message: 'The purchase that brought it.', place: placeAt(grantingPlan, 'rolls') }],
          }),
          fixes: [offer('Remove the purchase', removeMember(research, research.indexOf(plan)))],
        };
      } else if (findGrantingRule({ ...plan, rolls }, number) !== undefined) {
        grants.set(`${power} ${technology}`, plan);
      }
    }
  },
  base: addPath(laboratories, 'research'),
  passes: '- { id: more-subs, round: 2, power: germany, technology: super-submarines, rolls: 2 }',
  fails: `
    - { id: subs, round: 1, power: germany, technology: super-submarines, rolls: 6 }
    - { id: more-subs, round: 2, power: germany, technology: super-submarines, rolls: 2 }
    #                                                        ^^^^^^^^^^^^^^^^ Germany already has super submarines from subs
  `,
};

/** True if the technology was in effect before this purchase. This is certain only for purchases that are still to come. */
function wasInEffectBefore({ power, technology, round }: ResearchPlan, scenario: Scenario): boolean {
  const { turn, powers } = scenario;
  if (turn === undefined || round === undefined) return false;
  if (powers?.[power]?.technologies?.includes(technology) !== true) return false;
  if (round !== turn.round) return round > turn.round;
  const progress = getTurnProgress(power, scenario);
  if (progress === 'under-way') return turn.phase !== undefined && !hasReached('mobilize-units', scenario);
  return progress === 'to-come';
}
