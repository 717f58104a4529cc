import { set } from '../../../../model/edit';
import { at } from '../../../../model/place';
import { sentence } from '../../../../model/wording';
import { powerName } from '../../wording';
import { examplesOf, type WifConstraint } from '../../constraint';
import { cite } from '../../rules';
import { biscay } from '../../scenarios';
import { leaveOut } from '../../fixes';
import { keptOut } from '../kept-out';

export const ownerPassed: WifConstraint = {
  code: 'owner-passed',
  rule: 'owner-acted',
  severity: 'error',
  title: 'The owner of a participating submarine did not pass',
  part: 'engagements',
  scope: 'part',
  *check(engagement, header) {
    for (const { unit, owner = '', obstacle } of keptOut(engagement, header, 'owner-acted')) {
      const power = header.powers?.[owner];
      yield {
        message: `${sentence(powerName(owner))} passed this impulse, so ${unit.id} cannot take part in strategic submarine warfare${cite('owner-acted')}. Leave it out, or change \`action\` of \`${owner}\`.`,
        place: at(unit, 'id'),
        related: [{ message: `${sentence(powerName(owner))} passed here.`, place: obstacle.from }],
        fixes: [
          { ...leaveOut(unit), preferred: true },
          ...(power ? [{ title: 'Change the action to naval', edits: [set(power, 'action', 'naval')] }] : []),
        ],
      };
    }
  },
  examples: examplesOf({
    on: biscay,
    passes: `
      powers:
        germany: { side: axis, action: land, atWarWith: [cw] }
        cw: { side: allied, action: pass }
    `,
    fails: `
      powers:
        germany: { side: axis, action: pass, atWarWith: [cw] }
      engagements:
        - id: biscay
          subs:
            units:
              - { id: flotilla-7, type: sub, attack: 3, section: 3 }
              #       ^^^^^^^^^^ Germany passed this impulse
    `,
    fixed: `
      engagements:
        - id: biscay
          subs:
            units:
              - { id: flotilla-7, type: sub, attack: 3, section: 3, joins: false }
    `,
    otherFixes: {
      'Change the action to naval': `
        powers:
          germany: { side: axis, action: naval, atWarWith: [cw] }
      `,
    },
  }),
};
