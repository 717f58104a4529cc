import assert from 'node:assert/strict';
import { analysisOf, biscay, problemOf } from '../support';
import { linkProblems } from '../../../../server/src/features/problems/links';

describe('links to scenarios that are not there', () => {
  it('say which, and that the comment or the file is to be changed', () => {
    const { message } = problemOf(`# see gone.scenario.yaml\n${biscay}`, 'link/missing', { isThere: () => false });
    assert.match(message, /no `gone\.scenario\.yaml` beside this file.*Correct the path, or take it out/);
  });

  it('are not looked for where nothing is known of files', () => {
    assert.deepEqual(linkProblems(analysisOf(`# see gone.scenario.yaml\n${biscay}`)), []);
  });
});
