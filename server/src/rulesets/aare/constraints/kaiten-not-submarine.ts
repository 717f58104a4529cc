import { remove } from '../../../model/edit';
import { at } from '../../../model/place';
import { sectionOf } from '../rules';
import { unitName } from '../wording';
import { example, type AareConstraint } from './constraint';
import { kaitensOf } from './kaitens';

export const kaitenNotSubmarine: AareConstraint = {
  code: 'kaiten-not-submarine',
  rule: 'kaiten-detection',
  severity: 'error',
  title: 'Kaitens are submarines',
  part: 'seaBattles',
  scope: 'part',
  *check(battle) {
    for (const { group } of kaitensOf(battle)) {
      if (group.type === 'sub') continue;
      yield {
        message: `Kaitens are submarines, and ${unitName(group.type)} is none (${sectionOf('kaiten-detection')}). Change the type, or take \`kaiten\` out.`,
        place: at(group, 'kaiten'),
        fixes: [{ title: 'Take `kaiten` out', edits: [remove(group, 'kaiten')], preferred: true }],
      };
    }
  },
  examples: {
    passes: [
      example`
        ruleset: aare
        powers: { japan: { side: axis }, us: { side: allies } }
        kaiten: { attack: 3 }
        seaBattles:
          - id: pacific
            attacker: { power: japan, units: [{ type: sub, kaiten: true }, { type: dd, kaiten: false }] }
            defender: { power: us, units: { dd: 1 } }
      `,
    ],
    fails: [
      example`
        ruleset: aare
        powers: { japan: { side: axis }, us: { side: allies } }
        seaBattles:
          - id: pacific
            attacker: { power: japan, units: [{ type: dd, kaiten: true }] }
        #                                                         ^^^^
            defender: { power: us, units: { dd: 1 } }
      `,
    ],
  },
};
