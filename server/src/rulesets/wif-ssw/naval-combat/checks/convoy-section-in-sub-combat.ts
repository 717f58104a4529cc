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
      message: `Submarine combat strikes nothing in the Convoy Section${cite('convoy-section-no-prey', { option: 'subCombatElsewhere' })}. Remove it.`,
      place: at(sections, index),
      fixes: [
        takeOut(sections, index, 'Remove the Convoy Section'),
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
          #                ^^^^^^ Submarine combat strikes nothing in the Convoy Section
    `,
    otherFixes: {
      'Remove the Convoy Section': `
        navalCombats:
          - id: biscay-subs
            sections: [0, 2]
      `,
      'Change the option subCombatElsewhere to targets': 'options: { subCombatElsewhere: targets }',
    },
  }),
};
