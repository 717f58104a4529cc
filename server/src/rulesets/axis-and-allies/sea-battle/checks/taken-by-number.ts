import { formatList } from '../../../../model/wording';
import { findClaimedUnits, findUnitsOfKind, type ClaimedUnits } from '../../claimed-units';
import { createOrderOfBattle } from '../../scenarios';
import { cite, type RulesetProfile, type SharedCheck } from '../kit';

/** Members of a group that do not get lost when a battle takes its units by number, because the number stands for them. */
const replacedMembers = new Set(['id', 'type', 'count']);
/** The values of other members if nothing is written. */
const defaults: Readonly<Record<string, unknown>> = { depth: 'surfaced', kaiten: false };

export const takenByNumber = ({ ruleset }: RulesetProfile): SharedCheck => ({
  rule: 'sea-battle-forces',
  severity: 'warning',
  title: 'Units taken from a force by number are as the force says',
  *check({ forces = [], seaBattles = [] }) {
    for (const battle of seaBattles)
      for (const line of findClaimedUnits(battle, forces)) {
        const members = listLostMembers(line);
        if (members.length === 0) continue;
        const { kind, force, place, unit } = line;
        yield {
          message: `\`${kind}\` of \`${force.id}\`: ${formatList(members)} of the force ${members.length === 1 ? 'does' : 'do'} not hold here, because the battle states its units itself${cite('sea-battle-forces')}. Write \`units\` as a list, with ${formatList(members)} in the line of \`${unit.type}\`.`,
          place,
          fixes: [],
        };
      }
  },
  base: createOrderOfBattle(ruleset),
  passes: createExample(ruleset, '{ from: sixth-fleet }'),
  fails: `${createExample(ruleset, '{ from: sixth-fleet, units: { sub: 1 } }')}
    #                                 ^^^^^^^^^^^ \`boats\` of \`sixth-fleet\`
  `,
});

/** The members that the force gives its units and the battle does not, in backticks: `depth`. */
function listLostMembers({ kind, force, unit }: ClaimedUnits): readonly string[] {
  const { group } = findUnitsOfKind(force, kind) ?? {};
  const statedMembers = (unit.group ?? {}) as Readonly<Record<string, unknown>>;
  return Object.entries(group ?? {})
    .filter(([key, value]) => !replacedMembers.has(key) && statedMembers[key] === undefined && defaults[key] !== value)
    .map(([key]) => `\`${key}\``);
}

function createExample(ruleset: string, attacker: string): string {
  const [header, member] = ruleset === 'aare' ? ['kaiten: { attack: 4 }', 'kaiten: true'] : ['', 'depth: periscope'];
  return `
    powers: { japan: { side: axis }, uk: { side: allies }, germany: { side: axis } }
    ${header}
    forces:
      - { id: home-fleet, power: uk, units: { dd: 3, bb: 1 } }
      - { id: sixth-fleet, power: japan, units: [{ id: boats, type: sub, count: 2, ${member} }] }
    seaBattles:
      - { id: hunt, attacker: ${attacker}, defender: { power: uk, units: { trn: 1 } } }`;
}
