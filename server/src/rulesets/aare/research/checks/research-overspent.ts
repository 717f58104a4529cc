import { hasReached } from '../../../axis-and-allies/turn';
import { laboratories } from '../../scenarios';
import { placeAt, cite, type AareCheck } from '../../kit';
import { formatPower, capitalize } from '../../wording';
import { computeSharedCost, computePlanCost } from '../costs';

export const researchOverspent: AareCheck = {
  rule: 'research-cost',
  severity: 'warning',
  title: 'A power spends no more on research than it has',
  *check(scenario) {
    const { research = [], turn, powers = {} } = scenario;
    // After the research phase, the cash in hand no longer includes what was spent on it.
    if (turn === undefined || hasReached('purchase-units', scenario)) return;
    const { treasury } = powers[turn.power] ?? {};
    if (treasury === undefined) return;
    let spent = 0;
    for (const plan of research) {
      if (plan.power !== turn.power || plan.round !== turn.round) continue;
      spent += plan.paid ?? computeSharedCost(plan, scenario) ?? computePlanCost(plan, scenario).total;
      if (spent <= treasury) continue;
      yield {
        message: `With ${plan.id}, ${formatPower(plan.power)} spends ${spent} IPCs on research this round, but it has only ${treasury}${cite('research-cost')}. Buy fewer rolls, or correct \`treasury\`.`,
        place: placeAt(plan, 'rolls'),
        related: [
          {
            message: `${capitalize(formatPower(plan.power))} has ${treasury}.`,
            place: placeAt(powers[turn.power]!, 'treasury'),
          },
        ],
      };
    }
  },
  base: laboratories,
  passes: `
    powers:
      germany: { side: axis, treasury: 16 }
  `,
  fails: `
    powers:
      germany: { side: axis, treasury: 15 }
    research:
      - { id: subs, round: 1, power: germany, technology: super-submarines, rolls: 4 }
    #                                                                              ^ spends 16 IPCs on research this round
  `,
};
