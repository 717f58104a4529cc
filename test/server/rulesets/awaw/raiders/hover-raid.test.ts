import assert from 'node:assert/strict';
import { explain, getTotalNotesByLabel } from '../explain';

describe('the hover on raiders', () => {
  it('shows how many defenders may engage raiders', () => {
    const yaml = 'raids: [{ id: r, box: atlantic, earlierGroups: 1, raiders: { units: [{ id: a, type: pb }] } }]';
    assert.equal(
      getTotalNotesByLabel(explain(yaml, 'raids.0'))['defenders that may engage'],
      'to be added to the die: none 33.3%, 1 defender 16.7%, 2 defenders 16.7%, 3 defenders 16.7%, 4 defenders 16.7%',
    );
  });
});
