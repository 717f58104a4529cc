import { set } from '../../../model/edit';
import { at } from '../../../model/place';
import { sectionName } from '../wording';
import { example, type WifConstraint } from '../constraint';

export const convoyUnitSection: WifConstraint = {
  code: 'convoy-unit-section',
  rule: 'ssw-participants',
  severity: 'information',
  title: 'Of the convoy side only the Convoy Section takes part',
  part: 'engagements',
  scope: 'part',
  *check({ convoy }) {
    for (const unit of convoy.units ?? []) {
      if (unit.section === undefined || unit.section === 'convoy') continue;
      yield {
        message: `${unit.id} is in ${sectionName(unit.section)}, so it has no part in this combat: of the convoy side only what is in the Convoy Section takes part (1.2.5.1). Move it there, or take it out.`,
        place: at(unit, 'section'),
        fixes: [{ title: `Move ${unit.id} to the Convoy Section`, edits: [set(unit, 'section', 'convoy')] }],
        unnecessary: true,
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
            convoy:
              convoyPoints: 12
              convoyPointsInZeroSection: 4
              units:
                - { id: escort-group, type: asw, asw: 2 }
      `,
    ],
    fails: [
      example`
        ruleset: wif-ssw
        engagements:
          - id: biscay
            weather: fine
            subs: { units: [{ id: flotilla-7, type: sub, attack: 3, section: 3 }] }
            convoy:
              convoyPoints: 12
              units:
                - { id: escort-group, type: asw, asw: 2, section: 0 }
        #                                                         ^
      `,
    ],
  },
};
