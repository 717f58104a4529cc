import { moves } from '../../scenarios';
import { placeAt, cite, removeMember, addPath, createPreferredFix, type AareCheck } from '../../kit';
import { formatUnit } from '../../wording';

export const loadsNoTransport: AareCheck = {
  rule: 'transport-in-hostile-zone',
  severity: 'warning',
  title: 'Only transports load',
  part: 'seaMoves',
  *check(move) {
    if (move.loads !== true || move.type === 'trn') return;
    yield {
      message: `Only transports load and offload, and ${formatUnit(move.type)} is not one${cite('transport-in-hostile-zone')}. Change the type, or remove \`loads\`.`,
      place: placeAt(move, 'loads'),
      fixes: [createPreferredFix('Remove `loads`', removeMember(move, 'loads'))],
    };
  },
  base: addPath(moves, 'seaMoves.convoy'),
  passes: 'loads: true',
  fails: `
    type: dd
    loads: true
    #      ^^^^ a destroyer is not one
  `,
  fixed: 'loads: ~',
};
