import assert from 'node:assert/strict';
import { analyzeText, biscay, getCombat, resolveCombatOrFail } from '../support';

describe('the brief summary of a result', () => {
  it('names powers instead of roles', () => {
    const { brief } = resolveCombatOrFail(getCombat(analyzeText(biscay)));
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
    assert.equal(resolveCombatOrFail(getCombat(analyzeText(battle))).brief, 'Japan wins · 6 left');
    const defended = battle
      .replace('{ bb: 6 }', '{ trn: 1 }')
      .replace('units: { trn: 1 } }\n    dice', 'units: { bb: 6 } }\n    dice');
    assert.equal(resolveCombatOrFail(getCombat(analyzeText(defended))).brief, 'The US wins · 6 left');
  });
});
