import { formatDamageName } from '../../../axis-and-allies/combats/losses';
import { battleSides } from '../../../axis-and-allies/data';
import { getUnits } from '../../../axis-and-allies/forces';
import type { UnitType } from '../../data';
import { gapBattle } from '../../scenarios';
import { placeAt, removeMember, cite, createPreferredFix, type DepthCheck } from '../../kit';
import { unitTypes } from '../unit-types';
import { getHits } from '../units';

export const damageOfOneHit: DepthCheck = {
  rule: 'battleship-damage',
  severity: 'information',
  title: 'Only what takes two hits can be damaged',
  part: 'seaBattles',
  *check(battle, header) {
    for (const side of battleSides) {
      const losses = battle[side].orders?.losses;
      if (typeof losses !== 'object') continue;
      for (const { type } of new Map(getUnits(battle, side).map((unit) => [unit.type, unit])).values()) {
        const index = losses.findIndex((word) => word === formatDamageName(type));
        if (index < 0 || getHits(type as UnitType, header) > 1) continue;
        yield {
          message: `One hit sinks ${unitTypes[type as UnitType].plural} here, so \`${losses[index]}\` has no effect${cite('battleship-damage')}. Remove it, or give them two hits in \`units.${type}\`.`,
          place: placeAt(losses, index),
          unnecessary: true,
          fixes: [createPreferredFix(`Remove \`${losses[index]}\``, removeMember(losses, index))],
        };
      }
    }
  },
  base: gapBattle,
  passes: `
    units: { ac: { hits: 2 } }
    seaBattles/gap:
      attacker: { power: uk, units: { ac: 1, bb: 1 }, orders: { losses: [bb-damage, ac-damage, ac] } }
      defender: { power: germany, units: { sub: 1 } }
  `,
  fails: `
    seaBattles/gap:
      attacker: { power: uk, units: { ac: 1, bb: 1 }, orders: { losses: [bb-damage, ac-damage, ac] } }
      #                                                                             ^^^^^^^^^ One hit sinks aircraft carriers here
      defender: { power: germany, units: { sub: 1 } }
  `,
  fixed: `
    seaBattles/gap:
      attacker: { power: uk, units: { ac: 1, bb: 1 }, orders: { losses: [bb-damage, ac] } }
  `,
};
