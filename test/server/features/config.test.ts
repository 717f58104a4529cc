import assert from 'node:assert/strict';
import fs from 'node:fs';
import { analyse, leavesOut, problems, readConfig } from '../../../server/src/features';
import type { Analysis } from '../../../server/src/features';
import { environment } from '../../support/environment';
import { analysisOf, assertProblems, biscay, edited, foundIn, formatProblems, resolved } from './support';

const chart = fs.readFileSync('samples/wif-ssw/tables/my-naval-combat-chart.yaml', 'utf8');
const configured = (text: string, path = 'asdic.config.yaml') => ({ config: readConfig(text, path) });
const empty = biscay.replace('      convoyPoints: 12\n', '');
/** The options that the ruleset of a scenario gets. */
const optionsOf = ({ scenarios }: Analysis) => (scenarios[0]!.view().data as { options?: unknown }).options;

describe('the configuration of a workspace', () => {
  it('sets severities before the settings of an editor do', () => {
    const text = biscay.replace('weather: rain', 'weather: rian');
    const severityOf = (config: string) =>
      problems(analysisOf(text, configured(config)), { 'schema/value': 'hint' }).map(({ severity }) => severity);
    assert.deepEqual(severityOf('severity: { schema/value: warning }'), ['warning']);
    assert.deepEqual(severityOf('severity: { schema/*: information, "*": "off" }'), ['information']);
    assert.deepEqual(severityOf('severity: { "*": "off" }'), []);
    assert.deepEqual(severityOf(''), ['hint']);
  });

  it('excludes scenarios by their path relative to its folder', () => {
    const isOut = (path: string, file: string) =>
      leavesOut(readConfig('exclude: [drafts/**, "*.old.scenario.yaml"]', path), file);
    assert.ok(isOut('../asdic.config.yaml', '/games/drafts/a.scenario.yaml'));
    assert.ok(isOut('asdic.config.yaml', '/games/a.old.scenario.yaml'));
    assert.ok(isOut('../../asdic.config.yaml', '/games/x/y/a.old.scenario.yaml'));
    assert.ok(!isOut('asdic.config.yaml', '/games/drafts/a.scenario.yaml'));
    assert.ok(!isOut('../asdic.config.yaml', '/games/other/a.scenario.yaml'));
    assert.ok(!leavesOut(readConfig('exclude: drafts', 'asdic.config.yaml'), '/games/drafts'));
  });

  it('sets options for scenarios that do not', () => {
    const config = configured('defaults:\n  wif-ssw: { options: { emptyConvoy: one-ship } }');
    assert.deepEqual(optionsOf(analysisOf(empty, config)), { emptyConvoy: 'one-ship' });
    const own = (options: string) => empty.replace('powers:', `options: ${options}\npowers:`);
    assert.deepEqual(optionsOf(analysisOf(own('{ emptyConvoy: no-target }'), config)), { emptyConvoy: 'no-target' });
    const both = optionsOf(analysisOf(own('{ noShipsInSubCombat: one-ship }'), config));
    assert.deepEqual(both, { emptyConvoy: 'one-ship', noShipsInSubCombat: 'one-ship' });
    assert.equal(optionsOf(analysisOf(empty, configured('defaults:\n  awaw: { options: {} }'))), undefined);
  });

  it('resolves tables relative to its folder', () => {
    const asked: string[] = [];
    const known = {
      ...configured('defaults:\n  wif-ssw: { tables: { navalCombatChart: charts/own.yaml } }', '../asdic.config.yaml'),
      readTable: (path: string) => {
        asked.push(path);
        return path === '../charts/own.yaml' ? { text: chart } : undefined;
      },
    };
    assert.deepEqual(formatProblems(biscay, known), []);
    assert.deepEqual([...new Set(asked)], ['../charts/own.yaml']);
    const chartOf = (known?: Parameters<typeof analysisOf>[1]) =>
      JSON.stringify(resolved(foundIn(analysisOf(biscay, known))));
    assert.notEqual(chartOf(known), chartOf(), 'the results rest on the table');
  });

  it('reports errors of the configuration with their line at the head of the scenario', () => {
    assertProblems(
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
      configured('severity:\n  wif-ssw/x: grave\ndefaults:\n  wif-ssw: { options: { emptyConvoy: two } }\n  chess: {}'),
    );
    assertProblems(
      `
      ruleset: wif-ssw
      #        ^^^^^^^ table/unreadable asdic.config.yaml, line 1:
      title: Nothing
      turn: { year: 1941, months: jan-feb }
      powers:
        germany: { side: axis }
      `,
      configured('severity: {'),
    );
  });

  it('keeps the header if an edit changes neither the configuration nor the options', () => {
    const known = environment(configured('defaults:\n  wif-ssw: { options: { emptyConvoy: one-ship } }'));
    const text = empty.replace('powers:', 'options: { noShipsInSubCombat: one-ship }\npowers:');
    const before = analyse(text, undefined, known);
    const after = analyse(edited(text, [{ from: text.length, to: text.length, insert: '# more\n' }]), before, known);
    assert.equal(after.scenarios[0]!.header, before.scenarios[0]!.header);
    const other = analyse(text, before, environment(configured('')));
    assert.notEqual(other.scenarios[0]!.header, before.scenarios[0]!.header);
  });
});
