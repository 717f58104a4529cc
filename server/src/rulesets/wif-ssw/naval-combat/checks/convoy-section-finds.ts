import { placeAt, cite, removeMember, addPath, offer, type WifCheck } from '../../kit';
import { surfaceCombat } from '../../scenarios';

export const convoySectionFinds: WifCheck = {
  rule: 'convoy-section-finds-nobody',
  title: 'The Convoy Section never finds the enemy',
  part: 'navalCombats',
  *check(combat) {
    if (combat.foundBy !== 'convoy') return;
    yield {
      message: `Units in the Convoy Section never find the enemy${cite('convoy-section-finds-nobody')}. Name the numbered section that found him.`,
      place: placeAt(combat, 'foundBy'),
      fixes: [offer('Remove `foundBy`', removeMember(combat, 'foundBy'))],
    };
  },
  base: addPath(surfaceCombat, 'navalCombats.biscay-surface'),
  passes: 'foundBy: 3',
  fails: `
    foundBy: convoy
    #        ^^^^^^ Units in the Convoy Section never find the enemy
  `,
};
