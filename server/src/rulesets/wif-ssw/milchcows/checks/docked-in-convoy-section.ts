import { at, cite, examplesOf, remove, under, type WifConstraint } from '../../constraint';
import type { Group } from '../../data';
import { refuelling } from '../../scenarios';

export const dockedInConvoySection: WifConstraint = {
  code: 'docked-in-convoy-section',
  rule: 'no-docking-in-convoy-section',
  title: 'Nothing is docked with a milchcow in the Convoy Section',
  *check({ engagements = [], navalCombats = [] }) {
    const groups: readonly Group[] = [
      ...engagements.flatMap(({ subs, convoy }) => [subs, convoy]),
      ...navalCombats.flatMap(({ attacker, defender }) => [attacker, defender]),
    ];
    for (const { units = [] } of groups)
      for (const unit of units) {
        if (unit.type !== 'sub' || unit.section !== 'convoy' || unit.dockedWith === undefined) continue;
        yield {
          message: `${unit.id} is docked with ${unit.dockedWith} in the Convoy Section, where nothing can dock${cite('no-docking-in-convoy-section')}. Undock it, or correct the section.`,
          place: at(unit, 'dockedWith'),
          fixes: [{ title: `Undock ${unit.id}`, edits: [remove(unit, 'dockedWith')], preferred: true }],
        };
      }
  },
  examples: examplesOf({
    on: under(refuelling, 'engagements.biscay.subs.units'),
    passes: `
      - { id: flotilla-1, type: sub, attack: 4, section: convoy, joins: false }
      - { id: u-459, type: sub, attack: 1, section: convoy, milchcow: true, joins: false }
    `,
    fails: `
      - { id: flotilla-1, type: sub, attack: 4, section: convoy, dockedWith: u-459, joins: false }
      #                                                                      ^^^^^ docked with u-459 in the Convoy Section
      - { id: u-459, type: sub, attack: 1, section: convoy, milchcow: true, joins: false }
    `,
    fixed: '- { id: flotilla-1, type: sub, attack: 4, section: convoy, joins: false }',
  }),
};
