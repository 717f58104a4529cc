import assert from 'node:assert/strict';
import fs from 'node:fs';
import { explained, totals, verdicts } from '../explained';

describe('the hover on submarine attacks', () => {
  it('shows the hits by column and the probabilities of a submarine attack in a round', () => {
    const yaml = fs.readFileSync('samples/awaw/midway.scenario.yaml', 'utf8');
    const found = explained(yaml, 'navalRounds.0.submarineAttacks.0');
    assert.deepEqual(totals(found), { 'roll against Kaga': 1 });
    assert.match(verdicts(found)['roll against Kaga'] ?? '', /^no damage .*, damaged .*, sunk /);
    assert.match(found.text ?? '', /^Hits by column: 2 to 4: 0, .*9\+: 3\./);
  });
});
