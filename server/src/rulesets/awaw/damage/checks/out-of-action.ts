import type { Place } from '../../../../model/place';
import { placeAt, capitalize, cite, formatList, pluralize, type AwawCheck } from '../../kit';
import { isAirUnit } from '../../data';
import { formatUsedCount, createReductionFixes, listTakenLines } from '../../order-of-battle';
import { orderOfBattle } from '../../scenarios';
import { listOverdrawn, type Overdrawn } from '../overdrawn';

export const outOfAction: AwawCheck = {
  rule: 'named-ship-hits',
  title: 'Ships and squadrons that the written result of an earlier combat has sunk or eliminated do not fight again',
  *check(scenario, ids) {
    for (const overdraft of listOverdrawn(scenario, ids)) {
      const { unit, group, combat, all, remaining, causes } = overdraft;
      const [line] = listTakenLines({ list: group.units ?? [] }, scenario).filter(
        (candidate) => candidate.unit === unit,
      );
      const results = formatList(causes.map((cause) => `\`${cause.combat.id}\``));
      const name = line ? formatUsedCount(line.usedCount, line) : `\`${unit.id}\``;
      const isAir = isAirUnit(unit);
      const remainingWords = `${isAir ? pluralize(remaining, 'squadron') : remaining} ${remaining === 1 ? 'is' : 'are'} left after`;
      const lossVerb = isAir ? 'eliminated' : 'sunk';
      const reason =
        all === 1 ? `it was ${lossVerb} by` : remaining === 0 ? 'none is left after' : `only ${remainingWords}`;
      yield {
        message: `${name} cannot fight here: ${reason} the result of ${results}${cite(isAir ? 'air-combat' : 'named-ship-hits')}. ${remaining === 0 ? `Take the ${isAir ? 'squadrons' : 'ships'} out` : 'Take fewer'}, or correct the result.`,
        place: line?.place ?? findPlace(overdraft),
        related: causes.map(({ combat: cause, lost }) => ({
          message: all === 1 ? `${capitalize(lossVerb)} in ${cause.id}.` : `${lost} ${lossVerb} in ${cause.id}.`,
          place: placeAt(cause.object as { result?: object }, 'result'),
        })),
        // An army air factor that has lost squadrons is no longer counted in factors.
        fixes:
          'result' in combat.object || !line || unit.type === 'aaf' ? [] : createReductionFixes(line, remaining, ids),
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
  const memberIndex = group.members?.indexOf(unit.id) ?? -1;
  if (group.members && memberIndex >= 0) return placeAt(group.members, memberIndex);
  const holders = group.units?.includes(unit) ? undefined : (group.taskForces ?? group.ports);
  if (holders) return placeAt(holders, 0);
  return placeAt(unit, 'id');
}
