import { at } from '../../../model/place';
import { example, type WifConstraint } from './constraint';
import { leaveOut } from './fixes';
import { keptOut } from './groups';
import { torpedoFixes, torpedoRelated } from './torpedo-period';

export const torpedoSectionZero: WifConstraint = {
  code: 'torpedo-section-zero',
  rule: 'torpedo-section-zero',
  severity: 'error',
  title: 'No US submarine attacks from section 0 in the torpedo period',
  part: 'engagements',
  scope: 'part',
  *check(engagement, header) {
    for (const { unit, owner } of keptOut(engagement, header, 'torpedo-section-zero')) {
      const escape = torpedoFixes(unit, engagement, header);
      yield {
        message: `A submarine in section 0 attacks with 1, and the torpedoes of ${unit.id} make that 0, so it cannot take part in strategic submarine warfare (1.8). Leave it out${escape.length > 0 ? ', or attack from a higher section' : ''}.`,
        place: at(unit, 'section'),
        related: torpedoRelated(owner, header),
        fixes: [{ ...leaveOut(unit), preferred: true }, ...escape],
      };
    }
  },
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
