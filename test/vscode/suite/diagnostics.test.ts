import assert from 'node:assert/strict';
import { ConfigurationTarget, DiagnosticSeverity, workspace } from 'vscode';
import { closeAll, getFixtureUri, openFixture, openUntitled, replaceText } from '../support/documents';
import {
  getDiagnosticCode,
  waitForFixes,
  readHover,
  isClean,
  listDiagnostics,
  waitForDiagnostics,
} from '../support/editor';
import { eventually } from '../support/eventually';

const fixture = 'fixtures/biscay.scenario.yaml';

describe('diagnostics in the editor', () => {
  beforeEach(closeAll);
  after(closeAll);

  it('shows each problem once while the user types, with code, message and rule page, until it is fixed', async () => {
    const { document } = await openFixture(fixture);
    await replaceText(document, 'action: naval', 'action: pass');
    const diagnostics = await waitForDiagnostics(document);
    const uniqueDiagnostics = new Set(diagnostics.map(({ range, message }) => JSON.stringify([range, message])));
    assert.equal(uniqueDiagnostics.size, diagnostics.length, JSON.stringify(diagnostics));
    const [problem] = diagnostics;
    assert.ok(problem);
    assert.equal(problem.source, 'asdic');
    assert.equal(getDiagnosticCode(problem), 'wif-ssw/owner-passed');
    assert.equal(problem.severity, DiagnosticSeverity.Error);
    assert.match(problem.message, /^Germany passed this impulse, so flotilla-7 cannot take part/);
    assert.ok(typeof problem.code === 'object');
    assert.match(problem.code.target.toString(), /^asdic-rule:\/asdic-rules\/wif-ssw\/owner-acted.owner-passed\/1.2.1/);
    await replaceText(document, 'action: pass', 'action: naval');
    await waitForDiagnostics(document, isClean);
  });

  it('offers a fix that removes the problem', async () => {
    const { document } = await openFixture(fixture);
    await replaceText(document, 'weather: rain', 'wether: rain');
    const [problem] = await waitForDiagnostics(document);
    assert.ok(problem);
    assert.equal(getDiagnosticCode(problem), 'schema/unknown-key');
    assert.equal(document.getText(problem.range), 'wether');
    const [fix] = await waitForFixes(document, problem);
    assert.ok(fix?.edit, 'there is no fix');
    assert.ok(await workspace.applyEdit(fix.edit));
    assert.match(document.getText(), /^ {4}weather: rain$/m);
    await waitForDiagnostics(document, isClean);
  });

  it('applies the severity setting', async () => {
    const { document } = await openFixture(fixture);
    await replaceText(document, 'weather: rain', 'wether: rain');
    await waitForDiagnostics(document);
    const set = (level: string | undefined) =>
      workspace
        .getConfiguration('asdic')
        .update('severity', level && { 'schema/unknown-key': level }, ConfigurationTarget.Workspace);
    try {
      await set('hint');
      await waitForDiagnostics(document, ([problem]) => problem?.severity === DiagnosticSeverity.Hint);
      await set('off');
      await waitForDiagnostics(document, isClean);
    } finally {
      await set(undefined);
    }
    await waitForDiagnostics(document, ([problem]) => problem?.severity === DiagnosticSeverity.Error);
  });

  it('reports problems in an untitled scenario', async () => {
    const { document } = await openUntitled('ruleset: wif-sww\n');
    const [problem, ...others] = await waitForDiagnostics(document);
    assert.ok(problem);
    assert.deepEqual(others, []);
    assert.match(problem.message, /wif-ssw/);
  });

  it('reports a broken text, and clears the problem when it is whole again', async () => {
    const { document } = await openFixture(fixture);
    await replaceText(document, 'turn: {', 'turn: {{');
    const broken = await waitForDiagnostics(document);
    assert.ok(
      broken.every((problem) => String(getDiagnosticCode(problem)).startsWith('syntax/')),
      JSON.stringify(broken),
    );
    await replaceText(document, 'turn: {{', 'turn: {');
    await waitForDiagnostics(document, isClean);
  });

  it('problems and hovers follow a table in a separate file', async () => {
    const { document } = await openFixture('fixtures/table.scenario.yaml');
    await eventually(
      () => readHover(document, 'rain'),
      (text) => text.includes('section 3 attack at -2'),
    );
    assert.deepEqual(listDiagnostics(document), []);
    const table = getFixtureUri('fixtures/tables/sections.yaml');
    const before = await workspace.fs.readFile(table);
    try {
      const after = new TextDecoder()
        .decode(before)
        .replace('rain: { 1: -4, 2: -3, 3: -2', 'rain: { 1: -4, 2: -3, 3: two');
      await workspace.fs.writeFile(table, new TextEncoder().encode(after));
      const [problem] = await waitForDiagnostics(document);
      assert.ok(problem);
      assert.equal(document.getText(problem.range), 'tables/sections.yaml');
      assert.match(problem.message, /sections\.yaml, line 4/);
    } finally {
      await workspace.fs.writeFile(table, before);
    }
    await waitForDiagnostics(document, isClean);
  });
});
