import assert from 'node:assert/strict';
import { biscay, foundIn, analysisOf, resolved } from '../support';

describe('the bases of a report', () => {
  it('describes each basis with its rules and the line that sets it', () => {
    const text = `${biscay}options:\n  rounding: up\n`;
    const { report } = resolved(foundIn(analysisOf(text)));
    const found = new Map(report.restsOn!.map((basis) => [basis.basis, basis]));
    assert.deepEqual([...found.keys()], report.bases);
    const rounding = found.get('option rounding')!;
    assert.match(rounding.text, /^[A-Z].*: .*\(the reading of the scenario\)$/);
    assert.equal(rounding.line, text.split('\n').indexOf('  rounding: up') + 1);
    assert.ok(rounding.rules.every(({ section }) => section !== ''));
    const other = report.restsOn!.find(({ basis }) => basis.startsWith('option') && basis !== rounding.basis)!;
    assert.match(other.text, /^[A-Z][^`]+: [^`]+[^.]$/);
    assert.equal(other.line, undefined);
    assert.match(found.get('house table navalCombatChart')!.text, /^Naval combat chart: a house table of Asdic/);
  });
});
