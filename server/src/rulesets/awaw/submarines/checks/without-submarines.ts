import { placeAtKey, cite, type AwawCheck } from '../../kit';
import type { Group } from '../../data';
import { listRoundSubmarineAttacks } from '../../combat-lists';
import { isComplete, resolveUnits } from '../../force';
import { nationsAtWar } from '../../scenarios';

export const withoutSubmarines: AwawCheck = {
  rule: 'submarine-attack',
  severity: 'warning',
  title: 'Submarines make a submarine attack',
  *check(scenario, ids) {
    const attacks: readonly { readonly id: string; readonly object: { readonly attacker: Group } }[] = [
      ...(scenario.submarineAttacks ?? []).map((object) => ({ id: object.id, object })),
      ...listRoundSubmarineAttacks(scenario),
    ];
    for (const { id, object } of attacks) {
      const units = resolveUnits(object.attacker, ids);
      if (!isComplete(object.attacker, ids) || units.some(({ unit }) => unit.type === 'sub')) continue;
      yield {
        message: `There are no submarines among the attackers of ${id}, and only they make a submarine attack${cite('submarine-attack')}. Add submarines under \`attacker\`.`,
        place: placeAtKey(object, 'attacker'),
      };
    }
  },
  base: nationsAtWar,
  passes: `
    submarineAttacks:
      - id: off-sollum
        attacker: { units: [{ id: u-boats, type: sub }] }
        defender: { units: [{ id: barham, type: bb, size: 3, speed: slow }] }
  `,
  fails: `
    submarineAttacks:
      - id: off-sollum
        attacker: { units: [{ id: z-class, type: dd, count: 2 }] }
    #   ^^^^^^^^ There are no submarines
        defender: { units: [{ id: barham, type: bb, size: 3, speed: slow }] }
  `,
};
