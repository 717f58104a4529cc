import { cite, setMember, addPath, offer, type WifCheck } from '../../kit';
import { createLeaveOutFix } from '../../fixes';
import { biscay } from '../../scenarios';
import { listKeptOutSubmarines } from '../kept-out';

export const faceDown: WifCheck = {
  rule: 'face-up',
  title: 'A participating submarine is face up',
  part: 'engagements',
  *check(engagement, header) {
    for (const { unit, obstacle } of listKeptOutSubmarines(engagement, header, 'face-up')) {
      yield {
        message: `${unit.id} is face down, so it cannot take part in strategic submarine warfare${cite('face-up')}. Leave it out, or turn it face up.`,
        place: obstacle.from,
        fixes: [
          { ...createLeaveOutFix(unit), preferred: true },
          offer(`Turn ${unit.id} face up`, setMember(unit, 'faceUp', true)),
        ],
      };
    }
  },
  base: addPath(biscay, 'engagements.biscay.subs.units'),
  passes: '- { id: flotilla-1, type: sub, attack: 4, section: 4, faceUp: false, joins: false }',
  fails: `
    - { id: flotilla-1, type: sub, attack: 4, section: 4, faceUp: false }
    #                                                             ^^^^^ flotilla-1 is face down
  `,
  fixed: '- { id: flotilla-1, type: sub, attack: 4, section: 4, faceUp: false, joins: false }',
};
