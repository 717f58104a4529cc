import { placeAt, cite, removeMember, offer, type WifCheck } from '../../kit';
import { chooseReading, createLeaveOutFix } from '../../fixes';
import { listKeptOutSubmarines } from '../../initiation/kept-out';
import { refuelling } from '../../scenarios';
import { findDockedPartner } from '../docked';

export const dockedPairAttacks: WifCheck = {
  rule: 'docked-pair-price',
  severity: 'warning',
  title: 'A submarine that is docked with a milchcow does not attack',
  part: 'engagements',
  *check(engagement, header) {
    for (const { unit } of listKeptOutSubmarines(engagement, header, 'docked-pair-price')) {
      yield {
        message: `${unit.id} is docked with ${findDockedPartner(unit, engagement.subs)}, so it does not attack${cite('docked-pair-price', { option: 'dockedPairAttacks' })}. Leave it out, or undock it.`,
        place: placeAt(unit, 'id'),
        fixes: [
          createLeaveOutFix(unit),
          ...(unit.dockedWith === undefined ? [] : [offer(`Undock ${unit.id}`, removeMember(unit, 'dockedWith'))]),
          chooseReading(header, 'dockedPairAttacks', 'yes'),
        ],
      };
    }
  },
  base: refuelling,
  passes: 'engagements/biscay/subs/units: - { id: flotilla-1, type: sub, attack: 4, section: 2 }',
  fails: `
    engagements/biscay/subs/units:
      - { id: flotilla-1, type: sub, attack: 4, section: 2, dockedWith: u-459 }
      #       ^^^^^^^^^^ flotilla-1 is docked with u-459, so it does not attack
  `,
};
