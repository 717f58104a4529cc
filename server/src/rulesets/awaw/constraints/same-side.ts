import type { Ids } from '../../../model/ids';
import { atKey } from '../../../model/place';
import type { Group, Scenario } from '../data';
import { nationsOf, unitsOf } from '../facts/force';
import { sectionOf } from '../rules';
import { listed, nationName, sentence, sideOfNation } from '../wording';
import { example, type AwawConstraint } from './constraint';
import { encounters } from './encounters';

export const sameSide: AwawConstraint = {
  code: 'same-side',
  rule: 'round-order',
  severity: 'error',
  title: 'Those who fight are on different sides of the war',
  scope: 'scenario',
  *check(scenario, ids) {
    for (const { id, object, attacker, defender } of encounters(scenario)) {
      const same = onOneSide(attacker, defender, scenario, ids);
      if (same === undefined) continue;
      yield {
        message: `${id}: ${same} (${sectionOf('round-order')}). Correct \`nation\` of one of them.`,
        place: atKey(object, 'defender'),
      };
    }
  },
  examples: {
    passes: [
      example`
        ruleset: awaw
        nations: { germany: { side: axis }, britain: { side: allied } }
        airAttacks:
          - id: strike
            where: at-sea
            attacker: { nation: germany, units: [{ id: stukas, type: aas, squadrons: 2 }] }
            defender: { nation: britain, units: [{ id: hunters, type: dd, count: 4 }] }
        searches:
          - id: hunt
            attacker: { nation: germany, groups: [], search: { squadrons: 1 } }
            defender: { nation: britain, groups: [{ number: 1, units: [{ id: tribals, type: dd, count: 4 }] }] }
      `,
      // Of a nation that is neutral, or not told, nothing is said.
      example`
        ruleset: awaw
        nations: { germany: { side: axis }, russia: { side: neutral } }
        fleetCombats:
          - id: baltic
            attacker: { nation: germany, units: [{ id: z-class, type: dd, count: 2 }] }
            defender: { nation: russia, units: [{ id: gnevny, type: dd, count: 2 }] }
      `,
    ],
    fails: [
      example`
        ruleset: awaw
        nations: { germany: { side: axis }, italy: { side: axis } }
        airAttacks:
          - id: strike
            where: at-sea
            attacker: { nation: germany, units: [{ id: stukas, type: aas, squadrons: 2 }] }
            defender: { nation: italy, units: [{ id: hunters, type: dd, count: 4 }] }
        #   ^^^^^^^^
      `,
      example`
        ruleset: awaw
        nations: { us: { side: allied } }
        fleetCombats:
          - id: savo
            attacker: { nation: us, units: [{ id: astoria, type: ca, count: 2 }] }
            defender: { nation: us, units: [{ id: quincy, type: ca, count: 2 }] }
        #   ^^^^^^^^
      `,
      example`
        ruleset: awaw
        nations: { germany: { side: axis }, italy: { side: axis } }
        harborAttacks:
          - id: alexandria
            attacker: { nation: italy, units: [{ id: scire, type: sub }] }
            defender: { nation: germany, units: [{ id: tirpitz, type: bb, name: Tirpitz }] }
        #   ^^^^^^^^
      `,
      example`
        ruleset: awaw
        nations: { japan: { side: axis }, germany: { side: axis } }
        navalRounds:
          - id: odd
            attacker: { nation: japan, groups: [{ number: 1, units: [{ id: asashio, type: dd, count: 4 }] }] }
            defender: { nation: germany, groups: [{ number: 1, units: [{ id: z-class, type: dd, count: 4 }] }] }
        #   ^^^^^^^^
      `,
    ],
  },
};

/** What is wrong where all who meet are of one side of the war; undefined where they are not, or where that is unknown. */
function onOneSide(
  attacker: readonly Group[],
  defender: readonly Group[],
  scenario: Scenario,
  ids: Ids,
): string | undefined {
  const [ours, theirs] = [nations(attacker, ids), nations(defender, ids)];
  const sides = new Set([...ours, ...theirs].map((nation) => sideOfNation(nation, scenario)));
  if (ours.length === 0 || theirs.length === 0 || sides.size !== 1 || sides.has(undefined)) return undefined;
  const all = [...new Set([...ours, ...theirs])].map(nationName);
  return all.length === 1
    ? `${sentence(all[0]!)} fights itself`
    : `${sentence(listed(all))} are on one side of the war and do not fight each other`;
}

function nations(forces: readonly Group[], ids: Ids): readonly string[] {
  return [
    ...new Set(
      forces.flatMap((force) => [
        ...nationsOf(unitsOf(force, ids)),
        ...(force.nation === undefined ? [] : [force.nation]),
      ]),
    ),
  ];
}
