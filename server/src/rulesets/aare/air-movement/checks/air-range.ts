import { airMovementNumbers } from '../rules';
import { moves } from '../../scenarios';
import { computeRange } from '../../values';
import { placeAt, cite, setMember, addPath, offer, type AareCheck } from '../../kit';
import { pluralize, formatPower, formatUnit } from '../../wording';

export const airRange: AareCheck = {
  rule: 'long-range-movement',
  title: 'Aircraft move no farther than their movement value',
  part: 'airMoves',
  *check(move, header) {
    const { id, type, power, spaces } = move;
    const { total } = computeRange({ type, power }, header);
    if (spaces <= total || header.powers?.[power] === undefined) return;
    const { fighter, bomber } = airMovementNumbers['long-range-movement'];
    const longRange = type === 'ftr' ? fighter : bomber;
    const hint = total < longRange && spaces <= longRange ? `, or ${longRange} with long-range aircraft` : '';
    yield {
      message: `${id} moves ${spaces} spaces, but ${formatUnit(type)} of ${formatPower(power)} can move ${total}${hint}${cite('long-range-movement')}. Shorten the move.`,
      place: placeAt(move, 'spaces'),
      fixes: [offer(`Change the move to ${pluralize(total, 'space')}`, setMember(move, 'spaces', total))],
    };
  },
  base: addPath(moves, 'airMoves'),
  passes: `
    - { id: patrol, power: us, type: ftr, spaces: 4 }
    - { id: to-berlin, power: us, type: bmbr, spaces: 6 }
  `,
  fails: `
    - { id: patrol, power: us, type: ftr, spaces: 5 }
    #                                             ^ or 6 with long-range aircraft
  `,
};
