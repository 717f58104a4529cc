import { at, cite, examplesOf, under, type AwawConstraint } from '../../constraint';
import { sortie } from '../../scenarios';

export const beyondRange: AwawConstraint = {
  code: 'beyond-range',
  rule: 'operations-have-range',
  title: 'An operation is within its range',
  part: 'operations',
  *check(operation) {
    const { id, distance, range } = operation;
    if (distance === undefined || range === undefined || distance <= range) return;
    yield {
      message: `${id} goes ${distance} hexes, but its range is ${range}${cite('operations-have-range')}. Choose a nearer hex, or correct the range.`,
      place: at(operation, 'distance'),
    };
  },
  examples: examplesOf({
    on: under(sortie, 'operations.sortie'),
    passes: `
      distance: 20
      range: 20
    `,
    fails: `
      distance: 21
      #         ^^ 21 hexes
      range: 20
    `,
  }),
};
