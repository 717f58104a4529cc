import { at } from '../../../../model/place';
import { examplesOf } from '../../../case';
import type { AareConstraint } from '../../constraint';
import { sectionOf } from '../../rules';
import { pacific } from '../../scenarios';
import { kaitensOf } from '../kaitens';

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
  examples: examplesOf({
    on: pacific,
    passes: 'kaiten: { attack: 0 }',
    fails: `
      kaiten: { consumed: true }
      seaBattles:
        - id: pacific
          attacker: { power: japan, units: [{ type: sub, kaiten: true }] }
      #                                                          ^^^^ they hit nothing here
    `,
  }),
};
