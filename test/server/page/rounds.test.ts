import assert from 'node:assert/strict';
import { groupByRound } from '../../../server/src/page/rounds';
import type { ReportLoss, ReportStep } from '../../../server/src/protocol';

function createStep(id: string, number?: number, on?: string, ...losses: readonly ReportLoss[]): ReportStep {
  return {
    id,
    title: id,
    rules: [],
    amounts: [],
    ...(number !== undefined && { round: { title: 'Cycle', number } }),
    ...(on !== undefined && { volley: { on, sides: 6, shooters: [], losses } }),
  };
}

const destroyer: ReportLoss = { title: 'destroyer', count: 1, text: 'destroyer hit; it fires back' };

describe('the steps of a combat by round', () => {
  it('groups the steps of each round, and shows its losses', () => {
    const groups = groupByRound([
      createStep('search'),
      createStep('fire', 1, 'defender', destroyer),
      createStep('return', 1, 'attacker'),
      createStep('again', 1, 'defender', destroyer, { title: 'damage', count: 1, text: 'damage' }),
      createStep('fire', 2, 'attacker', { title: 'fighter', count: 2, text: '2 × fighter lost' }),
      createStep('end'),
    ]);
    assert.deepEqual(
      groups.map(({ round, steps, losses }) => [round?.number, steps.map(({ index }) => index), losses]),
      [
        [undefined, [0], []],
        [1, [1, 2, 3], ['defender loses 2 × destroyer, damage']],
        [2, [4], ['attacker loses 2 × fighter']],
        [undefined, [5], []],
      ],
    );
  });
});
