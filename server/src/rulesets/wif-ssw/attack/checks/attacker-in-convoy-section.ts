import { placeAt, cite, addPath, type WifCheck } from '../../kit';
import { isSub } from '../../data';
import { createLeaveOutFix } from '../../fixes';
import { biscay } from '../../scenarios';

export const attackerInConvoySection: WifCheck = {
  rule: 'ssw-participants',
  severity: 'warning',
  title: 'Submarines attack from the numbered sections',
  part: 'engagements',
  *check({ subs }) {
    for (const unit of subs.units) {
      if (!isSub(unit) || unit.section !== 'convoy' || unit.joins === false) continue;
      yield {
        message: `${unit.id} is in its own side's Convoy Section, where it can neither find nor attack anything${cite('ssw-participants', 'convoy-section-finds-nobody')}. Leave it out, or change its section.`,
        place: placeAt(unit, 'section'),
        fixes: [createLeaveOutFix(unit)],
      };
    }
  },
  base: addPath(biscay, 'engagements.biscay.subs.units'),
  passes: '- { id: flotilla-1, type: sub, attack: 4, section: convoy, joins: false }',
  fails: `
    - { id: flotilla-1, type: sub, attack: 4, section: convoy }
    #                                                  ^^^^^^ where it can neither find nor attack anything
  `,
};
