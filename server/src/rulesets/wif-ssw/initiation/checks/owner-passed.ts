import { placeAt, cite, capitalize, setMember, offer, type WifCheck } from '../../kit';
import { createLeaveOutFix } from '../../fixes';
import { biscay } from '../../scenarios';
import { formatPower } from '../../wording';
import { listKeptOutSubmarines } from '../kept-out';

export const ownerPassed: WifCheck = {
  rule: 'owner-acted',
  title: 'The owner of a participating submarine did not pass',
  part: 'engagements',
  *check(engagement, header) {
    for (const { unit, owner = '', obstacle } of listKeptOutSubmarines(engagement, header, 'owner-acted')) {
      const power = header.powers?.[owner];
      yield {
        message: `${capitalize(formatPower(owner))} passed this impulse, so ${unit.id} cannot take part in strategic submarine warfare${cite('owner-acted')}. Leave it out, or change \`action\` of \`${owner}\`.`,
        place: placeAt(unit, 'id'),
        related: [{ message: `${capitalize(formatPower(owner))} passed here.`, place: obstacle.from }],
        fixes: [
          { ...createLeaveOutFix(unit), preferred: true },
          ...(power ? [offer('Change the action to naval', setMember(power, 'action', 'naval'))] : []),
        ],
      };
    }
  },
  base: biscay,
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
};
