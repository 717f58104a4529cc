import assert from 'node:assert/strict';
import { readSettings } from '../../../server/src/lsp/settings';

const inlayHints = {
  hitNumbers: true,
  effectiveValues: false,
  searchTotals: false,
  rounding: false,
  powers: false,
};

describe('settings', () => {
  it('have their documented defaults', () => {
    assert.deepEqual(readSettings(undefined), {
      severity: {},
      sampling: { runs: 20_000 },
      lenses: { enabled: true },
      liveOdds: 'on',
      inlayHints,
    });
  });

  it('are taken as they are given', () => {
    const given = {
      severity: { 'wif-ssw/owner-passed': 'off' },
      sampling: { runs: 500 },
      lenses: { enabled: false },
      liveOdds: 'onSave',
      inlayHints: { ...inlayHints, hitNumbers: false, powers: true },
    };
    assert.deepEqual(readSettings(given), given);
  });

  it('count as absent where they are malformed', () => {
    const given = {
      severity: { a: 'loud', b: 'hint' },
      sampling: { runs: 'many' },
      lenses: 'none',
      inlayHints: { hitNumbers: 'no', powers: 1 },
      liveOdds: true,
    };
    assert.deepEqual(readSettings(given), {
      severity: { b: 'hint' },
      sampling: { runs: 20_000 },
      lenses: { enabled: true },
      liveOdds: 'on',
      inlayHints,
    });
    assert.deepEqual(readSettings('nonsense'), readSettings(undefined));
  });
});
