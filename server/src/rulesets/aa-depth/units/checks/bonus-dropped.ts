import type { Place } from '../../../../model/place';
import { battleSides } from '../../../axis-and-allies/data';
import { getUnits } from '../../../axis-and-allies/forces';
import type { Group } from '../../data';
import { raid } from '../../scenarios';
import { removeItem, placeAt, capitalize, formatSigned, addPath, type DepthCheck } from '../../kit';
import { formatProhibition } from '../../wording';
import { listDroppedModifiers } from '../values';

export const bonusDropped: DepthCheck = {
  rule: 'bonus-not-cumulative',
  severity: 'warning',
  title: 'Bonuses do not add up',
  part: 'seaBattles',
  *check(battle, header) {
    for (const side of battleSides) {
      const kind = side === 'attacker' ? 'attack' : 'defense';
      for (const unit of getUnits<Group>(battle, side)) {
        const { modifiers = [] } = unit.group ?? {};
        const indexes = new Map<object | undefined, number>(modifiers.map((modifier, index) => [modifier, index]));
        for (const { dropped, replacement: counting } of listDroppedModifiers(unit, kind, header)) {
          const index = indexes.get((dropped.from as Place | undefined)?.owner);
          if (index === undefined) continue;
          const modifier = modifiers[index]!;
          yield {
            message: `${capitalize(dropped.label)} (${formatSigned(dropped.by)}) does not count: ${formatProhibition({ rule: 'bonus-not-cumulative', reason: `${counting.label} (${formatSigned(counting.by)}) counts, and they do not add up`, option: 'bonusStacking' })}. Remove it, or keep it for another depth.`,
            place: placeAt(modifier, kind),
            unnecessary: true,
            fixes: [removeItem(modifiers, index, `Remove ${modifier.what}`)],
          };
        }
      }
    }
  },
  base: addPath(raid, 'seaBattles.gap'),
  passes: `
    attacker:
      power: germany
      units:
        - { type: sub, depth: submerged, modifiers: [{ what: super submarines, attack: 1 }] }
  `,
  fails: `
    attacker:
      power: germany
      units:
        - { type: sub, depth: periscope, modifiers: [{ what: super submarines, attack: 1 }] }
        #                                                                              ^ Super submarines (+1) does not count: periscope depth (+1) counts
  `,
};
