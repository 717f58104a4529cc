import assert from 'node:assert/strict';
import fs from 'node:fs';
import { analyse, isExcludedByConfig, diagnose, readConfig } from '../../../../server/src/features';
import type { Analysis } from '../../../../server/src/features';
import { findLevel } from '../../../../server/src/features/scenario/config';
import { environment } from '../../../support/environment';
import {
  analyzeText,
  assertDiagnostics,
  biscay,
  applyEdits,
  getCombat,
  formatDiagnostics,
  resolveCombatOrFail,
} from '../support';

const chart = fs.readFileSync('samples/wif-ssw/tables/my-naval-combat-chart.yaml', 'utf8');
const createConfig = (text: string, path = 'asdic.config.yaml') => ({ config: readConfig(text, path) });
const textWithEmptyConvoy = biscay.replace('      convoyPoints: 12\n', '');
/** The options that the ruleset of a scenario gets. */
const getOptions = ({ scenarios }: Analysis) => (scenarios[0]!.view().data as { options?: unknown }).options;

describe('the configuration of a workspace', () => {
  it('sets severities before the settings of an editor do', () => {
    const text = biscay.replace('weather: rain', 'weather: rian');
    const getSeverities = (config: string) =>
      diagnose(analyzeText(text, createConfig(config)), { 'schema/value': 'hint' }).map(({ severity }) => severity);
    assert.deepEqual(getSeverities('severity: { schema/value: warning }'), ['warning']);
    assert.deepEqual(getSeverities('severity: { schema/*: information, "*": "off" }'), ['information']);
    assert.deepEqual(getSeverities('severity: { "*": "off" }'), []);
    assert.deepEqual(getSeverities(''), ['hint']);
  });

  it('is read as far as its values are valid', () => {
    const read = (text: string) => {
      const { path, severity, exclude } = readConfig(text, '../asdic.config.yaml');
      return { path, severity, exclude };
    };
    assert.deepEqual(
      read(
        'severity: { a/b: "off", a/c: hint, a/d: information, a/e: warning, a/*: error, f: fatal, g: 1, h: [hint] }\nexclude: [drafts, 3, [x]]',
      ),
      {
        path: '../asdic.config.yaml',
        severity: { 'a/b': 'off', 'a/c': 'hint', 'a/d': 'information', 'a/e': 'warning', 'a/*': 'error' },
        exclude: ['drafts'],
      },
    );
    const empty = { path: '../asdic.config.yaml', severity: {}, exclude: [] };
    for (const text of [
      '',
      'severity: warning\nexclude: drafts',
      'severity: [warning]\nexclude: { a: b }',
      '- severity',
    ])
      assert.deepEqual(read(text), empty, text);
  });

  it('finds the severity of a code by its longest beginning', () => {
    const severity = { 'a/b': 'hint', 'a/b*': 'error', 'a/*': 'warning', 'x/y': 'off' } as const;
    assert.deepEqual(
      ['a/b', 'a/bc', 'a/c', 'a/', 'a', 'x/y', 'x/yz', ''].map((code) => findLevel(severity, code)),
      ['hint', 'error', 'warning', 'warning', undefined, 'off', undefined, undefined],
    );
    assert.deepEqual(
      ['a', ''].map((code) => findLevel({ '*': 'hint' }, code)),
      ['hint', 'hint'],
    );
  });

  it('excludes scenarios by their path relative to its folder', () => {
    const isExcluded = (path: string, file: string) =>
      isExcludedByConfig(readConfig('exclude: [drafts/**, "*.old.scenario.yaml"]', path), file);
    assert.ok(isExcluded('../asdic.config.yaml', '/games/drafts/a.scenario.yaml'));
    assert.ok(isExcluded('asdic.config.yaml', '/games/a.old.scenario.yaml'));
    assert.ok(isExcluded('../../asdic.config.yaml', '/games/x/y/a.old.scenario.yaml'));
    assert.ok(!isExcluded('asdic.config.yaml', '/games/drafts/a.scenario.yaml'));
    assert.ok(!isExcluded('../asdic.config.yaml', '/games/other/a.scenario.yaml'));
    assert.ok(!isExcludedByConfig(readConfig('exclude: drafts', 'asdic.config.yaml'), '/games/drafts'));
  });

  it('sets options for scenarios that do not', () => {
    const config = createConfig('defaults:\n  wif-ssw: { options: { emptyConvoy: one-ship } }');
    assert.deepEqual(getOptions(analyzeText(textWithEmptyConvoy, config)), { emptyConvoy: 'one-ship' });
    const withOptions = (options: string) => textWithEmptyConvoy.replace('powers:', `options: ${options}\npowers:`);
    assert.deepEqual(getOptions(analyzeText(withOptions('{ emptyConvoy: no-target }'), config)), {
      emptyConvoy: 'no-target',
    });
    const both = getOptions(analyzeText(withOptions('{ noShipsInSubCombat: one-ship }'), config));
    assert.deepEqual(both, { emptyConvoy: 'one-ship', noShipsInSubCombat: 'one-ship' });
    assert.equal(
      getOptions(analyzeText(textWithEmptyConvoy, createConfig('defaults:\n  awaw: { options: {} }'))),
      undefined,
    );
  });

  it('resolves tables relative to its folder', () => {
    const requestedPaths: string[] = [];
    const overrides = {
      ...createConfig(
        'defaults:\n  wif-ssw: { tables: { navalCombatChart: charts/own.yaml } }',
        '../asdic.config.yaml',
      ),
      readTable: (path: string) => {
        requestedPaths.push(path);
        return path === '../charts/own.yaml' ? { text: chart } : undefined;
      },
    };
    assert.deepEqual(formatDiagnostics(biscay, overrides), []);
    assert.deepEqual([...new Set(requestedPaths)], ['../charts/own.yaml']);
    const resolveWith = (environmentOverrides?: Parameters<typeof analyzeText>[1]) =>
      JSON.stringify(resolveCombatOrFail(getCombat(analyzeText(biscay, environmentOverrides))));
    assert.notEqual(resolveWith(overrides), resolveWith(), 'the results rest on the table');
  });

  it('reports errors of the configuration with their line at the head of the scenario', () => {
    assertDiagnostics(
      `
      ruleset: wif-ssw
      #        ^^^^^^^ schema/unknown-key asdic.config.yaml, line 5:
      #        ^^^^^^^ schema/value asdic.config.yaml, line 4:
      #        ^^^^^^^ schema/value asdic.config.yaml, line 2:
      title: Nothing
      turn: { year: 1941, months: jan-feb }
      powers:
        germany: { side: axis }
      `,
      createConfig(
        'severity:\n  wif-ssw/x: grave\ndefaults:\n  wif-ssw: { options: { emptyConvoy: two } }\n  chess: {}',
      ),
    );
    assertDiagnostics(
      `
      ruleset: wif-ssw
      #        ^^^^^^^ table/unreadable asdic.config.yaml, line 1:
      title: Nothing
      turn: { year: 1941, months: jan-feb }
      powers:
        germany: { side: axis }
      `,
      createConfig('severity: {'),
    );
  });

  it('keeps the header if an edit changes neither the configuration nor the options', () => {
    const configEnvironment = environment(createConfig('defaults:\n  wif-ssw: { options: { emptyConvoy: one-ship } }'));
    const text = textWithEmptyConvoy.replace('powers:', 'options: { noShipsInSubCombat: one-ship }\npowers:');
    const before = analyse(text, undefined, configEnvironment);
    const after = analyse(
      applyEdits(text, [{ from: text.length, to: text.length, insert: '# more\n' }]),
      before,
      configEnvironment,
    );
    assert.equal(after.scenarios[0]!.header, before.scenarios[0]!.header);
    const other = analyse(text, before, environment(createConfig('')));
    assert.notEqual(other.scenarios[0]!.header, before.scenarios[0]!.header);
  });
});
