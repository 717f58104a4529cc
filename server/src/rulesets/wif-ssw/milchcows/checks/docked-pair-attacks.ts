import { remove } from '../../../../model/edit';
import { at } from '../../../../model/place';
import { examplesOf, type WifConstraint } from '../../constraint';
import { chooseReading, leaveOut } from '../../fixes';
import { keptOut } from '../../initiation/kept-out';
import { refuelling } from '../../scenarios';
import { cite } from '../../rules';
import { dockedPartner } from '../docked';

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
        message: `${unit.id} is docked with ${dockedPartner(unit, engagement.subs)}, so it does not attack${cite('docked-pair-price', { option: 'dockedPairAttacks' })}. Leave it out, or undock it.`,
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
  examples: examplesOf({
    on: refuelling,
    passes: `
      engagements:
        - id: biscay
          subs:
            units:
              - { id: flotilla-1, type: sub, attack: 4, section: 2 }
    `,
    fails: `
      engagements:
        - id: biscay
          subs:
            units:
              - { id: flotilla-1, type: sub, attack: 4, section: 2, dockedWith: u-459 }
              #       ^^^^^^^^^^ flotilla-1 is docked with u-459, so it does not attack
    `,
    otherFixes: {
      'Leave flotilla-1 out': `
        engagements:
          - id: biscay
            subs:
              units:
                - { id: flotilla-1, type: sub, attack: 4, section: 2, dockedWith: u-459, joins: false }
      `,
      'Undock flotilla-1': `
        engagements:
          - id: biscay
            subs:
              units:
                - { id: flotilla-1, type: sub, attack: 4, section: 2 }
      `,
      'Change the option dockedPairAttacks to yes': "options: { dockedPairAttacks: 'yes' }",
    },
  }),
};
