import { placeAtKey, cite, addPath, type AwawCheck } from '../../kit';
import { isNavalUnit } from '../../data';
import { isComplete, resolveUnits } from '../../force';
import { raid } from '../../scenarios';

export const raidWithoutRaiders: AwawCheck = {
  rule: 'raiders',
  severity: 'warning',
  title: 'A raid has raiders',
  part: 'raids',
  scope: 'references',
  *check(raid, _, ids) {
    const ships = resolveUnits(raid.raiders, ids).filter(({ unit }) => isNavalUnit(unit));
    if (ships.length > 0 || !isComplete(raid.raiders, ids)) return;
    yield {
      message: `${raid.id} has no ships, so there is nothing to engage${cite('raiders')}. Add ships under \`raiders\`.`,
      place: placeAtKey(raid, 'raiders'),
    };
  },
  base: addPath(raid, 'raids'),
  passes: `
    - id: raid
      raiders: { units: [{ id: hipper, type: ca }] }
  `,
  fails: `
    - id: raid
      raiders: { units: [] }
    # ^^^^^^^ raid has no ships
  `,
};
