import { remove } from '../../../model/edit';
import { at } from '../../../model/place';
import { unitsOf } from '../facts/force';
import { sectionOf } from '../rules';
import { example, type AwawConstraint } from './constraint';
import { aimedAttacks, airStrikes } from './encounters';

export const targetNotHere: AwawConstraint = {
  code: 'target-not-here',
  rule: 'air-attack-row',
  severity: 'error',
  title: 'Targets are ships of the defender',
  scope: 'scenario',
  *check(scenario, ids) {
    const aimedAt = [
      ...airStrikes(scenario).flatMap(({ id, object, defender }) =>
        (object.targets ?? []).map(({ ships }) => ({ id, ships, defender })),
      ),
      ...aimedAttacks(scenario).map(({ id, object, defender }) => ({ id, ships: object.targets ?? [], defender })),
    ];
    for (const { id, ships, defender } of aimedAt) {
      const there = new Set(unitsOf(defender, ids).map(({ unit }) => unit.id));
      for (const [index, ship] of ships.entries()) {
        if (there.has(ship) || ids.find('unit', ship) === undefined) continue;
        yield {
          message: `${ship} is not among the ships of the defender in ${id}, so no attack can be rolled against it (${sectionOf('air-attack-row')}). Add it to the defender, or choose another target.`,
          place: at(ships, index),
          fixes: ships.length > 1 ? [{ title: `Take ${ship} out`, edits: [remove(ships, index)] }] : [],
        };
      }
    }
  },
  examples: {
    passes: [
      example`
        ruleset: awaw
        airAttacks:
          - id: strike
            where: at-sea
            defender: { units: [{ id: escorts, type: dd, count: 4 }, { id: cruisers, type: ca, count: 4 }] }
            attacker: { units: [{ id: stukas, type: aas, squadrons: 5 }] }
            targets: [{ ships: [escorts, cruisers], squadrons: 5 }]
      `,
    ],
    fails: [
      example`
        ruleset: awaw
        ports: [{ id: malta, units: [{ id: cruisers, type: ca, count: 4 }] }]
        airAttacks:
          - id: strike
            where: at-sea
            defender: { units: [{ id: escorts, type: dd, count: 4 }] }
            attacker: { units: [{ id: stukas, type: aas, squadrons: 5 }] }
            targets: [{ ships: [escorts, cruisers], squadrons: 5 }]
        #                                ^^^^^^^^
      `,
      example`
        ruleset: awaw
        ports: [{ id: malta, units: [{ id: cruisers, type: ca, count: 4 }] }]
        harborAttacks:
          - id: grand-harbor
            attacker: { units: [{ id: ambra, type: sub }] }
            defender: { units: [{ id: escorts, type: dd, count: 4 }] }
            targets: [cruisers, escorts]
        #             ^^^^^^^^
      `,
      example`
        ruleset: awaw
        navalRounds:
          - id: midway
            attacker: { groups: [{ number: 1, units: [{ id: benson, type: dd, count: 4 }] }] }
            defender:
              groups:
                - { number: 1, units: [{ id: kaga, type: cv, size: 3, speed: fast }] }
                - { number: 2, units: [{ id: akagi, type: cv, size: 3, speed: fast }] }
            strikes:
              - id: dauntlesses
                by: attacker
                group: 1
                attacker: { units: [{ id: enterprise-air, type: nas, squadrons: 3 }] }
                targets: [{ ships: [akagi], squadrons: 3 }]
        #                           ^^^^^
      `,
    ],
  },
};
