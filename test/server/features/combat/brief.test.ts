import assert from 'node:assert/strict';
import { analysisOf, biscay, foundIn, resolved } from '../support';

describe('the brief summary of a result', () => {
  it('names powers instead of roles', () => {
    const { brief } = resolved(foundIn(analysisOf(biscay)));
    assert.doesNotMatch(brief, /the (sub|convoy) side/);
  });

  it('names the winner and how many units remain', () => {
    const battle = `ruleset: aare
powers:
  japan: { side: axis }
  us: { side: allies }
seaBattles:
  - id: midway
    attacker: { power: japan, units: { bb: 6 } }
    defender: { power: us, units: { trn: 1 } }
    dice: { seed: 7 }
`;
    assert.equal(resolved(foundIn(analysisOf(battle))).brief, 'Japan wins · 6 left');
    const defended = battle
      .replace('{ bb: 6 }', '{ trn: 1 }')
      .replace('units: { trn: 1 } }\n    dice', 'units: { bb: 6 } }\n    dice');
    assert.equal(resolved(foundIn(analysisOf(defended))).brief, 'The US wins · 6 left');
  });
});
