import { remove } from '../../../model/edit';
import { at } from '../../../model/place';
import { sectionOf } from '../rules';
import { unitName } from '../wording';
import { example, type AareConstraint } from './constraint';

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
  examples: {
    passes: [
      example`
        ruleset: aare
        powers: { uk: { side: allies } }
        seaMoves:
          - { id: convoy, power: uk, type: trn, loads: true, route: [{ seaZone: SZ 7 }] }
      `,
    ],
    fails: [
      example`
        ruleset: aare
        powers: { uk: { side: allies } }
        seaMoves:
          - { id: escorts, power: uk, type: dd, loads: true, route: [{ seaZone: SZ 7 }] }
        #                                              ^^^^
      `,
    ],
  },
};
