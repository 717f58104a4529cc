import { set } from '../../../model/edit';
import { at } from '../../../model/place';
import { sectionName } from '../wording';
import { examplesOf, under, type WifConstraint } from '../constraint';
import { biscay } from '../scenarios';

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
  examples: examplesOf({
    on: under(biscay, 'engagements.biscay.convoy.units'),
    passes: '- { id: escort-group, type: asw, asw: 2, section: convoy }',
    fails: `
      - { id: escort-group, type: asw, asw: 2, section: 0 }
      #                                                 ^ escort-group is in section 0
    `,
    otherFixes: {
      'Move escort-group to the Convoy Section': '- { id: escort-group, type: asw, asw: 2, section: convoy }',
    },
  }),
};
