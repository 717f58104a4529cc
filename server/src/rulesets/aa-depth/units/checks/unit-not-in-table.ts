import { battleSides } from '../../../axis-and-allies/data';
import { unitsOf } from '../../../axis-and-allies/forces';
import type { UnitType } from '../../data';
import { gap } from '../../scenarios';
import { examplesOf, set, type DepthConstraint } from '../../vocabulary';
import { cite } from '../../wording';
import { tablesWith, unitTables } from '../unit-tables';
import { unitTypes } from '../unit-types';
import { isKnown, tableOf } from '../units';

export const unitNotInTable: DepthConstraint = {
  code: 'unit-not-in-table',
  rule: 'unit-values',
  title: 'Attack and defence of every unit are known',
  part: 'seaBattles',
  *check(battle, header) {
    const told = new Set<string>();
    for (const { type, from } of battleSides.flatMap((side) => unitsOf(battle, side))) {
      const unit = type as UnitType;
      if (isKnown(unit, header) || told.has(type)) continue;
      told.add(type);
      const { title, sides } = tableOf(header);
      const others = tablesWith(unit).filter((name) => unitTables[name].sides === sides);
      yield {
        message: `Attack and defence of ${unitTypes[unit].many} are not in the unit table, ${title}${cite('unit-values')}. Give both in \`units.${type}\`${others.length > 0 ? ', or choose another table' : ''}.`,
        place: from,
        fixes: others.map((name) => ({
          title: `Change the unit table to ${unitTables[name].title}`,
          edits: [set(header, 'unitTable', name)],
        })),
      };
    }
  },
  examples: examplesOf({
    on: gap,
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
  }),
};
