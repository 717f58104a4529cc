import type { Place } from '../../../../model/place';
import type { Fix } from '../../../../model/problem';
import { at, cite, examplesOf, listed, type AwawConstraint } from '../../constraint';
import { amountOf, takeFewer, takenIn } from '../../forces';
import { orderOfBattle } from '../../scenarios';
import { overdrawn, type Overdrawn } from '../left';

export const outOfAction: AwawConstraint = {
  code: 'out-of-action',
  rule: 'named-ship-hits',
  title: 'Ships that the written result of an earlier combat has sunk fight no more',
  *check(scenario, ids) {
    for (const found of overdrawn(scenario, ids)) {
      const { unit, group, combat, all, left, causes } = found;
      const [line] = takenIn({ list: group.units ?? [] }, scenario).filter((one) => one.unit === unit);
      const results = listed(causes.map((cause) => `\`${cause.combat.id}\``));
      const name = line ? amountOf(line.takes, line) : `\`${unit.id}\``;
      yield {
        message: `${name} cannot fight here: ${all === 1 ? 'it was sunk by' : `${left === 0 ? 'none is' : `only ${left} ${left === 1 ? 'is' : 'are'}`} left after`} the result of ${results}${cite('named-ship-hits')}. ${left === 0 ? 'Take the ships out' : 'Take fewer'}, or correct the result.`,
        place: line?.place ?? placeOf(found),
        related: causes.map(({ combat: cause, sunk }) => ({
          message: `${all === 1 ? 'Sunk' : `${sunk} sunk`} in ${cause.id}.`,
          place: at(cause.object as { result?: object }, 'result'),
        })),
        fixes: 'result' in combat.object || !line ? ([] as Fix[]) : takeFewer(line, left, ids),
      };
    }
  },
  examples: examplesOf({
    on: orderOfBattle,
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
  }),
};

/** The place at which a combat names a unit, or the unit itself if it is defined there. */
function placeOf({ unit, group }: Overdrawn): Place {
  const named = group.members?.indexOf(unit.id) ?? -1;
  if (group.members && named >= 0) return at(group.members, named);
  if (group.taskForces && !group.units?.includes(unit)) return at(group.taskForces, 0);
  return at(unit, 'id');
}
