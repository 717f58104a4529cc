import assert from 'node:assert/strict';
import { readSettings } from '../../../server/src/lsp/settings';

const inlayHints = {
  hitNumbers: true,
  effectiveValues: false,
  searchTotals: false,
  rounding: false,
  powers: false,
};
const workspace = { diagnostics: 'workspace', exclude: ['**/node_modules/**', '**/.*/**'], maxFiles: 1000 };
const outline = { maxSymbols: 5000 };

describe('settings', () => {
  it('settings have the documented defaults', () => {
    assert.deepEqual(readSettings(undefined), {
      severity: {},
      sampling: { runs: 20_000 },
      lenses: { enabled: true },
      liveOdds: 'on',
      inlayHints,
      workspace,
      outline,
    });
  });

  it('accepts valid values of settings', () => {
    const input = {
      severity: { 'wif-ssw/owner-passed': 'off' },
      sampling: { runs: 500 },
      lenses: { enabled: false },
      liveOdds: 'onSave',
      inlayHints: { ...inlayHints, hitNumbers: false, powers: true },
      workspace: { diagnostics: 'openFiles', exclude: ['old'], maxFiles: 3 },
      outline: { maxSymbols: 7 },
    };
    assert.deepEqual(readSettings(input), input);
  });

  it('ignores malformed values of settings', () => {
    const input = {
      severity: { a: 'loud', b: 'hint' },
      sampling: { runs: 'many' },
      lenses: 'none',
      inlayHints: { hitNumbers: 'no', powers: 1 },
      liveOdds: true,
      workspace: { exclude: 'all', maxFiles: -1 },
      outline: { maxSymbols: 0 },
    };
    assert.deepEqual(readSettings(input), {
      severity: { b: 'hint' },
      sampling: { runs: 20_000 },
      lenses: { enabled: true },
      liveOdds: 'on',
      inlayHints,
      workspace,
      outline,
    });
    assert.deepEqual(readSettings('nonsense'), readSettings(undefined));
  });
});
