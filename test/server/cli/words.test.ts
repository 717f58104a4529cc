import assert from 'node:assert/strict';
import { wordsOf } from '../../../server/src/cli/words';
import type { PlacedReport } from '../../../server/src/library/combats';

describe('the words of a report on a terminal', () => {
  const report = {
    names: ['attacker-destroyers'],
    sides: [
      { side: 'attacker', role: 'the attacker', name: 'Japan' },
      { side: 'defender', role: 'the defender', name: 'the US' },
    ],
  } as unknown as PlacedReport;
  const { said, headed, side } = wordsOf(report);

  it('call the sides by their powers, and leave ids as they are', () => {
    assert.equal(said('units left, defender'), 'units left, the US');
    assert.equal(headed('the defender wins'), 'The US wins');
    assert.equal(headed('attacker-destroyers: no loss'), 'attacker-destroyers: no loss');
    assert.deepEqual([side('attacker'), side('third')], ['Japan', 'third']);
  });

  it('hold nothing that steers a terminal', () => {
    assert.equal(said('sunk\u001b[31m').includes('\u001b'), false);
  });

  it('are those of the rules where a report names no sides', () => {
    const plain = wordsOf({ ...report, sides: undefined });
    assert.equal(plain.said('the attacker wins'), 'the attacker wins');
  });
});
