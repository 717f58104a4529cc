import assert from 'node:assert/strict';
import { formatCampaign } from '../../../server/src/plain-text/campaign';
import type { ReportCampaign } from '../../../server/src/protocol';

const campaign: ReportCampaign = {
  files: [
    { uri: 'a', name: 'one.yaml', turn: 'round 3', foughtCount: 2, openCount: 0 },
    { uri: 'b', name: 'two-and-more.yaml', foughtCount: 0, openCount: 1 },
  ],
  losses: [
    { owner: 'Japan', title: 'destroyers lost', values: [1, 0] },
    { owner: 'US', title: 'IPC lost', values: [12.5, 120] },
  ],
  unknown: [],
  luck: [{ side: 'Japan', dice: '5d6', rolled: 3, expected: 1.5, chance: '12%' }],
};

describe('the text of a campaign', () => {
  it('the text of a campaign has a line for each file, each loss and the luck of each side', () => {
    assert.deepEqual(formatCampaign(campaign).split('\n'), [
      '2 turns, 2 combats fought, 1 not yet.',
      '',
      '1  one.yaml           round 3  2 fought  0 open',
      '2  two-and-more.yaml           0 fought  1 open',
      '',
      'Losses                      1    2',
      'Japan   destroyers lost     1    0',
      'US      IPC lost         12.5  120',
      '',
      'Luck   Dice  Rolled  Expected  Difference  Chance',
      'Japan  5d6   3       1.5       +1.5        12%',
      '',
    ]);
  });

  it('leaves out losses and luck where there are none', () => {
    assert.deepEqual(
      formatCampaign({ ...campaign, losses: [], luck: [] })
        .split('\n')
        .slice(2),
      ['1  one.yaml           round 3  2 fought  0 open', '2  two-and-more.yaml           0 fought  1 open', ''],
    );
  });
});
