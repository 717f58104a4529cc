import assert from 'node:assert/strict';
import { formatDiagnosticReport } from '../../client/src/diagnostic-report';
import type { DiagnosticFacts } from '../../client/src/diagnostic-report';

const facts: DiagnosticFacts = {
  asdic: '0.1.0',
  vscode: '1.91.0',
  host: 'desktop',
  runtime: 'Node 22.1.0',
  platform: 'linux x64',
  isTrusted: true,
  server: 'running',
  settings: {},
  errors: [],
  warnings: [],
};

describe('the diagnostic report', () => {
  it('lists the environment that Asdic runs in', () => {
    assert.equal(
      formatDiagnosticReport(facts),
      [
        '- **Asdic**: 0.1.0',
        '- **VS Code**: 1.91.0, desktop',
        '- **Platform**: linux x64',
        '- **Workspace**: trusted',
        '- **Server**: running, Node 22.1.0',
        '- **Settings**: all as by default',
        '- **Scenario**: none is open',
        '- **Log**: 0 errors, 0 warnings',
        '',
      ].join('\n'),
    );
  });

  it('describes the state of the scenario', () => {
    const scenario = { scheme: 'file', lines: 40, problems: [1, 2, 0, 3] } as const;
    const formatScenarioLine = (more: object): string =>
      /Scenario\*\*: (.*)/.exec(formatDiagnosticReport({ ...facts, scenario: { ...scenario, ...more } }))![1]!;
    const counts = '`file`, 40 lines, 1 error, 2 warnings, 0 of information, 3 hints';
    assert.equal(formatScenarioLine({}), `not validated, ${counts}`);
    assert.equal(
      formatScenarioLine({ rulesets: [], milliseconds: 0.25 }),
      `no ruleset, ${counts}, validated in 0.3 ms`,
    );
    assert.equal(
      formatScenarioLine({ rulesets: ['aare', 'awaw'], milliseconds: 12 }),
      `aare and awaw, ${counts}, validated in 12.0 ms`,
    );
  });

  it('counts the entries of a setting that names files', () => {
    const settings = { 'asdic.liveOdds': 'off', 'asdic.workspace.exclude': ['/home/anna/**'] };
    assert.match(
      formatDiagnosticReport({ ...facts, settings }),
      /Settings\*\*: `asdic\.liveOdds`: `"off"`, `asdic\.workspace\.exclude`: `1 entry`\n/,
    );
  });

  it('lists where errors were thrown, without their messages and without folders', () => {
    const errors = [
      'Request failed: TypeError: no unit secret-unit in /home/anna/game.scenario.yaml',
      '    at Map.read (/home/anna/my files/dist/server.cjs:12:34)',
      '    at async C:\\Users\\anna\\dist\\server.cjs:5:6',
      '    at file:///home/anna/dist/server.cjs:7:8',
      '    at secret-unit, the second',
    ].join('\n');
    const text = formatDiagnosticReport({
      ...facts,
      errors: [errors, 'it broke at /home/anna'],
      warnings: ['secret-unit'],
    });
    assert.match(text, /Log\*\*: 2 errors, 1 warning\n/);
    const [, block] = /```text\n([^]*)\n```/.exec(text)!;
    assert.deepEqual(block!.split('\n'), [
      'TypeError',
      '  at Map.read server.cjs:12:34',
      '  at server.cjs:5:6',
      '  at server.cjs:7:8',
      'Error',
    ]);
    assert.doesNotMatch(text, /secret|anna/);
  });
});
