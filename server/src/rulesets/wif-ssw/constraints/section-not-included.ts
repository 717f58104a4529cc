import { append } from '../../../model/edit';
import { at } from '../../../model/place';
import { included } from '../facts/naval-combat';
import { sectionName } from '../wording';
import { example, type WifConstraint } from '../constraint';

export const sectionNotIncluded: WifConstraint = {
  code: 'section-not-included',
  rule: 'convoy-section-surface',
  severity: 'warning',
  title: 'The units of the defender are in the sections that are included',
  part: 'navalCombats',
  scope: 'references',
  *check({ sections, defender }, _header, ids) {
    if (sections === undefined) return;
    for (const { unit, section, place } of included(defender, ids)) {
      // a unit that does not say its section is wherever the combat takes it to be
      if (unit.section === undefined || sections.includes(section)) continue;
      yield {
        message: `${unit.id} is in ${sectionName(section)}, which is not among the included sections (1.3.1, 1.3.2). Include the section, or take the unit out.`,
        place,
        related: [{ message: 'The included sections.', place: at(sections) }],
        fixes: [{ title: `Include ${sectionName(section)}`, edits: [append(sections, section)] }],
      };
    }
  },
  examples: {
    passes: [
      example`
        ruleset: wif-ssw
        navalCombats:
          - id: biscay-surface
            kind: surface
            sections: [2, convoy]
            attacker: { units: [{ id: scharnhorst, type: scs, cost1: 4, section: 3 }] }
            defender:
              units:
                - { id: jervis-bay, type: scs, cost1: 1, section: convoy }
                - { id: rodney, type: scs, cost1: 4, section: 2 }
      `,
    ],
    fails: [
      example`
        ruleset: wif-ssw
        navalCombats:
          - id: biscay-surface
            kind: surface
            sections: [2, convoy]
            attacker: { units: [{ id: scharnhorst, type: scs, cost1: 4, section: 3 }] }
            defender:
              units:
                - { id: jervis-bay, type: scs, cost1: 1, section: convoy }
                - { id: rodney, type: scs, cost1: 4, section: 1 }
        #               ^^^^^^
      `,
    ],
  },
};
