import type { Ids } from '../../../../model/ids';
import { placeAtKey, cite, formatList, capitalize, addPath, type AwawCheck } from '../../kit';
import type { Group, Scenario } from '../../data';
import { listCombatSides } from '../../combat-lists';
import { collectNations, resolveUnits } from '../../force';
import { strike } from '../../scenarios';
import { formatNation, getSideOfNation } from '../../wording';

export const sameSide: AwawCheck = {
  rule: 'round-order',
  title: 'Those who fight are on different sides of the war',
  *check(scenario, ids) {
    for (const { id, object, attacker, defender } of listCombatSides(scenario)) {
      const explanation = explainSameSide(attacker, defender, scenario, ids);
      if (explanation === undefined) continue;
      yield {
        message: `${id}: ${explanation}${cite('round-order')}. Correct the \`nation\` of one of them.`,
        place: placeAtKey(object, 'defender'),
      };
    }
  },
  base: addPath(strike, 'airAttacks'),
  passes: `
    - id: strike
      defender: { nation: britain, units: [{ id: escorts, type: dd, count: 4 }] }
  `,
  fails: `
    - id: strike
      defender: { nation: italy, units: [{ id: escorts, type: dd, count: 4 }] }
    # ^^^^^^^^ Germany and Italy are on the same side
  `,
};

/** Explains that all forces are on one side of the war; undefined if they are not, or if that is unknown. */
function explainSameSide(
  attacker: readonly Group[],
  defender: readonly Group[],
  scenario: Scenario,
  ids: Ids,
): string | undefined {
  const [attackerNations, defenderNations] = [listNations(attacker, ids), listNations(defender, ids)];
  const sides = new Set([...attackerNations, ...defenderNations].map((nation) => getSideOfNation(nation, scenario)));
  if (attackerNations.length === 0 || defenderNations.length === 0 || sides.size !== 1 || sides.has(undefined))
    return undefined;
  const nations = [...new Set([...attackerNations, ...defenderNations])].map(formatNation);
  return nations.length === 1
    ? `${capitalize(nations[0]!)} fights itself`
    : `${capitalize(formatList(nations))} are on the same side of the war`;
}

function listNations(forces: readonly Group[], ids: Ids): readonly string[] {
  return [
    ...new Set(
      forces.flatMap((force) => [
        ...collectNations(resolveUnits(force, ids)),
        ...(force.nation === undefined ? [] : [force.nation]),
      ]),
    ),
  ];
}
