import { placeAt, cite, formatList, setMember, addPath, createPreferredFix, type WifCheck } from '../../kit';
import { subCombat } from '../../scenarios';
import { isShipCountCertain, countShips } from '../ships';

export const shipCountStated: WifCheck = {
  rule: 'sub-combat-ships',
  title: 'The ships of the defender are counted by the rules',
  part: 'navalCombats',
  scope: 'references',
  *check(combat, header, ids) {
    if (combat.shipCount === undefined || !isShipCountCertain(combat, ids)) return;
    const { total, base, changes } = countShips(combat, header, ids);
    if (combat.shipCount === total) return;
    const lines = [base, ...changes].filter((line) => line.by > 0).map((line) => `${line.label} (${line.by})`);
    const rule =
      combat.kind === 'sub'
        ? `In submarine combat only damaged surface units count, and convoy points in section 0 with two to a ship${cite('sub-combat-ships')}`
        : `Each surface unit counts, and convoy points with two to a ship${cite('ship-count', 'combat-chart')}`;
    yield {
      message: `${total === 1 ? 'One ship counts' : `${total} ships count`} here, not ${combat.shipCount}${lines.length > 0 ? `: ${formatList(lines)}` : ''}. ${rule}. Change the count.`,
      place: placeAt(combat, 'shipCount'),
      fixes: [createPreferredFix(`Change the ship count to ${total}`, setMember(combat, 'shipCount', total))],
    };
  },
  base: addPath(subCombat, 'navalCombats.biscay-subs'),
  passes: 'shipCount: 3',
  fails: `
    shipCount: 4
    #          ^ 3 ships count here, not 4
  `,
  fixed: 'shipCount: 3',
};
