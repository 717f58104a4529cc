import { set } from '../../../../model/edit';
import { at } from '../../../../model/place';
import { examplesOf, under } from '../../../case';
import type { AareConstraint } from '../../constraint';
import { numbers } from '../../numbers';
import { sectionOf } from '../../rules';
import { moves } from '../../scenarios';
import { rangeOf } from '../../values';
import { powerName, unitName } from '../../wording';

export const airRange: AareConstraint = {
  code: 'air-range',
  rule: 'long-range-movement',
  severity: 'error',
  title: 'Aircraft move as far as their movement goes',
  part: 'airMoves',
  scope: 'part',
  *check(move, header) {
    const { id, type, power, spaces } = move;
    const { total } = rangeOf({ type, power }, header);
    if (spaces <= total || header.powers?.[power] === undefined) return;
    const { fighter, bomber } = numbers['long-range-movement'];
    const longRange = type === 'ftr' ? fighter : bomber;
    const hint = total < longRange && spaces <= longRange ? `; with long-range aircraft it would be ${longRange}` : '';
    yield {
      message: `${id} moves ${spaces} spaces, but the movement of ${unitName(type)} of ${powerName(power)} is ${total}${hint} (${sectionOf('long-range-movement')}). Shorten the move.`,
      place: at(move, 'spaces'),
      fixes: [{ title: `Set it to ${total}`, edits: [set(move, 'spaces', total)] }],
    };
  },
  examples: examplesOf({
    on: under(moves, 'airMoves'),
    passes: `
      - { id: patrol, power: us, type: ftr, spaces: 4 }
      - { id: to-berlin, power: us, type: bmbr, spaces: 6 }
    `,
    fails: `
      - { id: patrol, power: us, type: ftr, spaces: 5 }
      #                                             ^ with long-range aircraft it would be 6
    `,
    otherFixes: {
      'Set it to 4': '- { id: patrol, power: us, type: ftr, spaces: 4 }',
    },
  }),
};
