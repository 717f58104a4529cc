import { placeAt, cite, removeMember, offer, type AwawCheck } from '../../kit';
import { nationsAtWar } from '../../scenarios';

export const submarineWarfareRolls: AwawCheck = {
  rule: 'submarine-warfare',
  severity: 'warning',
  title: 'The rows of the submarine warfare table rise by one',
  part: 'tables',
  *check({ submarineWarfare: table }) {
    if (typeof table !== 'object') return;
    const { results } = table;
    const firstRows = new Map(results.toReversed().map((row) => [row.roll, row]));
    for (const [index, row] of results.entries()) {
      const previousRoll = results[index - 1]?.roll;
      if (previousRoll === undefined || row.roll === previousRoll + 1) continue;
      const isRepeated = firstRows.get(row.roll) !== row;
      yield {
        message: `${isRepeated ? `The table already has a row for ${row.roll}` : `The row after that for ${previousRoll} is for ${row.roll}`}: each modified roll has one row, from the lowest up${cite('submarine-warfare')}. Compare the table with your copy.`,
        place: placeAt(row, 'roll'),
        fixes: isRepeated ? [offer('Remove the row', removeMember(results, index))] : [],
      };
    }
  },
  base: nationsAtWar,
  passes: 'tables: { submarineWarfare: { results: [{ roll: 1 }, { roll: 2, transportsDamaged: 1 }] } }',
  fails: `
    tables: { submarineWarfare: { results: [{ roll: 1 }, { roll: 3, transportsDamaged: 1 }] } }
    #                                                            ^ The row after that for 1 is for 3
  `,
};
