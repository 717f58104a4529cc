import { at } from '../../../model/place';
import { isSub } from '../data';
import { examplesOf, under, type WifConstraint } from '../constraint';
import { biscay } from '../scenarios';
import { leaveOut } from '../fixes';

export const attackerInConvoySection: WifConstraint = {
  code: 'attacker-in-convoy-section',
  rule: 'ssw-participants',
  severity: 'warning',
  title: 'Submarines attack from the numbered sections',
  part: 'engagements',
  scope: 'part',
  *check({ subs }) {
    for (const unit of subs.units) {
      if (!isSub(unit) || unit.section !== 'convoy' || unit.joins === false) continue;
      yield {
        message: `${unit.id} is in the Convoy Section of its own side: from there nothing finds the enemy, and it does not attack (1.2.5.1, 1.3.1). Leave it out, or name the section of the seabox that it is in.`,
        place: at(unit, 'section'),
        fixes: [leaveOut(unit)],
      };
    }
  },
  examples: examplesOf({
    on: under(biscay, 'engagements.biscay.subs.units'),
    passes: '- { id: flotilla-1, type: sub, attack: 4, section: convoy, joins: false }',
    fails: `
      - { id: flotilla-1, type: sub, attack: 4, section: convoy }
      #                                                  ^^^^^^ from there nothing finds the enemy
    `,
    otherFixes: {
      'Leave flotilla-1 out': '- { id: flotilla-1, type: sub, attack: 4, section: convoy, joins: false }',
    },
  }),
};
