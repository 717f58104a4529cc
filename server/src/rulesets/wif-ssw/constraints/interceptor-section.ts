import { set } from '../../../model/edit';
import { at } from '../../../model/place';
import { sectionName } from '../wording';
import { example, type WifConstraint } from '../constraint';

export const interceptorSection: WifConstraint = {
  code: 'interceptor-section',
  rule: 'interception-into-convoy-section',
  severity: 'error',
  title: 'Naval air interception flies into the Convoy Section',
  part: 'engagements',
  scope: 'part',
  *check({ interception }) {
    for (const unit of interception?.units ?? []) {
      if (unit.section === undefined || unit.section === 'convoy') continue;
      yield {
        message: `${unit.id} flies into ${sectionName(unit.section)}, but naval air interception may only be flown into the Convoy Section (1.2.2). Change the section.`,
        place: at(unit, 'section'),
        fixes: [
          { title: `Fly ${unit.id} into the Convoy Section`, edits: [set(unit, 'section', 'convoy')], preferred: true },
        ],
      };
    }
  },
  examples: {
    passes: [
      example`
        ruleset: wif-ssw
        engagements:
          - id: biscay
            weather: fine
            subs: { units: [{ id: flotilla-7, type: sub, attack: 3, section: 3 }] }
            convoy: { convoyPoints: 12 }
            interception:
              units:
                - { id: liberator, type: nav, airToSea: 3 }
                - { id: sunderland, type: nav, airToSea: 2, section: convoy }
      `,
    ],
    fails: [
      example`
        ruleset: wif-ssw
        engagements:
          - id: biscay
            weather: fine
            subs: { units: [{ id: flotilla-7, type: sub, attack: 3, section: 3 }] }
            convoy: { convoyPoints: 12 }
            interception:
              units:
                - { id: liberator, type: nav, airToSea: 3, section: 4 }
        #                                                           ^
      `,
    ],
  },
};
