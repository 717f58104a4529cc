import { at } from '../../../model/place';
import { sectionOf } from '../rules';
import { example, type AareConstraint } from './constraint';
import { kaitensOf } from './kaitens';

export const kaitenAttackUnknown: AareConstraint = {
  code: 'kaiten-attack-unknown',
  rule: 'kaiten-missions',
  severity: 'information',
  title: 'A scenario with Kaitens tells with what they attack',
  part: 'seaBattles',
  scope: 'part',
  *check(battle, { kaiten }) {
    if (kaiten?.attack !== undefined) return;
    for (const { side, group } of kaitensOf(battle)) {
      if (side === 'defender' || group.type !== 'sub') continue;
      yield {
        message: `With what Kaitens attack the source at hand does not tell, and the scenario does not either: they hit nothing here (${sectionOf('kaiten-missions')}). Give your number as \`kaiten: { attack: ... }\`.`,
        place: at(group, 'kaiten'),
      };
    }
  },
  examples: {
    passes: [
      example`
        ruleset: aare
        powers: { japan: { side: axis }, us: { side: allies } }
        kaiten: { attack: 0 }
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
        kaiten: { consumed: true }
        seaBattles:
          - id: pacific
            attacker: { power: japan, units: [{ type: sub, kaiten: true }] }
        #                                                          ^^^^
            defender: { power: us, units: { dd: 1 } }
      `,
    ],
  },
};
