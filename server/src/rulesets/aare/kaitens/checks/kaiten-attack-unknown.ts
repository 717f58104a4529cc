import { pacific } from '../../scenarios';
import { placeAt, cite, type AareCheck } from '../../kit';
import { findKaitens } from '../kaitens';

export const kaitenAttackUnknown: AareCheck = {
  rule: 'kaiten-missions',
  severity: 'information',
  title: 'A scenario with Kaitens gives their attack',
  part: 'seaBattles',
  *check(battle, { kaiten }) {
    if (kaiten?.attack !== undefined) return;
    for (const { side, group } of findKaitens(battle)) {
      if (side === 'defender' || group.type !== 'sub') continue;
      yield {
        message: `Neither the source nor the scenario gives the attack of Kaitens, so they hit nothing here${cite('kaiten-missions')}. Add your number as \`kaiten: { attack: ... }\`.`,
        place: placeAt(group, 'kaiten'),
      };
    }
  },
  base: pacific,
  passes: 'kaiten: { attack: 0 }',
  fails: `
    kaiten: { consumed: true }
    seaBattles:
      - id: pacific
        attacker: { power: japan, units: [{ type: sub, kaiten: true }] }
    #                                                          ^^^^ they hit nothing here
  `,
};
