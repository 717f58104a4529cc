import { placeAt, cite, setMember, addPath, createPreferredFix, type WifCheck } from '../../kit';
import { approach } from '../../scenarios';
import { numbers } from '../numbers';

const { movementPoints: doubled, without: single } = numbers['presence-of-the-enemy'];

export const presenceOfTheEnemy: WifCheck = {
  rule: 'presence-of-the-enemy',
  title: 'Units in the Convoy Section make no sea zone dearer to enter',
  part: 'navalMoves',
  *check(move) {
    const { seaZone, enemySections, movementPoints } = move;
    const onlyConvoys = enemySections.length > 0 && enemySections.every((section) => section === 'convoy');
    if (!onlyConvoys || movementPoints === undefined || movementPoints < doubled) return;
    yield {
      message: `The only enemies in ${seaZone} are in the Convoy Section, so entering costs ${single}, not ${movementPoints}${cite('presence-of-the-enemy')}. Change the movement points.`,
      place: placeAt(move, 'movementPoints'),
      related: [{ message: 'Where the enemy is.', place: placeAt(move, 'enemySections') }],
      fixes: [createPreferredFix(`Change the movement points to ${single}`, setMember(move, 'movementPoints', single))],
    };
  },
  base: addPath(approach, 'navalMoves'),
  passes: '- { seaZone: Bay of Biscay, enemySections: [0, convoy], movementPoints: 2 }',
  fails: `
    - { seaZone: Bay of Biscay, enemySections: [convoy], movementPoints: 2 }
    #                                                                    ^ The only enemies in Bay of Biscay are in the Convoy Section
  `,
  fixed: '- { seaZone: Bay of Biscay, enemySections: [convoy], movementPoints: 1 }',
};
