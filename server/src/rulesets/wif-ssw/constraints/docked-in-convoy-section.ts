import { remove } from '../../../model/edit';
import { at } from '../../../model/place';
import { isSub, type Group } from '../data';
import { example, type WifConstraint } from '../constraint';

export const dockedInConvoySection: WifConstraint = {
  code: 'docked-in-convoy-section',
  rule: 'no-docking-in-convoy-section',
  severity: 'error',
  title: 'Nothing is docked with a milchcow in the Convoy Section',
  scope: 'scenario',
  *check({ engagements = [], navalCombats = [] }) {
    const groups: readonly Group[] = [
      ...engagements.flatMap(({ subs, convoy }) => [subs, convoy]),
      ...navalCombats.flatMap(({ attacker, defender }) => [attacker, defender]),
    ];
    for (const unit of groups.flatMap(({ units = [] }) => units)) {
      if (!isSub(unit) || unit.dockedWith === undefined || unit.section !== 'convoy') continue;
      yield {
        message: `${unit.id} is docked with ${unit.dockedWith} in the Convoy Section, where milchcows and submarines cannot dock (1.6). Undock them, or name the section of the seabox that they are in.`,
        place: at(unit, 'dockedWith'),
        fixes: [{ title: `Undock ${unit.id}`, edits: [remove(unit, 'dockedWith')], preferred: true }],
      };
    }
  },
  examples: {
    passes: [
      example`
        ruleset: wif-ssw
        engagements:
          - id: biscay
            weather: fine
            subs:
              units:
                - { id: flotilla-7, type: sub, attack: 3, section: 3 }
                - { id: flotilla-1, type: sub, attack: 4, section: 2, dockedWith: u-459, joins: false }
                - { id: u-459, type: sub, attack: 1, section: 2, milchcow: true, joins: false }
            convoy: { convoyPoints: 12 }
      `,
    ],
    fails: [
      example`
        ruleset: wif-ssw
        engagements:
          - id: marianas
            weather: fine
            subs: { units: [{ id: gato, type: sub, attack: 4, section: 4 }] }
            convoy:
              convoyPoints: 12
              units:
                - { id: i-10, type: sub, attack: 3, section: convoy, dockedWith: i-351 }
        #                                                                        ^^^^^
                - { id: i-351, type: sub, attack: 1, section: convoy, milchcow: true }
      `,
    ],
  },
};
