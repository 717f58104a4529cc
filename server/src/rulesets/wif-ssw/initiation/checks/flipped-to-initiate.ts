import { placeAt, cite, setMember, addPath, createPreferredFix, type WifCheck } from '../../kit';
import { isSub } from '../../data';
import { biscay } from '../../scenarios';

export const flippedToInitiate: WifCheck = {
  rule: 'initiation-flips-nothing',
  severity: 'warning',
  title: 'No submarine is turned face down to begin the combat',
  part: 'engagements',
  *check(engagement) {
    for (const unit of engagement.subs.units) {
      if (!isSub(unit) || unit.flipped !== true) continue;
      yield {
        message: `${unit.id} was turned face down to begin strategic submarine warfare, but beginning it turns nothing face down${cite('initiation-flips-nothing')}. Keep it face up.`,
        place: placeAt(unit, 'flipped'),
        fixes: [createPreferredFix(`Keep ${unit.id} face up`, setMember(unit, 'flipped', false))],
      };
    }
  },
  base: addPath(biscay, 'engagements.biscay.subs.units'),
  passes: '- { id: flotilla-7, type: sub, attack: 3, section: 3, flipped: false }',
  fails: `
    - { id: flotilla-7, type: sub, attack: 3, section: 3, flipped: true }
    #                                                              ^^^^ but beginning it turns nothing face down
  `,
  fixed: '- { id: flotilla-7, type: sub, attack: 3, section: 3, flipped: false }',
};
