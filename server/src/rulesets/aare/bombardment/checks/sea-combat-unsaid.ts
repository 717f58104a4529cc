import { normandy } from '../../scenarios';
import { placeAt, cite, setMember, offer, type AareCheck } from '../../kit';

export const seaCombatUnsaid: AareCheck = {
  rule: 'shore-bombardment',
  severity: 'warning',
  title: 'A bombardment says whether sea combat was fought',
  *check({ seaBattles = [], bombardments = [] }) {
    for (const bombardment of bombardments) {
      const { seaZone, seaCombat, attacker } = bombardment;
      if (seaZone === undefined || seaCombat !== undefined) continue;
      const battle = seaBattles.find((other) => other.seaZone === seaZone && other.attacker.power === attacker.power);
      if (battle === undefined) continue;
      yield {
        message: `${battle.id} is sea combat in ${seaZone}, and after sea combat no ship bombards${cite('shore-bombardment')}. Add \`seaCombat: true\`, or \`false\` if it was not fought.`,
        place: placeAt(bombardment, 'seaZone'),
        related: [{ message: 'The sea battle.', place: placeAt(battle, 'seaZone') }],
        fixes: [
          offer('Add `seaCombat: true`', setMember(bombardment, 'seaCombat', true)),
          offer('Add `seaCombat: false`', setMember(bombardment, 'seaCombat', false)),
        ],
      };
    }
  },
  base: normandy,
  passes: `
    seaBattles:
      - { id: channel, seaZone: SZ 6, attacker: { power: us, units: { dd: 1 } }, defender: { power: germany, units: { sub: 1 } } }
  `,
  fails: `
    seaBattles:
      - { id: channel, seaZone: SZ 7, attacker: { power: us, units: { dd: 1 } }, defender: { power: germany, units: { sub: 1 } } }
    bombardments:
      - id: normandy
        seaZone: SZ 7
    #            ^^^^ channel is sea combat in SZ 7
  `,
};
