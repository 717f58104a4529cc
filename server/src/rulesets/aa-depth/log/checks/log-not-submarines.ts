import { battleSides } from '../../../axis-and-allies/data';
import { getUnits } from '../../../axis-and-allies/forces';
import type { Group, UnitType } from '../../data';
import { gapBattle } from '../../scenarios';
import { unitTypes } from '../../units/unit-types';
import { isSubmarine } from '../../units/units';
import { removeItem, placeAt, addPath, cite, type DepthCheck } from '../../kit';

export const logNotSubmarines: DepthCheck = {
  rule: 'submarine-dive',
  title: 'Only submarines dive or elect to defend',
  part: 'seaBattles',
  *check(battle) {
    const { log = [] } = battle;
    const units = battleSides.flatMap((side) => getUnits<Group>(battle, side));
    for (const entry of log) {
      const unit = units.find(({ id }) => id === entry.group);
      if (unit === undefined || isSubmarine(unit.type as UnitType)) continue;
      if (entry.did !== 'dived' && entry.did !== 'elected') continue;
      yield {
        message: `${entry.group} is a group of ${unitTypes[unit.type as UnitType].plural}: only submarines dive or elect to defend${cite('submarine-dive')}. Name submarines, or remove the entry.`,
        place: placeAt(entry, 'group'),
        fixes: [removeItem(log, log.indexOf(entry), 'Remove this entry')],
      };
    }
  },
  base: addPath(gapBattle, 'seaBattles.gap'),
  passes: `
    attacker: { power: uk, units: [{ id: escorts, type: dd }] }
    log: [{ cycle: 1, group: escorts, did: fired }]
  `,
  fails: `
    attacker: { power: uk, units: [{ id: escorts, type: dd }] }
    log: [{ cycle: 1, group: escorts, did: dived }]
    #                        ^^^^^^^ only submarines dive or elect to defend
  `,
};
