import type { Place } from '../../../../model/place';
import type { Fix } from '../../../../model/diagnostic';
import { placeAt, cite, formatList, type AwawCheck } from '../../kit';
import { formatUsedCount, createReductionFixes, listTakenLines } from '../../order-of-battle';
import { orderOfBattle } from '../../scenarios';
import { listOverdrawn, type Overdrawn } from '../overdrawn';

export const outOfAction: AwawCheck = {
  rule: 'named-ship-hits',
  title: 'Ships that the written result of an earlier combat has sunk fight no more',
  *check(scenario, ids) {
    for (const overdraft of listOverdrawn(scenario, ids)) {
      const { unit, group, combat, all, remaining, causes } = overdraft;
      const [line] = listTakenLines({ list: group.units ?? [] }, scenario).filter(
        (candidate) => candidate.unit === unit,
      );
      const results = formatList(causes.map((cause) => `\`${cause.combat.id}\``));
      const name = line ? formatUsedCount(line.usedCount, line) : `\`${unit.id}\``;
      yield {
        message: `${name} cannot fight here: ${all === 1 ? 'it was sunk by' : `${remaining === 0 ? 'none is' : `only ${remaining} ${remaining === 1 ? 'is' : 'are'}`} left after`} the result of ${results}${cite('named-ship-hits')}. ${remaining === 0 ? 'Take the ships out' : 'Take fewer'}, or correct the result.`,
        place: line?.place ?? findPlace(overdraft),
        related: causes.map(({ combat: cause, sunk }) => ({
          message: `${all === 1 ? 'Sunk' : `${sunk} sunk`} in ${cause.id}.`,
          place: placeAt(cause.object as { result?: object }, 'result'),
        })),
        fixes: 'result' in combat.object || !line ? ([] as Fix[]) : createReductionFixes(line, remaining, ids),
      };
    }
  },
  base: orderOfBattle,
  passes: `
    navalRounds:
      - id: morning
        result: { ships: { nagara: { sunk: 2 } } }
      - id: afternoon
        number: 2
        attacker: { groups: [{ number: 1, units: [{ unit: benson }] }] }
        defender: { groups: [{ number: 1, units: [{ unit: akagi }, { unit: nagara, count: 3 }] }] }
  `,
  fails: `
    navalRounds:
      - id: morning
        result: { ships: { nagara: { sunk: 2 } } }
      - id: afternoon
        number: 2
        attacker: { groups: [{ number: 1, units: [{ unit: benson }] }] }
        defender: { groups: [{ number: 1, units: [{ unit: akagi }, { unit: nagara, count: 4 }] }] }
        #                                                                  ^^^^^^ only 3 are left after the result of \`morning\`
  `,
};

/** The place at which a combat names a unit, or the unit itself if it is defined there. */
function findPlace({ unit, group }: Overdrawn): Place {
  const named = group.members?.indexOf(unit.id) ?? -1;
  if (group.members && named >= 0) return placeAt(group.members, named);
  if (group.taskForces && !group.units?.includes(unit)) return placeAt(group.taskForces, 0);
  return placeAt(unit, 'id');
}
