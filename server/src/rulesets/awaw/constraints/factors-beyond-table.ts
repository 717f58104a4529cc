import { set } from '../../../model/edit';
import { atKey } from '../../../model/place';
import { isLightShips } from '../data';
import { unitsOf } from '../facts/force';
import { strengthOf } from '../facts/task-force';
import { sectionOf } from '../rules';
import { greatest } from '../tables/naval-attack';
import { example, type AwawConstraint } from './constraint';

export const factorsBeyondTable: AwawConstraint = {
  code: 'factors-beyond-table',
  rule: 'fleet-attack-row',
  severity: 'information',
  title: 'The attack table ends at 25 fleet factors',
  part: 'fleetCombats',
  scope: 'references',
  *check(combat, header, ids) {
    if (header.options?.factorsBeyondTwentyFive !== undefined) return;
    for (const side of ['attacker', 'defender'] as const) {
      const light = unitsOf(combat[side], ids).filter(({ unit }) => isLightShips(unit));
      const { factors } = strengthOf(light, header);
      if (factors <= greatest.factors) continue;
      const choose = (reading: 'row-25' | 'split') =>
        header.options
          ? set(header.options, 'factorsBeyondTwentyFive', reading)
          : set(header, 'options', { factorsBeyondTwentyFive: reading });
      yield {
        message: `The light ships of the ${side} have ${factors} factors. The attack table ends at ${greatest.factors} (${sectionOf('fleet-attack-row')}) and the rules do not say what more of them read: row ${greatest.factors} is used. Choose a reading with the option \`factorsBeyondTwentyFive\`.`,
        place: atKey(combat, side),
        fixes: [
          { title: 'Read row 25 for more than 25 factors', edits: [choose('row-25')] },
          { title: 'Read row 25 and the row of the remainder', edits: [choose('split')] },
        ],
      };
    }
  },
  examples: {
    passes: [
      example`
        ruleset: awaw
        fleetCombats:
          - id: narvik
            attacker: { units: [{ id: cruisers, type: ca, count: 5 }, { id: destroyers, type: dd, count: 15 }] }
            defender: { units: [{ id: hood, type: bc, size: 3, speed: fast }] }
      `,
      example`
        ruleset: awaw
        options: { factorsBeyondTwentyFive: split }
        fleetCombats:
          - id: narvik
            attacker: { units: [{ id: destroyers, type: dd, count: 26 }] }
            defender: { units: [{ id: hood, type: bc, size: 3, speed: fast }] }
      `,
    ],
    fails: [
      example`
        ruleset: awaw
        fleetCombats:
          - id: narvik
            attacker: { units: [{ id: cruisers, type: ca, count: 5 }, { id: destroyers, type: dd, count: 16 }] }
        #   ^^^^^^^^
            defender: { units: [{ id: hood, type: bc, size: 3, speed: fast }] }
      `,
    ],
  },
};
