import assert from 'node:assert/strict';
import { findCompletions } from '../../../../../server/src/features';
import { fixture } from '../../../../support/fixture';
import { analyzeText } from '../../support';

function listLabels(source: string): readonly string[] {
  const { text, cursor } = fixture(source);
  return findCompletions(analyzeText(text), cursor!).map(({ label }) => label);
}

describe('completion of dice in an incomplete combat', () => {
  it('offers dice labels for present and missing parts of the combat', () => {
    const labels = listLabels(`
      ruleset: aare
      powers: { germany: { side: axis }, uk: { side: allies } }
      seaBattles:
        - id: one
          attacker: { power: germany, units: { sub: 5 } }
          defender:
          dice: { $0 }
    `);
    assert.ok(labels.includes('detection.defender'), labels.join());
  });

  it('offers dice labels if hardly anything of the combat is written', () => {
    const labels = listLabels('ruleset: wif-ssw\nengagements:\n  - id: biscay\n    dice: { $0 }\n');
    assert.ok(labels.includes('search.subs'), labels.join());
  });
});
