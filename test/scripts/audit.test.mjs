import assert from 'node:assert/strict';
import { auditResult } from '../../scripts/audit.mjs';

describe('the audit of the lockfile', () => {
  it('lists packages with serious vulnerabilities', () => {
    const vulnerabilities = {
      bad: { severity: 'critical', range: '<2' },
      old: { severity: 'high', range: '1.x' },
      dull: { severity: 'moderate', range: '*' },
    };
    const { answered, serious } = auditResult(JSON.stringify({ vulnerabilities }));
    assert.equal(answered, true);
    assert.deepEqual(serious, ['bad <2: critical', 'old 1.x: high']);
  });

  it('distinguishes a sound lockfile from a registry that does not answer', () => {
    assert.deepEqual(auditResult('{"vulnerabilities":{}}'), { answered: true, serious: [] });
    assert.deepEqual(auditResult('{"statusCode":405}'), { answered: false, serious: [] });
    assert.deepEqual(auditResult(''), { answered: false, serious: [] });
  });
});
