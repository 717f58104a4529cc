import assert from 'node:assert/strict';
import { grouped } from '../../../client/src/report/rounds';
import type { ReportStep } from '../../../server/src/protocol';

function step(id: string, number?: number, on?: string, ...losses: readonly string[]): ReportStep {
  return {
    id,
    title: id,
    rules: [],
    amounts: [],
    ...(number !== undefined && { round: { title: 'Cycle', number } }),
    ...(on !== undefined && { volley: { on, sides: 6, shooters: [], losses } }),
  };
}

describe('the course of a combat', () => {
  it('puts the steps of each repetition together, and tells what it cost', () => {
    const groups = grouped([
      step('search'),
      step('fire', 1, 'defender', 'destroyer lost'),
      step('return', 1, 'attacker'),
      step('again', 1, 'defender', 'damage to a battleship'),
      step('fire', 2, 'attacker', 'fighter lost'),
      step('end'),
    ]);
    assert.deepEqual(
      groups.map(({ round, steps, cost }) => [round?.number, steps.map(({ index }) => index), cost]),
      [
        [undefined, [0], []],
        [1, [1, 2, 3], ['defender: destroyer lost, damage to a battleship']],
        [2, [4], ['attacker: fighter lost']],
        [undefined, [5], []],
      ],
    );
  });
});
