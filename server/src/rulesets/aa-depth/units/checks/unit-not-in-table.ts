import { battleSides } from '../../../axis-and-allies/data';
import { getUnits } from '../../../axis-and-allies/forces';
import type { UnitType } from '../../data';
import { gapBattle } from '../../scenarios';
import { setMember, cite, offer, type DepthCheck } from '../../kit';
import { listTablesWith, unitTables } from '../unit-tables';
import { unitTypes } from '../unit-types';
import { hasKnownValues, getUnitTable } from '../units';

export const unitNotInTable: DepthCheck = {
  rule: 'unit-values',
  title: 'Attack and defence of every unit are known',
  part: 'seaBattles',
  *check(battle, header) {
    const reportedTypes = new Set<string>();
    for (const { type, from } of battleSides.flatMap((side) => getUnits(battle, side))) {
      const unitType = type as UnitType;
      if (hasKnownValues(unitType, header) || reportedTypes.has(type)) continue;
      reportedTypes.add(type);
      const { title, sides } = getUnitTable(header);
      const otherTables = listTablesWith(unitType).filter((name) => unitTables[name].sides === sides);
      yield {
        message: `Attack and defence of ${unitTypes[unitType].plural} are not in the unit table, ${title}${cite('unit-values')}. Give both in \`units.${type}\`${otherTables.length > 0 ? ', or choose another table' : ''}.`,
        place: from,
        fixes: otherTables.map((name) =>
          offer(`Change the unit table to ${unitTables[name].title}`, setMember(header, 'unitTable', name)),
        ),
      };
    }
  },
  base: gapBattle,
  passes: `
    units: { cru: { attack: 3, defense: 3 }, csub: { attack: 1, defense: 1 } }
    seaBattles/gap:
      attacker: { power: uk, units: { cru: 1, dd: 1 } }
      defender: { power: germany, units: [{ type: csub, depth: periscope }] }
  `,
  fails: `
    seaBattles/gap:
      attacker: { power: uk, units: { cru: 1, dd: 1 } }
      #                                    ^ Attack and defence of cruisers are not in the unit table
      defender: { power: germany, units: { sub: 1 } }
  `,
};
