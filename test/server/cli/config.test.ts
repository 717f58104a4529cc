import assert from 'node:assert/strict';
import { findConfig } from '../../../server/src/cli/config';

describe('the configuration for a folder', () => {
  const files: Readonly<Record<string, string>> = { 'asdic.config.yaml': 'severity: { "*": hint }' };
  /** Reads files as seen from `fleet/north` in the working folder. */
  const readConfigAbove = (folder: string, level: number) =>
    findConfig(folder, '/games', (path) => {
      const text = files[path.replace('../'.repeat(level), '')];
      return path.split('../').length - 1 === level && text !== undefined ? { text } : undefined;
    });

  it('uses the configuration in the folder or the nearest one above it', () => {
    assert.equal(readConfigAbove('/games/fleet/north', 0)?.path, 'asdic.config.yaml');
    assert.equal(readConfigAbove('/games/fleet/north', 2)?.path, '../../asdic.config.yaml');
    assert.deepEqual(readConfigAbove('/games/fleet/north', 2)?.severity, { '*': 'hint' });
  });

  it('looks for no configuration above the working folder or elsewhere outside of it', () => {
    assert.equal(readConfigAbove('/games/fleet/north', 3), undefined);
    assert.equal(readConfigAbove('/games', 1), undefined);
    assert.equal(readConfigAbove('/elsewhere/fleet', 1), undefined);
    assert.notEqual(readConfigAbove('/elsewhere/fleet', 0), undefined);
  });
});
