import assert from 'node:assert/strict';
import { extensions } from 'vscode';
import type { Extension } from 'vscode';
import type { AsdicApi } from '../../../client/src/errors';

/** The extension under test. */
export function extension(): Extension<AsdicApi> {
  const found = extensions.getExtension<AsdicApi>('asdic.asdic');
  assert.ok(found, 'the extension is not installed');
  return found;
}
