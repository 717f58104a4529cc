import { examplesOf, under } from '../../case';
import { raid } from '../scenarios';
import { atKey } from '../../../model/place';
import { isNavalUnit } from '../data';
import { isComplete, unitsOf } from '../facts/force';
import { sectionOf } from '../rules';
import type { AwawConstraint } from './constraint';

export const raidWithoutRaiders: AwawConstraint = {
  code: 'raid-without-raiders',
  rule: 'raiders',
  severity: 'warning',
  title: 'A raid has raiders',
  part: 'raids',
  scope: 'references',
  *check(raid, _, ids) {
    const ships = unitsOf(raid.raiders, ids).filter(({ unit }) => isNavalUnit(unit));
    if (ships.length > 0 || !isComplete(raid.raiders, ids)) return;
    yield {
      message: `No ship raids in ${raid.id}, so nothing is there to be engaged (${sectionOf('raiders')}). Write the ships under \`raiders\`.`,
      place: atKey(raid, 'raiders'),
    };
  },
  examples: examplesOf({
    on: under(raid, 'raids'),
    passes: `
      - id: raid
        raiders: { units: [{ id: hipper, type: ca }] }
    `,
    fails: `
      - id: raid
        raiders: { units: [] }
      # ^^^^^^^ No ship raids
    `,
  }),
};
