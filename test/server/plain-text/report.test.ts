import assert from 'node:assert/strict';
import { createWording } from '../../../server/src/plain-text/report';
import type { PlacedReport } from '../../../server/src/library/combats';

describe('the wording of a report on a terminal', () => {
  const report = {
    names: ['attacker-destroyers'],
    sides: [
      { side: 'attacker', role: 'the attacker', name: 'Japan' },
      { side: 'defender', role: 'the defender', name: 'the US' },
    ],
  } as unknown as PlacedReport;
  const { formatInline, formatHeading, getSideName } = createWording(report);

  it('calls the sides by their powers, and keeps ids as they are', () => {
    assert.equal(formatInline('units left, defender'), 'units left, the US');
    assert.equal(formatHeading('the defender wins'), 'The US wins');
    assert.equal(formatHeading('attacker-destroyers: no loss'), 'attacker-destroyers: no loss');
    assert.deepEqual([getSideName('attacker'), getSideName('third')], ['Japan', 'third']);
  });

  it('escapes terminal control characters', () => {
    assert.equal(formatInline('sunk\u001b[31m').includes('\u001b'), false);
  });

  it('keeps the words of the rules when a report names no sides', () => {
    const plain = createWording({ ...report, sides: undefined });
    assert.equal(plain.formatInline('the attacker wins'), 'the attacker wins');
  });
});
