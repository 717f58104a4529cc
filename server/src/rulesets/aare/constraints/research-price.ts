import { example, type AareConstraint } from './constraint';
import { priceFindings } from './prices';

export const researchPrice: AareConstraint = {
  code: 'research-price',
  rule: 'research-cost',
  severity: 'error',
  title: 'What was paid for research is its price',
  scope: 'scenario',
  check: (scenario) => priceFindings(scenario, false),
  examples: {
    passes: [
      example`
        ruleset: aare
        powers: { germany: { side: axis } }
        research:
          - { id: subs, round: 1, power: germany, technology: super-submarines, rolls: 4, paid: 16 }
          - { id: rockets, round: 1, power: germany, technology: rockets, rolls: 4, paid: 20 }
      `,
    ],
    fails: [
      example`
        ruleset: aare
        powers: { germany: { side: axis } }
        research:
          - { id: subs, round: 1, power: germany, technology: super-submarines, rolls: 4, paid: 20 }
        #                                                                                       ^^
      `,
    ],
  },
};
