import assert from 'node:assert/strict';
import { analyzeText, biscay, getOnlyDiagnostic } from '../support';
import { diagnoseLinks } from '../../../../server/src/features/diagnostics/links';

describe('links to missing scenarios', () => {
  it('reports a link to a missing scenario, with what to change', () => {
    const { message } = getOnlyDiagnostic(`# see gone.scenario.yaml\n${biscay}`, 'link/missing', {
      fileExists: () => false,
    });
    assert.match(message, /no `gone\.scenario\.yaml` beside this file.*Correct the path, or remove it/);
  });

  it('checks no links without access to files', () => {
    assert.deepEqual(diagnoseLinks(analyzeText(`# see gone.scenario.yaml\n${biscay}`)), []);
  });
});
