import { placeAt, cite, addPath, removeItem, type WifCheck } from '../../kit';
import { subCombat } from '../../scenarios';
import { findDefender, getTargetStatus } from '../ships';

export const subCombatTarget: WifCheck = {
  rule: 'sub-combat-targets',
  title: 'Submarine combat strikes damaged ships, and convoys and ASW units in section 0',
  part: 'navalCombats',
  scope: 'references',
  *check(combat, header, ids) {
    if (combat.kind !== 'sub') return;
    const { targets = [] } = combat;
    for (const [index, id] of targets.entries()) {
      const target = findDefender(id, combat, ids);
      if (target === undefined) continue;
      const status = getTargetStatus(target, header);
      if (status.target !== 'none') continue;
      yield {
        message: `${id} is not a target of submarine combat: ${status.why}${cite('sub-combat-targets', { option: 'subCombatElsewhere' })}. Remove it.`,
        place: placeAt(targets, index),
        related: [{ message: `${id} is here.`, place: placeAt(target.unit, 'id') }],
        fixes: [removeItem(targets, index, `Remove ${id} from the targets`)],
      };
    }
  },
  base: addPath(subCombat, 'navalCombats.biscay-subs'),
  passes: 'targets: [norfolk, escort-group]',
  fails: `
    defender/units:
      - { id: escort-group, type: asw, asw: 2, section: 2 }
    targets: [norfolk, escort-group]
    #                  ^^^^^^^^^^^^ escort-group is not a target of submarine combat
  `,
};
