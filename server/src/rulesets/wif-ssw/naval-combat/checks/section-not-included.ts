import { appendItem, placeAt, cite, addPath, offer, type WifCheck } from '../../kit';
import { getReading } from '../../options';
import { surfaceCombat } from '../../scenarios';
import { formatSection } from '../../wording';
import { listIncluded } from '../ships';

export const sectionNotIncluded: WifCheck = {
  rule: 'convoy-section-surface',
  title: 'The units of the defender are in the sections that are included',
  part: 'navalCombats',
  scope: 'references',
  *check({ kind, sections, defender }, header, ids) {
    if (sections === undefined) return;
    for (const { unit, section, place } of listIncluded(defender, ids)) {
      // a unit without a section is where the combat assumes it, unless it was in the Convoy Section before
      if ((unit.section === undefined && section !== 'convoy') || sections.includes(section)) continue;
      yield {
        message: `${unit.id} is in ${formatSection(section)}, which is not among the included sections${cite('convoy-section-surface', 'convoy-section-naval-air')}. Include the section, or remove the unit.`,
        place,
        related: [{ message: 'The included sections.', place: placeAt(sections) }],
        // Submarine combat strikes nothing in the Convoy Section.
        fixes:
          section === 'convoy' && kind === 'sub' && getReading(header, 'subCombatElsewhere') !== 'targets'
            ? []
            : [offer(`Include ${formatSection(section)}`, appendItem(sections, section))],
      };
    }
  },
  base: addPath(surfaceCombat, 'navalCombats.biscay-surface'),
  passes: 'defender/units: - { id: norfolk, type: scs, cost1: 2, section: 2 }',
  fails: `
    defender/units:
      - { id: norfolk, type: scs, cost1: 2, section: 1 }
      #       ^^^^^^^ norfolk is in section 1
  `,
};
