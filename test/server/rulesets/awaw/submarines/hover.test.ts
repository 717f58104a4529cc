import assert from 'node:assert/strict';
import fs from 'node:fs';
import { explain, getTotalsByLabel, getTotalNotesByLabel } from '../explain';

describe('the hover on submarine attacks', () => {
  it('shows the hits by column and the probabilities of a submarine attack in a round', () => {
    const yaml = fs.readFileSync('samples/awaw/midway.scenario.yaml', 'utf8');
    const explanation = explain(yaml, 'navalRounds.0.submarineAttacks.0');
    assert.deepEqual(getTotalsByLabel(explanation), { 'roll against Kaga': 1 });
    assert.match(getTotalNotesByLabel(explanation)['roll against Kaga'] ?? '', /^no damage .*, damaged .*, sunk /);
    assert.match(explanation.text ?? '', /^Hits by column: 2 to 4: 0, .*9\+: 3\./);
  });
});
