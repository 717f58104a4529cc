import { formatZone } from '../../../axis-and-allies/wording';
import { raid } from '../../scenarios';
import { listSubmarines } from '../../submarines';
import { placeAt, setMember, addPath, cite, offer, type DepthCheck } from '../../kit';

export const silentAttacks: DepthCheck = {
  rule: 'silent-running',
  title: 'Submarines in silent running do not attack',
  part: 'seaBattles',
  *check(battle, header) {
    for (const { unit, depth } of listSubmarines(battle, 'attacker', header)) {
      if (depth !== 'silent') continue;
      const { group, from } = unit;
      yield {
        message: `Submarines in silent running do not attack, so ${unit.id ?? 'these'} cannot attack in ${formatZone(battle)}${cite('silent-running')}. Leave them out, or declare another depth the turn before.`,
        place: group?.depth === undefined ? from : placeAt(group, 'depth'),
        fixes: group === undefined ? [] : [offer('Change their number to 0', setMember(group, 'count', 0))],
      };
    }
  },
  base: addPath(raid, 'seaBattles.gap'),
  passes: 'attacker: { power: germany, units: [{ id: wolfpack, type: sub, depth: periscope }] }',
  fails: `
    attacker: { power: germany, units: [{ type: bb }, { id: wolfpack, type: sub, depth: silent }] }
    #                                                                                   ^^^^^^ Submarines in silent running do not attack
  `,
};
