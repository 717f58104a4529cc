import { placeAt, placeAtKey, cite, type WifCheck } from '../../kit';
import { chooseReading } from '../../fixes';
import { subCombat } from '../../scenarios';
import { formatZone } from '../../wording';
import { listIncluded, countShips, getTargetStatus } from '../ships';
import { splitSubmarines } from '../sub-combat';

export const noShipsInSubCombat: WifCheck = {
  rule: 'sub-combat-ships',
  severity: 'warning',
  title: 'There are ships that submarine combat counts',
  part: 'navalCombats',
  scope: 'references',
  *check(combat, header, ids) {
    const { kind, attacker, defender } = combat;
    if (kind !== 'sub' || splitSubmarines(listIncluded(attacker, ids), header).attacking.length === 0) return;
    if (countShips(combat, header, ids).total > 0) return;
    const canBeStruck = listIncluded(defender, ids).some((item) => getTargetStatus(item, header).target !== 'none');
    yield {
      message: `Nothing in ${formatZone(combat)} counts as a ship in submarine combat, so the submarines can hit nothing, not even a target that is bought${cite('sub-combat-ships', { option: 'noShipsInSubCombat' })}. Say which ships are damaged, or add convoy points in section 0.`,
      place: defender.convoyPoints === undefined ? placeAtKey(combat, 'defender') : placeAt(defender, 'convoyPoints'),
      fixes: canBeStruck ? [chooseReading(header, 'noShipsInSubCombat', 'one-ship')] : [],
    };
  },
  base: subCombat,
  passes: `
    navalCombats:
      - id: biscay-subs
        defender:
          convoyPoints: 1
          units:
            - ~ norfolk
  `,
  fails: `
    navalCombats:
      - id: biscay-subs
        defender:
    #   ^^^^^^^^ so the submarines can hit nothing
          convoyPoints: ~
          units:
            - { id: norfolk, type: scs, cost1: 2, section: 2 }
  `,
};
