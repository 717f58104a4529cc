import { remove } from '../../../../model/edit';
import { at } from '../../../../model/place';
import { examplesOf, under } from '../../../case';
import type { AareConstraint } from '../../constraint';
import { sectionOf } from '../../rules';
import { moves } from '../../scenarios';
import { unitName } from '../../wording';

export const loadsNoTransport: AareConstraint = {
  code: 'loads-no-transport',
  rule: 'transport-in-hostile-zone',
  severity: 'warning',
  title: 'Only transports load',
  part: 'seaMoves',
  scope: 'part',
  *check(move) {
    if (move.loads !== true || move.type === 'trn') return;
    yield {
      message: `Transports load and offload, not ${unitName(move.type)} (${sectionOf('transport-in-hostile-zone')}). Change the type, or take \`loads\` out.`,
      place: at(move, 'loads'),
      fixes: [{ title: 'Take `loads` out', edits: [remove(move, 'loads')], preferred: true }],
    };
  },
  examples: examplesOf({
    on: under(moves, 'seaMoves.convoy'),
    passes: 'loads: true',
    fails: `
      type: dd
      loads: true
      #      ^^^^ not a destroyer
    `,
    fixed: 'loads: ~',
  }),
};
