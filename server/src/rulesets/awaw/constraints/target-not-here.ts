import { remove } from '../../../model/edit';
import { at } from '../../../model/place';
import { unitsOf } from '../facts/force';
import { sectionOf } from '../rules';
import { example, type AwawConstraint } from './constraint';

export const targetNotHere: AwawConstraint = {
  code: 'target-not-here',
  rule: 'air-attack-row',
  severity: 'error',
  title: 'Targets of an air attack are ships of the defender',
  part: 'airAttacks',
  scope: 'references',
  *check({ id, targets = [], defender }, _, ids) {
    const there = new Set(unitsOf(defender, ids).map(({ unit }) => unit.id));
    for (const { ships } of targets)
      for (const [index, ship] of ships.entries()) {
        if (there.has(ship) || ids.find('unit', ship) === undefined) continue;
        yield {
          message: `${ship} is not among the ships of the defender in ${id}, so no attack can be rolled against it (${sectionOf('air-attack-row')}). Add it to \`defender\`, or choose another target.`,
          place: at(ships, index),
          fixes: ships.length > 1 ? [{ title: `Take ${ship} out`, edits: [remove(ships, index)] }] : [],
        };
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
    ],
  },
};
