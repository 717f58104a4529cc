import { at } from '../../../../model/place';
import { reading } from '../../options';
import { examplesOf, type WifConstraint } from '../../constraint';
import { chooseReading, takeOut } from '../../fixes';
import { subCombat } from '../../scenarios';
import { cite } from '../../rules';

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
      message: `The Convoy Section counts as a section for surface and naval air combat only: ordinary submarine combat strikes nothing in it${cite('convoy-section-no-prey', { option: 'subCombatElsewhere' })}. Take it out.`,
      place: at(sections, index),
      fixes: [
        takeOut(sections, index, 'Take the Convoy Section out'),
        chooseReading(header, 'subCombatElsewhere', 'targets'),
      ],
    };
  },
  examples: examplesOf({
    on: subCombat,
    passes: `
      navalCombats:
        - id: biscay-subs
          sections: [0, 2]
    `,
    fails: `
      navalCombats:
        - id: biscay-subs
          sections: [0, 2, convoy]
          #                ^^^^^^ ordinary submarine combat strikes nothing in it
    `,
    otherFixes: {
      'Take the Convoy Section out': `
        navalCombats:
          - id: biscay-subs
            sections: [0, 2]
      `,
      'Set the option subCombatElsewhere to targets': 'options: { subCombatElsewhere: targets }',
    },
  }),
};
