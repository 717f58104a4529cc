import { at, cite, examplesOf, sentence, set, type WifConstraint } from '../../constraint';
import { leaveOut } from '../../fixes';
import { biscay } from '../../scenarios';
import { powerName } from '../../wording';
import { keptOut } from '../kept-out';

export const ownerPassed: WifConstraint = {
  code: 'owner-passed',
  rule: 'owner-acted',
  title: 'The owner of a participating submarine did not pass',
  part: 'engagements',
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
      engagements/biscay/subs/units:
        - { id: flotilla-7, type: sub, attack: 3, section: 3 }
        #       ^^^^^^^^^^ Germany passed this impulse
    `,
    fixed: 'engagements/biscay/subs/units: - { id: flotilla-7, type: sub, attack: 3, section: 3, joins: false }',
  }),
};
