import { placeAt, cite, removeItem, type WifCheck } from '../../kit';
import { chooseReading } from '../../fixes';
import { getReading } from '../../options';
import { subCombat } from '../../scenarios';

export const convoySectionInSubCombat: WifCheck = {
  rule: 'convoy-section-no-prey',
  title: 'Ordinary submarine combat cannot target the Convoy Section',
  part: 'navalCombats',
  *check({ kind, sections = [], defender }, header) {
    const index = sections.indexOf('convoy');
    if (kind !== 'sub' || index < 0 || getReading(header, 'subCombatElsewhere') === 'targets') return;
    const { members = [], units = [] } = defender;
    // Units there would be in no included section.
    const isEmpty = members.length === 0 && units.every(({ section }) => section !== 'convoy');
    yield {
      message: `Submarine combat strikes nothing in the Convoy Section${cite('convoy-section-no-prey', { option: 'subCombatElsewhere' })}. Remove it.`,
      place: placeAt(sections, index),
      fixes: [
        ...(isEmpty ? [removeItem(sections, index, 'Remove the Convoy Section')] : []),
        chooseReading(header, 'subCombatElsewhere', 'targets'),
      ],
    };
  },
  base: subCombat,
  passes: 'navalCombats/biscay-subs: sections: [0, 2]',
  fails: `
    navalCombats/biscay-subs:
      sections: [0, 2, convoy]
      #                ^^^^^^ Submarine combat strikes nothing in the Convoy Section
  `,
};
