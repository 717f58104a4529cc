import { memoize } from '../../../memoize';
import { placeAt, cite, removeMember, addPath, createPreferredFix, type WifCheck } from '../../kit';
import { isSub, type Engagement, type Group, type NavalCombat, type SubUnit, type Unit } from '../../data';
import { refuelling } from '../../scenarios';

export const dockedInConvoySection: WifCheck = {
  rule: 'no-docking-in-convoy-section',
  title: 'Nothing is docked with a milchcow in the Convoy Section',
  *check({ engagements = [], navalCombats = [] }) {
    for (const combats of [engagements, navalCombats] as const)
      for (const unit of combats.flatMap((combat: Engagement | NavalCombat) => listDockedSubmarines(combat))) {
        yield {
          message: `${unit.id} is docked with ${unit.dockedWith} in the Convoy Section, where nothing can dock${cite('no-docking-in-convoy-section')}. Undock it, or correct the section.`,
          place: placeAt(unit, 'dockedWith'),
          fixes: [createPreferredFix(`Undock ${unit.id}`, removeMember(unit, 'dockedWith'))],
        };
      }
  },
  base: addPath(refuelling, 'engagements.biscay.subs.units'),
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
};

type DockedSub = SubUnit & { readonly dockedWith: string };

/** The submarines of a combat in the Convoy Section that are docked. */
const listDockedSubmarines = memoize((combat: Engagement | NavalCombat): readonly DockedSub[] =>
  listGroups(combat).flatMap(({ units = [] }) => units.filter(isDockedInConvoySection)),
);

function listGroups(combat: Engagement | NavalCombat): readonly Group[] {
  return 'subs' in combat ? [combat.subs, combat.convoy] : [combat.attacker, combat.defender];
}

function isDockedInConvoySection(unit: Unit): unit is DockedSub {
  return isSub(unit) && unit.section === 'convoy' && unit.dockedWith !== undefined;
}
