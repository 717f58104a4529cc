import assert from 'node:assert/strict';
import { window, workspace } from 'vscode';
import { serverErrors } from '../support/errors';
import { extension } from '../support/extension';

describe('an empty window', () => {
  it('has no folder, and the extension is at hand but not active', () => {
    assert.equal(workspace.workspaceFolders, undefined);
    assert.equal(window.activeTextEditor, undefined);
    assert.equal(extension().isActive, false);
    assert.deepEqual(serverErrors(), []);
  });
});
