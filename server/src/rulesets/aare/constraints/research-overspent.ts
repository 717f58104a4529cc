import { at } from '../../../model/place';
import { hasReached } from '../../axis-and-allies/turn';
import { planCost } from '../facts/research';
import { sectionOf } from '../rules';
import { powerName, sentence } from '../wording';
import { example, type AareConstraint } from './constraint';

export const researchOverspent: AareConstraint = {
  code: 'research-overspent',
  rule: 'research-cost',
  severity: 'warning',
  title: 'Nobody spends more on research than he has',
  scope: 'scenario',
  *check(scenario) {
    const { research = [], turn, powers = {} } = scenario;
    // What is in hand after the research phase is what is left of it.
    if (turn === undefined || hasReached('purchase-units', scenario)) return;
    const { treasury } = powers[turn.power] ?? {};
    if (treasury === undefined) return;
    let spent = 0;
    for (const plan of research) {
      if (plan.power !== turn.power || plan.round !== turn.round) continue;
      spent += plan.paid ?? planCost(plan, scenario).total;
      if (spent <= treasury) continue;
      yield {
        message: `With ${plan.id} ${powerName(plan.power)} spends ${spent} IPCs on research in this round, but it has ${treasury} (${sectionOf('research-cost')}). Buy fewer rolls, or correct \`treasury\`.`,
        place: at(plan, 'rolls'),
        related: [
          {
            message: `${sentence(powerName(plan.power))} has ${treasury}.`,
            place: at(powers[turn.power]!, 'treasury'),
          },
        ],
      };
    }
  },
  examples: {
    passes: [
      example`
        ruleset: aare
        turn: { round: 2, power: germany, phase: research }
        powers: { germany: { side: axis, treasury: 40 } }
        research:
          - { id: jets, round: 1, power: germany, technology: jet-fighters, rolls: 4 }
          - { id: subs, round: 2, power: germany, technology: super-submarines, rolls: 4 }
          - { id: bombers, round: 2, power: germany, technology: heavy-bombers, rolls: 4 }
      `,
    ],
    fails: [
      example`
        ruleset: aare
        turn: { round: 2, power: germany, phase: research }
        powers: { germany: { side: axis, treasury: 30 } }
        research:
          - { id: subs, round: 2, power: germany, technology: super-submarines, rolls: 4 }
          - { id: bombers, round: 2, power: germany, technology: heavy-bombers, rolls: 4 }
        #                                                                              ^
      `,
    ],
  },
};
