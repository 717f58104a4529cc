import { placeAt, cite, setMember, addPath, createPreferredFix, type WifCheck } from '../../kit';
import { biscay } from '../../scenarios';
import { formatSection } from '../../wording';

export const interceptorSection: WifCheck = {
  rule: 'interception-into-convoy-section',
  title: 'Naval air interception flies into the Convoy Section',
  part: 'engagements',
  *check({ interception }) {
    for (const unit of interception?.units ?? []) {
      if (unit.section === undefined || unit.section === 'convoy') continue;
      yield {
        message: `${unit.id} flies into ${formatSection(unit.section)}, but interceptors fly into the Convoy Section only${cite('interception-into-convoy-section')}. Change its section.`,
        place: placeAt(unit, 'section'),
        fixes: [createPreferredFix(`Move ${unit.id} to the Convoy Section`, setMember(unit, 'section', 'convoy'))],
      };
    }
  },
  base: addPath(biscay, 'engagements.biscay'),
  passes: 'interception: { units: [{ id: sunderland, type: nav, airToSea: 2, section: convoy }] }',
  fails: `
    interception: { units: [{ id: sunderland, type: nav, airToSea: 2, section: 4 }] }
    #                                                                          ^ sunderland flies into section 4
  `,
  fixed: 'interception: { units: [{ id: sunderland, type: nav, airToSea: 2, section: convoy }] }',
};
