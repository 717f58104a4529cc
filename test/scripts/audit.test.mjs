import assert from 'node:assert/strict';
import { parseAudit } from '../../scripts/audit.mjs';

describe('the audit of the lockfile', () => {
  it('lists packages with serious vulnerabilities', () => {
    const vulnerabilities = {
      bad: { severity: 'critical', range: '<2' },
      old: { severity: 'high', range: '1.x' },
      dull: { severity: 'moderate', range: '*' },
    };
    const { answered, serious } = parseAudit(JSON.stringify({ vulnerabilities }));
    assert.equal(answered, true);
    assert.deepEqual(serious, ['bad <2: critical', 'old 1.x: high']);
  });

  it('distinguishes a sound lockfile from a registry that does not answer', () => {
    assert.deepEqual(parseAudit('{"vulnerabilities":{}}'), { answered: true, serious: [] });
    assert.deepEqual(parseAudit('{"statusCode":405}'), { answered: false, serious: [] });
    assert.deepEqual(parseAudit(''), { answered: false, serious: [] });
  });
});
