import { remove } from '../../../../model/edit';
import { at } from '../../../../model/place';
import { examplesOf, under } from '../../../case';
import type { AareConstraint } from '../../constraint';
import { sectionOf } from '../../rules';
import { pacific } from '../../scenarios';
import { unitName } from '../../wording';
import { kaitensOf } from '../kaitens';

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
  examples: examplesOf({
    on: under(pacific, 'seaBattles.pacific'),
    passes: 'attacker: { power: japan, units: [{ type: sub, kaiten: true }, { type: dd, kaiten: false }] }',
    fails: `
      attacker: { power: japan, units: [{ type: dd, kaiten: true }] }
      #                                                     ^^^^ a destroyer is none
    `,
    fixed: 'attacker: { power: japan, units: [{ type: dd }] }',
  }),
};
