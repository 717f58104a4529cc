import { set } from '../../../../model/edit';
import { at } from '../../../../model/place';
import { examplesOf } from '../../../case';
import type { AareConstraint } from '../../constraint';
import { sectionOf } from '../../rules';
import { normandy } from '../../scenarios';

export const seaCombatUnsaid: AareConstraint = {
  code: 'sea-combat-unsaid',
  rule: 'shore-bombardment',
  severity: 'warning',
  title: 'A bombardment says that sea combat was fought there',
  scope: 'scenario',
  *check({ seaBattles = [], bombardments = [] }) {
    for (const bombardment of bombardments) {
      const { seaZone, seaCombat, attacker } = bombardment;
      if (seaZone === undefined || seaCombat !== undefined) continue;
      const battle = seaBattles.find((other) => other.seaZone === seaZone && other.attacker.power === attacker.power);
      if (battle === undefined) continue;
      yield {
        message: `${battle.id} is sea combat in ${seaZone}, and then no ship bombards from there (${sectionOf('shore-bombardment')}). Say \`seaCombat: true\`, or \`false\` if the battle was not fought.`,
        place: at(bombardment, 'seaZone'),
        related: [{ message: 'The sea battle.', place: at(battle, 'seaZone') }],
        fixes: [
          { title: 'Say that sea combat was fought', edits: [set(bombardment, 'seaCombat', true)] },
          { title: 'Say that none was fought', edits: [set(bombardment, 'seaCombat', false)] },
        ],
      };
    }
  },
  examples: examplesOf({
    on: normandy,
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
    otherFixes: {
      'Say that sea combat was fought': `
        bombardments:
          - id: normandy
            seaCombat: true
      `,
      'Say that none was fought': `
        bombardments:
          - id: normandy
            seaCombat: false
      `,
    },
  }),
};
