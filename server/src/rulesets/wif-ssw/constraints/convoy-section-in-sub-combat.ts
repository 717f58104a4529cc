import { at } from '../../../model/place';
import { reading } from '../options';
import { example, type WifConstraint } from '../constraint';
import { chooseReading, takeOut } from '../fixes';

export const convoySectionInSubCombat: WifConstraint = {
  code: 'convoy-section-in-sub-combat',
  rule: 'convoy-section-no-prey',
  severity: 'error',
  title: 'The Convoy Section is no prey of ordinary submarine combat',
  part: 'navalCombats',
  scope: 'part',
  *check({ kind, sections = [] }, header) {
    const index = sections.indexOf('convoy');
    if (kind !== 'sub' || index < 0 || reading(header, 'subCombatElsewhere') === 'targets') return;
    yield {
      message: `The Convoy Section counts as a section for surface and naval air combat only: ordinary submarine combat strikes nothing in it (1.3.3, option \`subCombatElsewhere\`). Take it out.`,
      place: at(sections, index),
      fixes: [
        takeOut(sections, index, 'Take the Convoy Section out'),
        chooseReading(header, 'subCombatElsewhere', 'targets'),
      ],
    };
  },
  examples: {
    passes: [
      example`
        ruleset: wif-ssw
        navalCombats:
          - id: biscay-subs
            kind: sub
            sections: [0, 2]
            attacker: { units: [{ id: flotilla-7, type: sub, attack: 3, section: 3 }] }
            defender: { convoyPoints: 4, convoyPointsInConvoySection: 12 }
      `,
    ],
    fails: [
      example`
        ruleset: wif-ssw
        navalCombats:
          - id: biscay-subs
            kind: sub
            sections: [0, convoy]
        #                 ^^^^^^
            attacker: { units: [{ id: flotilla-7, type: sub, attack: 3, section: 3 }] }
            defender: { convoyPoints: 4, convoyPointsInConvoySection: 12 }
      `,
    ],
  },
};
