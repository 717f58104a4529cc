import { placeAt, cite, setMember, addPath, offer, type WifCheck } from '../../kit';
import { biscay } from '../../scenarios';
import { formatSection } from '../../wording';

export const convoyUnitSection: WifCheck = {
  rule: 'ssw-participants',
  severity: 'information',
  title: 'On the convoy side only the Convoy Section takes part',
  part: 'engagements',
  *check({ convoy }) {
    for (const unit of convoy.units ?? []) {
      if (unit.section === undefined || unit.section === 'convoy') continue;
      yield {
        message: `${unit.id} is in ${formatSection(unit.section)}, but on the convoy side only the Convoy Section takes part${cite('ssw-participants')}. Move it there, or remove it.`,
        place: placeAt(unit, 'section'),
        fixes: [offer(`Move ${unit.id} to the Convoy Section`, setMember(unit, 'section', 'convoy'))],
        unnecessary: true,
      };
    }
  },
  base: addPath(biscay, 'engagements.biscay.convoy.units'),
  passes: '- { id: escort-group, type: asw, asw: 2, section: convoy }',
  fails: `
    - { id: escort-group, type: asw, asw: 2, section: 0 }
    #                                                 ^ escort-group is in section 0
  `,
};
