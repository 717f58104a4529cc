/** Runs the examples of every check as the editor does, with every fix that they offer. */
import assert from 'node:assert/strict';
import { awaw } from '../../../../server/src/rulesets/awaw/ruleset';
import * as bases from '../../../../server/src/rulesets/awaw/scenarios';
import { assertPasses } from '../../../support/cases';
import { findDiagnostics, testChecks } from '../../../support/test-checks';

testChecks({
  id: 'awaw',
  checks: awaw.checks,
  rules: awaw.rules,
  section: /\([1245]\d/,
  oneFixSolvesAll: true,
});

describe('the base scenarios of awaw', () => {
  for (const [name, base] of Object.entries(bases)) {
    it(`a base scenario has no diagnostics: ${name}`, () => {
      assertPasses(base);
    });
  }
});

describe('the checks of awaw, together', () => {
  it('an undeclared id is reported once', () => {
    const text = `
      ruleset: awaw
      taskForces: [{ id: force-h, location: at-sea, port: nowhere, members: [nobody] }]
      operations: [{ id: sortie, task: raid, members: [nobody] }]
      interceptions: [{ id: hunt, operation: nothing, interceptor: { taskForces: [none] } }]
      airAttacks:
        - id: strike
          where: at-sea
          defender: { members: [nobody] }
          attacker: { units: [{ id: kates, type: nas, on: nobody }] }
          targets: [{ ships: [nobody], squadrons: 1 }]
    `.replace(/^ {6}/gm, '');
    assert.deepEqual(
      findDiagnostics(text).map(({ code }) => code),
      Array.from({ length: 8 }, () => 'id/unknown'),
    );
  });
});
