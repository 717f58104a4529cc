import assert from 'node:assert/strict';
import { window, workspace } from 'vscode';
import { getServerErrors } from '../support/errors';
import { getExtension } from '../support/extension';

describe('an empty window', () => {
  it('an empty window has no folder, and the extension is installed but not active', () => {
    assert.equal(workspace.workspaceFolders, undefined);
    assert.equal(window.activeTextEditor, undefined);
    assert.equal(getExtension().isActive, false);
    assert.deepEqual(getServerErrors(), []);
  });
});
