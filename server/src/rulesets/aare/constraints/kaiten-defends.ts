import { remove } from '../../../model/edit';
import { at } from '../../../model/place';
import { sectionOf } from '../rules';
import { example, type AareConstraint } from './constraint';
import { kaitensOf } from './kaitens';

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
  examples: {
    passes: [
      example`
        ruleset: aare
        powers: { japan: { side: axis }, us: { side: allies } }
        kaiten: { attack: 3, consumed: true }
        seaBattles:
          - id: pacific
            attacker: { power: japan, units: [{ type: sub, kaiten: true }] }
            defender: { power: us, units: { dd: 1 } }
      `,
    ],
    fails: [
      example`
        ruleset: aare
        powers: { japan: { side: axis }, us: { side: allies } }
        seaBattles:
          - id: pacific
            attacker: { power: us, units: { dd: 1 } }
            defender: { power: japan, units: [{ type: sub, kaiten: true }] }
        #                                                          ^^^^
      `,
    ],
  },
};
