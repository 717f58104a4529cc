import { moves } from '../../scenarios';
import { at, cite, removeMember, under, prefer, type AareCheck } from '../../kit';
import { unitName } from '../../wording';

export const loadsNoTransport: AareCheck = {
  rule: 'transport-in-hostile-zone',
  severity: 'warning',
  title: 'Only transports load',
  part: 'seaMoves',
  *check(move) {
    if (move.loads !== true || move.type === 'trn') return;
    yield {
      message: `Only transports load and offload, and ${unitName(move.type)} is not one${cite('transport-in-hostile-zone')}. Change the type, or remove \`loads\`.`,
      place: at(move, 'loads'),
      fixes: [prefer('Remove `loads`', removeMember(move, 'loads'))],
    };
  },
  on: under(moves, 'seaMoves.convoy'),
  passes: 'loads: true',
  fails: `
    type: dd
    loads: true
    #      ^^^^ a destroyer is not one
  `,
  fixed: 'loads: ~',
};
