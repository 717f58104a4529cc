import { getUnits } from '../../../axis-and-allies/forces';
import { formatZone } from '../../../axis-and-allies/wording';
import { gapBattle } from '../../scenarios';
import { listParticipants } from '../../submarines';
import { placeAtKey, addPath, cite, type DepthCheck } from '../../kit';

export const onlySilent: DepthCheck = {
  rule: 'silent-running',
  severity: 'warning',
  title: 'A defender has more than submarines in silent running',
  part: 'seaBattles',
  *check(battle, header) {
    if (getUnits(battle, 'defender').length === 0 || listParticipants(battle, 'defender', header).length > 0) return;
    yield {
      message: `The defender has only submarines in silent running in ${formatZone(battle)}, which nothing can find: there is no battle${cite('silent-running')}. Remove the battle, or correct the depth.`,
      place: placeAtKey(battle, 'defender'),
    };
  },
  base: addPath(gapBattle, 'seaBattles.gap'),
  passes: 'defender: { power: germany, units: [{ type: sub, depth: silent }, { type: trn }] }',
  fails: `
    defender: { power: germany, units: [{ type: sub, count: 2, depth: silent }] }
    ^^^^^^^^ only submarines in silent running
  `,
};
