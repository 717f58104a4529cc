import { at } from '../../../model/place';
import { sectionOf } from '../rules';
import { example, type AwawConstraint } from './constraint';

export const beyondRange: AwawConstraint = {
  code: 'beyond-range',
  rule: 'operations-have-range',
  severity: 'error',
  title: 'An operation is within its range',
  part: 'operations',
  scope: 'part',
  *check(operation) {
    const { id, distance, range } = operation;
    if (distance === undefined || range === undefined || distance <= range) return;
    yield {
      message: `${id} goes ${distance} hexes and has a range of ${range} (${sectionOf('operations-have-range')}; the ranges themselves stand in 21.36). Choose a nearer hex, or correct the range.`,
      place: at(operation, 'distance'),
    };
  },
  examples: {
    passes: [
      example`
        ruleset: awaw
        operations:
          - { id: sortie, task: patrol, distance: 20, range: 20, units: [{ id: cruisers, type: ca, count: 5 }] }
          - { id: hunt, task: patrol, distance: 90, units: [{ id: destroyers, type: dd, count: 10 }] }
      `,
    ],
    fails: [
      example`
        ruleset: awaw
        operations:
          - { id: sortie, task: patrol, distance: 21, range: 20, units: [{ id: cruisers, type: ca, count: 5 }] }
        #                                         ^^
      `,
    ],
  },
};
