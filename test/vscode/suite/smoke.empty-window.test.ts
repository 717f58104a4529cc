import assert from 'node:assert/strict';
import { window, workspace } from 'vscode';
import { serverErrors } from '../support/errors';
import { extension } from '../support/extension';

describe('an empty window', () => {
  it('an empty window has no folder, and the extension is installed but not active', () => {
    assert.equal(workspace.workspaceFolders, undefined);
    assert.equal(window.activeTextEditor, undefined);
    assert.equal(extension().isActive, false);
    assert.deepEqual(serverErrors(), []);
  });
});
