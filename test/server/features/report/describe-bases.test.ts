import assert from 'node:assert/strict';
import { biscay, getCombat, analyzeText, resolveCombatOrFail } from '../support';

describe('the bases of a report', () => {
  it('describes each basis with its rules and the line that sets it', () => {
    const text = `${biscay}options:\n  rounding: up\n`;
    const { report } = resolveCombatOrFail(getCombat(analyzeText(text)));
    const bases = new Map(report.restsOn!.map((basis) => [basis.basis, basis]));
    assert.deepEqual([...bases.keys()], report.bases);
    const rounding = bases.get('option rounding')!;
    assert.match(rounding.text, /^[A-Z].*: .*\(the reading of the scenario\)$/);
    assert.equal(rounding.line, text.split('\n').indexOf('  rounding: up') + 1);
    assert.ok(rounding.rules.every(({ section }) => section !== ''));
    const other = report.restsOn!.find(({ basis }) => basis.startsWith('option') && basis !== rounding.basis)!;
    assert.match(other.text, /^[A-Z][^`]+: [^`]+[^.]$/);
    assert.equal(other.line, undefined);
    assert.match(bases.get('house table navalCombatChart')!.text, /^Naval combat chart: a house table of Asdic/);
  });
});
