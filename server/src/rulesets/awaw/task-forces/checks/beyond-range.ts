import { placeAt, cite, addPath, type AwawCheck } from '../../kit';
import { sortie } from '../../scenarios';

export const beyondRange: AwawCheck = {
  rule: 'operations-have-range',
  title: 'An operation is within its range',
  part: 'operations',
  *check(operation) {
    const { id, distance, range } = operation;
    if (distance === undefined || range === undefined || distance <= range) return;
    yield {
      message: `${id} goes ${distance} hexes, but its range is ${range}${cite('operations-have-range')}. Choose a nearer hex, or correct the range.`,
      place: placeAt(operation, 'distance'),
    };
  },
  base: addPath(sortie, 'operations.sortie'),
  passes: `
    distance: 20
    range: 20
  `,
  fails: `
    distance: 21
    #         ^^ 21 hexes
    range: 20
  `,
};
