import { example, type WifConstraint } from '../constraint';
import { torpedoFindings } from './torpedo-period';

export const torpedoZero: WifConstraint = {
  code: 'torpedo-zero',
  rule: 'torpedo-zero',
  severity: 'error',
  title: 'A US submarine whose torpedoes leave it an attack of 0 stays out',
  part: 'engagements',
  scope: 'part',
  check: (engagement, header) =>
    torpedoFindings(
      engagement,
      header,
      'torpedo-zero',
      (unit) => `The torpedoes of ${unit.id} leave it an attack of 0 in section ${unit.section} in this weather`,
    ),
  examples: {
    passes: [
      example`
        ruleset: wif-ssw
        turn: { year: 1942, months: may-jun }
        powers:
          us: { side: allied, action: naval, atWarSince: { year: 1941, months: nov-dec } }
          japan: { side: axis }
        engagements:
          - id: marianas
            weather: fine
            subs:
              power: us
              units:
                - { id: gato, type: sub, attack: 4, section: 3 }
            convoy: { power: japan, convoyPoints: 8 }
      `,
    ],
    fails: [
      example`
        ruleset: wif-ssw
        turn: { year: 1942, months: may-jun }
        powers:
          us: { side: allied, action: naval, atWarSince: { year: 1941, months: nov-dec } }
          japan: { side: axis }
        engagements:
          - id: marianas
            weather: rain
            subs:
              power: us
              units:
                - { id: gato, type: sub, attack: 3, section: 2 }
        #                                                    ^
            convoy: { power: japan, convoyPoints: 8 }
      `,
    ],
  },
};
