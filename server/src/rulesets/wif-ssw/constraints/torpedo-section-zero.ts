import { example, type WifConstraint } from '../constraint';
import { torpedoFindings } from './torpedo-period';

export const torpedoSectionZero: WifConstraint = {
  code: 'torpedo-section-zero',
  rule: 'torpedo-section-zero',
  severity: 'error',
  title: 'No US submarine attacks from section 0 in the torpedo period',
  part: 'engagements',
  scope: 'part',
  check: (engagement, header) =>
    torpedoFindings(
      engagement,
      header,
      'torpedo-section-zero',
      (unit) => `A submarine in section 0 attacks with 1, and the torpedoes of ${unit.id} make that 0`,
    ),
  examples: {
    passes: [
      example`
        ruleset: wif-ssw
        turn: { year: 1943, months: jul-aug }
        powers:
          us: { side: allied, action: naval, atWarSince: { year: 1941, months: nov-dec } }
          japan: { side: axis }
        engagements:
          - id: marianas
            weather: fine
            subs:
              power: us
              units:
                - { id: gato, type: sub, attack: 6, section: 0 }
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
            weather: fine
            subs:
              power: us
              units:
                - { id: gato, type: sub, attack: 6, section: 0 }
        #                                                    ^
            convoy: { power: japan, convoyPoints: 8 }
      `,
    ],
  },
};
