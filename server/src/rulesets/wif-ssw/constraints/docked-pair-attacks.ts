import { remove } from '../../../model/edit';
import { at } from '../../../model/place';
import { dockedPartner } from '../facts/participants';
import { example, type WifConstraint } from '../constraint';
import { chooseReading, leaveOut } from '../fixes';
import { keptOut } from '../groups';

export const dockedPairAttacks: WifConstraint = {
  code: 'docked-pair-attacks',
  rule: 'docked-pair-price',
  severity: 'warning',
  title: 'A submarine that is docked with a milchcow does not attack',
  part: 'engagements',
  scope: 'part',
  *check(engagement, header) {
    for (const { unit } of keptOut(engagement, header, 'docked-pair-price')) {
      yield {
        message: `${unit.id} is docked with ${dockedPartner(unit, engagement.subs)}, so it does not attack (1.6, option \`dockedPairAttacks\`). Leave it out, or undock it.`,
        place: at(unit, 'id'),
        fixes: [
          leaveOut(unit),
          ...(unit.dockedWith === undefined
            ? []
            : [{ title: `Undock ${unit.id}`, edits: [remove(unit, 'dockedWith')] }]),
          chooseReading(header, 'dockedPairAttacks', 'yes'),
        ],
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
      example`
        ruleset: wif-ssw
        options: { dockedPairAttacks: yes }
        engagements:
          - id: biscay
            weather: fine
            subs:
              units:
                - { id: flotilla-1, type: sub, attack: 4, section: 2, dockedWith: u-459 }
                - { id: u-459, type: sub, attack: 1, section: 2, milchcow: true, joins: false }
            convoy: { convoyPoints: 12 }
      `,
    ],
    fails: [
      example`
        ruleset: wif-ssw
        engagements:
          - id: biscay
            weather: fine
            subs:
              units:
                - { id: flotilla-7, type: sub, attack: 3, section: 3 }
                - { id: flotilla-1, type: sub, attack: 4, section: 2, dockedWith: u-459 }
        #               ^^^^^^^^^^
                - { id: u-459, type: sub, attack: 1, section: 2, milchcow: true, joins: false }
            convoy: { convoyPoints: 12 }
      `,
    ],
  },
};
