import { once } from '../../../once';
import { at, cite, examplesOf, remove, under, type WifConstraint } from '../../constraint';
import { isSub, type Group, type SubUnit } from '../../data';
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
    for (const group of groups)
      for (const unit of dockedThere(group)) {
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

type Docked = SubUnit & { readonly dockedWith: string };

/** The submarines of a group in the Convoy Section that are docked. */
const dockedThere = once(({ units = [] }: Group): readonly Docked[] =>
  units.filter((unit): unit is Docked => isSub(unit) && unit.section === 'convoy' && unit.dockedWith !== undefined),
);
