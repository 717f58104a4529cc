import { normandy } from '../../scenarios';
import { placeAt, cite, setMember, addPath, offer, type AareCheck } from '../../kit';

export const bombardmentAfterSeaCombat: AareCheck = {
  rule: 'shore-bombardment',
  severity: 'warning',
  title: 'Ships bombard only where no sea combat was fought',
  part: 'bombardments',
  *check(bombardment) {
    const { id, seaZone, attacker, seaCombat } = bombardment;
    if (seaCombat !== true || (attacker.units.bb ?? 0) + (attacker.units.dd ?? 0) === 0) return;
    yield {
      message: `Sea combat was fought in ${seaZone ?? `the sea zone of ${id}`}, so no ship bombards${cite('shore-bombardment')}. Remove the bombardment, or correct \`seaCombat\`.`,
      place: placeAt(bombardment, 'seaCombat'),
      fixes: [offer('Change `seaCombat` to `false`', setMember(bombardment, 'seaCombat', false))],
    };
  },
  base: addPath(normandy, 'bombardments.normandy'),
  passes: 'seaCombat: false',
  fails: `
    seaCombat: true
    #          ^^^^ Sea combat was fought in SZ 7
  `,
};
