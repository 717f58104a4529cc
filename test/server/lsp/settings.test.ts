import assert from 'node:assert/strict';
import type { Connection } from 'vscode-languageserver';
import { createSettings, readSettings } from '../../../server/src/lsp/settings';

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

  it('rounds numbers down, and keeps them within their bounds', () => {
    const read = (runs: number, maxFiles: number, maxSymbols: number) => {
      const settings = readSettings({ sampling: { runs }, workspace: { maxFiles }, outline: { maxSymbols } });
      return [settings.sampling.runs, settings.workspace.maxFiles, settings.outline.maxSymbols];
    };
    assert.deepEqual(read(1, 0, 1), [1, 0, 1]);
    assert.deepEqual(read(1.9, 2.7, 3.9), [1, 2, 3]);
    assert.deepEqual(read(0.9, -0.5, 0.9), [20_000, 1_000, 5_000]);
    assert.deepEqual(read(10_000_000, 1e9, 1e9), [10_000_000, 1e9, 1e9]);
    assert.equal(read(10_000_001, 0, 1)[0], 10_000_000);
    assert.deepEqual(readSettings({ workspace: { exclude: ['a', 3, null, 'b'] } }).workspace.exclude, ['a', 'b']);
    assert.equal(readSettings({ liveOdds: 'off' }).liveOdds, 'off');
    for (const value of [null, [], 3]) assert.deepEqual(readSettings(value), readSettings(undefined));
  });
});

describe('the settings of a document', () => {
  const createPulled = (answer: () => Promise<unknown>, canPull = true) => {
    const requests: unknown[] = [];
    const getConfiguration = (item: unknown) => {
      requests.push(item);
      return answer();
    };
    const settings = createSettings({ workspace: { getConfiguration } } as unknown as Connection, canPull);
    return { settings, requests };
  };

  it('are asked for once, until they may have changed', async () => {
    const { settings, requests } = createPulled(() => Promise.resolve({ liveOdds: 'off' }));
    const request = { scopeUri: 'file:///a', section: 'asdic' };
    assert.equal((await settings.get('file:///a')).liveOdds, 'off');
    await settings.get('file:///a');
    assert.deepEqual(requests, [request]);
    await settings.get('file:///b');
    settings.forget('file:///a');
    await settings.get('file:///a');
    await settings.get('file:///b');
    assert.deepEqual(requests, [request, { ...request, scopeUri: 'file:///b' }, request]);
    settings.onChange(undefined);
    await settings.get('file:///b');
    assert.equal(requests.length, 4);
  });

  it('are the defaults while they cannot be read, and are asked for again', async () => {
    const { settings, requests } = createPulled(() => Promise.reject(new Error('busy')));
    assert.deepEqual(await settings.get('file:///a'), readSettings(undefined));
    await settings.get('file:///a');
    assert.equal(requests.length, 2);
  });

  it('are those that a client has sent, if they cannot be asked for', async () => {
    const { settings, requests } = createPulled(() => Promise.reject(new Error('busy')), false);
    assert.deepEqual(await settings.get('file:///a'), readSettings(undefined));
    settings.onChange({ asdic: { liveOdds: 'off' } });
    assert.equal((await settings.get('file:///a')).liveOdds, 'off');
    settings.onChange({ liveOdds: 'onSave' });
    assert.equal((await settings.get('file:///b')).liveOdds, 'onSave');
    settings.onChange(null);
    assert.equal((await settings.get('file:///b')).liveOdds, 'on');
    assert.deepEqual(requests, []);
  });
});
