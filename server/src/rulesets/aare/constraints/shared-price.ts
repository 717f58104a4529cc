import { example, type AareConstraint } from './constraint';
import { priceFindings } from './prices';

export const sharedPrice: AareConstraint = {
  code: 'shared-price',
  rule: 'shared-technology',
  severity: 'error',
  title: 'What was paid for a technology of an ally is the lower price',
  scope: 'scenario',
  check: (scenario) => priceFindings(scenario, true),
  examples: {
    passes: [
      example`
        ruleset: aare
        turn: { round: 2, power: germany }
        powers: { germany: { side: axis }, japan: { side: axis, technologies: [super-submarines] } }
        research:
          - { id: rockets, round: 1, power: germany, technology: rockets, rolls: 4, paid: 20 }
          - { id: subs, round: 2, power: germany, technology: super-submarines, rolls: 4, paid: 12 }
      `,
    ],
    fails: [
      example`
        ruleset: aare
        turn: { round: 2, power: germany }
        powers: { germany: { side: axis }, japan: { side: axis, technologies: [super-submarines] } }
        research:
          - { id: subs, round: 2, power: germany, technology: super-submarines, rolls: 4, paid: 16 }
        #                                                                                       ^^
      `,
    ],
  },
};
