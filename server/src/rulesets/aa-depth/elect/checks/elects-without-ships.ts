import { getUnits } from '../../../axis-and-allies/forces';
import { formatZone } from '../../../axis-and-allies/wording';
import { isHidden } from '../../depths/depth';
import { listGroupOrders } from '../../group-orders';
import { gapBattle } from '../../scenarios';
import { listHiddenDepths } from '../../search/search';
import { placeAt, cite, removeMember, addPath, type DepthCheck } from '../../kit';
import { bringsShips } from '../elect';

export const electsWithoutShips: DepthCheck = {
  rule: 'elect-to-defend',
  severity: 'warning',
  title: 'Hidden submarines elect to defend against ships',
  part: 'seaBattles',
  *check(battle, header) {
    const elect = battle.defender.orders?.elect;
    if (elect === undefined || bringsShips(battle) || getUnits(battle, 'attacker').length === 0) return;
    if (listHiddenDepths(battle, header).length === 0) return;
    const groups = listGroupOrders(battle, header).filter(
      ({ name, when, depth }) => name === 'elect' && when === 'always' && isHidden(depth),
    );
    const places = [
      ...(elect.when === 'always'
        ? [{ who: 'Hidden submarines', place: placeAt(elect, 'when'), edit: removeMember(elect, 'when') }]
        : []),
      ...groups.map(({ groups: orders, id }) => ({
        who: id,
        place: placeAt(orders, id),
        edit: removeMember(orders, id),
      })),
    ];
    for (const { who, place, edit } of places) {
      yield {
        message: `${who} cannot elect to defend in ${formatZone(battle)}: the attacker has brought no naval units other than submarines${cite('elect-to-defend')}. Remove the order.`,
        place,
        unnecessary: true,
        fixes: [{ title: 'Remove the order', edits: [edit], preferred: true }],
      };
    }
  },
  base: addPath(gapBattle, 'seaBattles.gap'),
  passes: `
    attacker: { power: uk, units: { trn: 1, ftr: 1 } }
    defender:
      power: germany
      units: [{ id: wolfpack, type: sub, depth: periscope }, { type: sub, depth: periscope }]
      orders: { elect: { when: always, groups: { wolfpack: never } } }
  `,
  fails: `
    attacker: { power: uk, units: { sub: 1, ftr: 1 } }
    defender:
      power: germany
      units: [{ id: wolfpack, type: sub, depth: periscope }, { type: sub, depth: periscope }]
      orders: { elect: { when: always, groups: { wolfpack: always } } }
      #                        ^^^^^^ Hidden submarines cannot elect to defend in SZ 6
      #                                                    ^^^^^^ wolfpack cannot elect to defend in SZ 6
  `,
  fixed: `
    defender:
      orders: { elect: { groups: { wolfpack: always } } }
  `,
};
