import { set } from '../../../model/edit';
import { at } from '../../../model/place';
import { powerName, sentence } from '../wording';
import { example, type WifConstraint } from '../constraint';
import { leaveOut } from '../fixes';
import { keptOut } from '../groups';

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
        message: `${sentence(powerName(owner))} passed this impulse, so ${unit.id} cannot take part in strategic submarine warfare (1.2.1). Leave it out, or change \`action\` of \`${owner}\`.`,
        place: at(unit, 'id'),
        related: [{ message: `${sentence(powerName(owner))} passed here.`, place: obstacle.from }],
        fixes: [
          { ...leaveOut(unit), preferred: true },
          ...(power ? [{ title: 'Change the action to naval', edits: [set(power, 'action', 'naval')] }] : []),
        ],
      };
    }
  },
  examples: {
    passes: [
      example`
        ruleset: wif-ssw
        powers:
          germany: { side: axis, action: land }
          cw: { side: allied, action: pass }
        engagements:
          - id: biscay
            weather: fine
            subs:
              power: germany
              units:
                - { id: flotilla-7, type: sub, attack: 3, section: 3 }
            convoy: { power: cw, convoyPoints: 12 }
      `,
    ],
    fails: [
      example`
        ruleset: wif-ssw
        powers:
          germany: { side: axis, action: pass }
          cw: { side: allied }
        engagements:
          - id: biscay
            weather: fine
            subs:
              power: germany
              units:
                - { id: flotilla-7, type: sub, attack: 3, section: 3 }
        #               ^^^^^^^^^^
            convoy: { power: cw, convoyPoints: 12 }
      `,
    ],
  },
};
