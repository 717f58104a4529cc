import { remove } from '../../../../model/edit';
import { at } from '../../../../model/place';
import { examplesOf, under } from '../../../case';
import type { AareConstraint } from '../../constraint';
import { sectionOf } from '../../rules';
import { pacific } from '../../scenarios';
import { kaitensOf } from '../kaitens';

export const kaitenDefends: AareConstraint = {
  code: 'kaiten-defends',
  rule: 'kaiten-detection',
  severity: 'warning',
  title: 'Kaitens on a suicide mission attack',
  part: 'seaBattles',
  scope: 'part',
  *check(battle) {
    for (const { side, group } of kaitensOf(battle)) {
      if (side === 'attacker' || group.type !== 'sub') continue;
      yield {
        message: `Only Kaitens that attack are on a suicide mission: these defend as submarines do, and \`kaiten\` has no effect (${sectionOf('kaiten-detection')}). Take it out.`,
        place: at(group, 'kaiten'),
        unnecessary: true,
        fixes: [{ title: 'Take `kaiten` out', edits: [remove(group, 'kaiten')], preferred: true }],
      };
    }
  },
  examples: examplesOf({
    on: under(pacific, 'seaBattles.pacific'),
    passes: 'attacker: { power: japan, units: [{ type: sub, count: 2, kaiten: true }] }',
    fails: `
      attacker: { power: us, units: { dd: 1 } }
      defender: { power: japan, units: [{ type: sub, kaiten: true }] }
      #                                                      ^^^^ Only Kaitens that attack are on a suicide mission
    `,
    fixed: 'defender: { power: japan, units: [{ type: sub }] }',
  }),
};
