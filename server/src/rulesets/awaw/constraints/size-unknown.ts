import { set } from '../../../model/edit';
import { at } from '../../../model/place';
import { isNamedShip } from '../data';
import { sizeOf } from '../facts/strength';
import { sectionOf } from '../rules';
import { unitName } from '../wording';
import { example, type AwawConstraint } from './constraint';
import { allUnits } from './units';

/** The sizes that battleships and battlecruisers of the list have. */
const sizes = { bb: [2, 3, 4, 5], bc: [2, 3] } as const;

export const sizeUnknown: AwawConstraint = {
  code: 'size-unknown',
  rule: 'ship-catalogue',
  severity: 'warning',
  title: 'The size of a capital ship is given where the catalogue does not know it',
  scope: 'scenario',
  *check(scenario, ids) {
    for (const { unit, nation } of allUnits(scenario, ids)) {
      if (!isNamedShip(unit) || sizeOf(unit, nation, scenario) !== undefined) continue;
      if (unit.type !== 'bb' && unit.type !== 'bc') continue;
      yield {
        message: `The ship list does not know the size of ${unitName(unit)} (${sectionOf('ship-catalogue')}), so its force counts without it, and no combat with it is resolved. Give its \`size\`, or its \`name\` and nation.`,
        place: at(unit, 'id'),
        fixes: sizes[unit.type].map((size) => ({ title: `Set the size to ${size}`, edits: [set(unit, 'size', size)] })),
      };
    }
  },
  examples: {
    passes: [
      example`
        ruleset: awaw
        ports:
          - id: kiel
            units:
              - { id: bismarck, type: bb }
              - { id: monitor, type: bb, size: 2 }
              - { id: raider, type: pb }
              - { id: new-carrier, type: cv }
      `,
    ],
    fails: [
      example`
        ruleset: awaw
        ports:
          - id: kiel
            units:
              - { id: monitor, type: bb }
        #             ^^^^^^^
      `,
    ],
  },
};
