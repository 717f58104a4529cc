import assert from 'node:assert/strict';
import { extensions } from 'vscode';
import type { Extension } from 'vscode';
import type { AsdicApi } from '../../../client/src/log';

/** The extension under test. */
export function getExtension(): Extension<AsdicApi> {
  const asdic = extensions.getExtension<AsdicApi>('asdic.asdic');
  assert.ok(asdic, 'the extension is not installed');
  return asdic;
}
