import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createCommandLine } from './command-line';
import { biscay, cadizLost, germanyPassed } from './scenarios';

interface PrintedDiagnostic {
  readonly file: string;
  readonly severity: string;
  readonly code: string;
}

describe('asdic check', () => {
  const { write, run, runJson, folder } = createCommandLine();

  it('prints no problems in a clean scenario and ends with 0', async () => {
    await write({ 'biscay.scenario.yaml': biscay });
    const ended = await run(['check', 'biscay.scenario.yaml']);
    assert.deepEqual(ended, { output: 'No problems in 1 file.\n', notes: '', exitCode: 0 });
  });

  it('prints a line for each problem: place, severity, code, message, rule', async () => {
    await write({ 'passed.scenario.yaml': germanyPassed });
    const { output, exitCode } = await run(['check', 'passed.scenario.yaml']);
    const lines = output.split('\n');
    assert.match(
      lines[0]!,
      /^passed\.scenario\.yaml:13:17 error wif-ssw\/owner-passed Germany passed this impulse, so flotilla-7 .* \(owner-acted\)$/,
    );
    assert.match(lines[1]!, /^passed\.scenario\.yaml:14:17 error wif-ssw\/owner-passed .*flotilla-1/);
    assert.match(lines[2]!, /^passed\.scenario\.yaml:22:39 error expect\/not-met .*expected 6, found 0/);
    assert.equal(lines[3], '3 problems (3 errors) in 1 of 1 file.');
    assert.equal(exitCode, 1);
  });

  it('reports what happens to the units of a lost base, which does not count as a problem', async () => {
    await write({ 'cadiz.scenario.yaml': cadizLost });
    const { output, exitCode } = await run(['check', 'cadiz.scenario.yaml']);
    assert.match(
      output,
      /^cadiz\.scenario\.yaml:12:14 information wif-ssw\/unit-fate-untold .*flotilla-2 rebases to Bordeaux, .*; flotilla-3 is destroyed: /,
    );
    assert.equal(exitCode, 0);
  });

  it('prints the problems as a list of plain objects, lines and columns from 1', async () => {
    await write({ 'passed.scenario.yaml': germanyPassed });
    const [first, , last] = (await runJson(['check', 'passed.scenario.yaml'])) as (PrintedDiagnostic & {
      message: string;
    })[];
    const { message, ...fields } = first!;
    assert.deepEqual(fields, {
      file: 'passed.scenario.yaml',
      line: 13,
      column: 17,
      endLine: 13,
      endColumn: 27,
      severity: 'error',
      code: 'wif-ssw/owner-passed',
      rule: 'owner-acted',
    });
    assert.match(message, /^Germany passed this impulse/);
    assert.equal((last as unknown as { rule: string | null }).rule, null);
  });

  it('prints an empty list when there are no problems', async () => {
    await write({ 'biscay.scenario.yaml': biscay });
    assert.deepEqual(await runJson(['check', 'biscay.scenario.yaml']), []);
  });

  it('searches folders recursively for scenarios, in order, and checks each once', async () => {
    const broken = 'ruleset: wif-sw\n';
    await write({
      'b/two.scenario.yml': broken,
      'a/one.scenario.yaml': broken,
      'a/table.yaml': broken,
      'a/node_modules/x/no.scenario.yaml': broken,
      'a/.hidden/no.scenario.yaml': broken,
    });
    const diagnostics = (await runJson(['check', '.', 'a/one.scenario.yaml'])) as PrintedDiagnostic[];
    assert.deepEqual(
      diagnostics.map(({ file }) => file),
      ['a/one.scenario.yaml', 'b/two.scenario.yml'],
    );
  });

  it('continues after a file that it cannot read, reports it and ends with 2', async () => {
    await write({ 'one.scenario.yaml': 'ruleset: wif-sw\n' });
    await writeFile(join(folder(), 'two.scenario.yaml'), Buffer.from([0xff, 0xfe, 0x00]));
    const { output, notes, exitCode } = await run(['check', '.', 'none.scenario.yaml']);
    assert.match(output, /^one\.scenario\.yaml:1:10 error/);
    assert.match(notes, /two\.scenario\.yaml is not text in UTF-8\./);
    assert.match(notes, /There is no file or folder none\.scenario\.yaml\./);
    assert.equal(exitCode, 2);
  });

  it('escapes terminal control characters from any source', async () => {
    await write({ 'a.scenario.yaml': 'ruleset: "wif\\e[2J\\u009b2J"\n' });
    for (const words of [
      ['check', '.'],
      ['check', '.', '--format', 'json'],
      ['check', 'a\u001b[2J\u009b'],
    ]) {
      const { output, notes } = await run(words);
      assert.doesNotMatch(output + notes, /[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/, words.join(' '));
    }
  });

  it('excludes from a folder what the configuration excludes, and checks files that are named', async () => {
    await write({
      'asdic.config.yaml': 'exclude: [drafts/**]\n',
      'drafts/old.scenario.yaml': 'ruleset: chess\n',
      'new.scenario.yaml': 'ruleset: chess\n',
    });
    assert.doesNotMatch((await run(['check', '.'])).output, /old\.scenario\.yaml/);
    assert.match((await run(['check', '.'])).output, /new\.scenario\.yaml/);
    assert.match((await run(['check', 'drafts/old.scenario.yaml'])).output, /old\.scenario\.yaml/);
    const emptyRun = await run(['check', 'drafts']);
    assert.deepEqual([emptyRun.exitCode, emptyRun.output], [2, '']);
    assert.match(
      emptyRun.notes,
      /1 file or folder skipped because of \.gitignore, \.asdicignore or `exclude` in asdic\.config\.yaml/,
    );
  });

  it('reads standard input, with paths relative to the working folder', async () => {
    const { output, exitCode } = await run(['check', '-'], { input: 'ruleset: wif-sw\n' });
    assert.match(output, /^-:1:10 error .*`wif-ssw`/);
    assert.equal(exitCode, 1);
  });

  it('ignores a byte order mark', async () => {
    await writeFile(join(folder(), 'marked.scenario.yaml'), '\ufeffruleset: wif-sw\n');
    const [first] = (await runJson(['check', 'marked.scenario.yaml'])) as { column: number }[];
    assert.equal(first!.column, 10);
  });

  it('does not count information unless --strict is set', async () => {
    await write({ 'x.scenario.yaml': biscay.replace(/ +dice: .*\n/, '') });
    const diagnostics = (await runJson(['check', 'x.scenario.yaml'])) as PrintedDiagnostic[];
    assert.deepEqual(
      diagnostics.map(({ code, severity }) => [code, severity]),
      [['expect/needs-dice', 'information']],
    );
    assert.equal((await run(['check', 'x.scenario.yaml'])).exitCode, 0);
    assert.equal((await run(['check', '--strict', 'x.scenario.yaml'])).exitCode, 1);
  });

  it('accepts warnings up to a maximum', async () => {
    await write({ 'a.scenario.yaml': germanyPassed });
    const getExitCode = async (...words: string[]) =>
      (await run(['check', '.', '--severity', 'wif-ssw/owner-passed=warning', ...words])).exitCode;
    const noErrors = ['--severity', 'expect/not-met=off'];
    assert.equal(await getExitCode(...noErrors, '--max-warnings', '2'), 0);
    assert.equal(await getExitCode(...noErrors, '--max-warnings', '1'), 1);
    assert.equal(await getExitCode(...noErrors), 1);
    assert.equal(await getExitCode('--max-warnings', '2'), 1);
    assert.match((await run(['check', '.', '--max-warnings', 'some'])).notes, /Warnings are a whole number, 0 or more/);
  });

  it('takes severities from the command line, which override the configuration file', async () => {
    await write({
      'a.scenario.yaml': germanyPassed,
      'asdic.config.yaml': 'severity: { wif-ssw/owner-passed: hint }',
    });
    const listLevels = async (...words: string[]) =>
      ((await runJson(['check', '.', ...words])) as PrintedDiagnostic[]).map(
        ({ code, severity }) => `${code} ${severity}`,
      );
    assert.deepEqual(new Set(await listLevels()), new Set(['wif-ssw/owner-passed hint', 'expect/not-met error']));
    assert.deepEqual(await listLevels('--severity', 'wif-ssw/*=off', '--severity', 'expect/not-met=warning'), [
      'expect/not-met warning',
    ]);
    const wrong = await run(['check', '.', '--severity', 'wif-ssw/owner-pased=off']);
    assert.match(wrong.notes, /no code `wif-ssw\/owner-pased`\. Did you mean `wif-ssw\/owner-passed`\?/);
    assert.equal(wrong.exitCode, 2);
    assert.match((await run(['check', '.', '--severity', 'aare/*=fatal'])).notes, /Levels are off, hint/);
  });

  it('respects comments that accept a problem', async () => {
    await write({ 'a.scenario.yaml': `# asdic-ignore-file wif-ssw/owner-passed: our house rule\n${germanyPassed}` });
    const diagnostics = (await runJson(['check', '.'])) as PrintedDiagnostic[];
    assert.deepEqual(new Set(diagnostics.map(({ code }) => code)), new Set(['expect/not-met']));
    const owner = 'wif-ssw/owner-passed';
    const accepted = germanyPassed
      .replace(/.*id: flotilla-7.*/, `$& # asdic-ignore ${owner}`)
      .replace(/( *)- \{ id: flotilla-1.*/, `$1# asdic-ignore ${owner}\n$&`);
    await write({ 'a.scenario.yaml': `# asdic-ignore-file schema/*\n${accepted}` });
    const remaining = (await runJson(['check', '.'])) as PrintedDiagnostic[];
    assert.deepEqual(
      remaining.map(({ code, severity }) => [code, severity]),
      [
        ['asdic/unused-suppression', 'hint'],
        ['expect/not-met', 'error'],
      ],
    );
  });

  it('reports a folder without scenarios, and ends with 2', async () => {
    await write({ 'empty/readme.txt': 'nothing' });
    const empty = await run(['check', 'empty']);
    assert.match(empty.notes, /There is no scenario in the folder empty/);
    assert.equal(empty.exitCode, 2);
  });

  it('rejects a file that is not text', async () => {
    await writeFile(join(folder(), 'bytes.scenario.yaml'), Uint8Array.of(0xff, 0xfe, 0x00));
    const { notes, exitCode } = await run(['check', 'bytes.scenario.yaml']);
    assert.match(notes, /bytes\.scenario\.yaml is not text in UTF-8/);
    assert.equal(exitCode, 2);
  });

  it('prints no terminal control characters that a scenario contains', async () => {
    const { output } = await run(['check', '-'], { input: 'ruleset: "\\e[31mred"\n' });
    assert.ok(!output.includes('\u001b'), output);
    assert.match(output, /\\u\{1b\}\[31mred/);
  });
});

describe('tables in files of their own', () => {
  const { write, run, folder } = createCommandLine();
  const createScenario = (path: string) =>
    biscay.replace('engagements:', `tables: { sectionModifiers: ${path} }\n  engagements:`);
  const table = `
    fine: { 1: 0, 2: 0, 3: 0, 4: 0 }
    rain: { 1: 0, 2: 0, 3: 0, 4: 0 }
    snow: { 1: 0, 2: 0, 3: 0, 4: 0 }
  `;

  it('reads tables beside the scenario and from the working folder', async () => {
    await write({
      'set/sea.scenario.yaml': createScenario('tables/mine.yaml'),
      'set/up.scenario.yaml': createScenario('../shared.yaml'),
      'set/tables/mine.yaml': table,
      'shared.yaml': table,
    });
    assert.equal((await run(['check', 'set'])).output, 'No problems in 2 files.\n');
    const { output } = await run(['resolve', 'set/up.scenario.yaml']);
    assert.match(output, /supplied table sectionModifiers/);
  });

  it('reads no tables from elsewhere: not upward, not by an absolute path, not through a link', async () => {
    await write({
      'set/up.scenario.yaml': createScenario('../outside.yaml'),
      'set/link.scenario.yaml': createScenario('link.yaml'),
      'outside.yaml': table,
    });
    await write({ 'set/absolute.scenario.yaml': createScenario(JSON.stringify(join(folder(), 'outside.yaml'))) });
    await symlink(join(folder(), 'outside.yaml'), join(folder(), 'set', 'link.yaml'));
    const { output, exitCode } = await run(['check', '.'], { folder: 'set' });
    const missingTables = output.split('\n').filter((line) => line.includes('table/missing'));
    assert.equal(missingTables.length, 3, output);
    assert.equal(exitCode, 1);
  });

  it('reads no table from a pipe, which would block for ever', async function () {
    if (process.platform === 'win32') this.skip();
    await write({ 'sea.scenario.yaml': createScenario('pipe.yaml') });
    execFileSync('mkfifo', [join(folder(), 'pipe.yaml')]);
    const { output, exitCode } = await run(['check', 'sea.scenario.yaml']);
    assert.match(output, /table\/missing/);
    assert.equal(exitCode, 1);
  });

  it('calculates the odds that a scenario expects', async () => {
    const createBattle = (minimum: number) => `
      ruleset: aare
      powers: { germany: { side: axis }, uk: { side: allies } }
      seaBattles:
        - id: duel
          attacker: { power: germany, units: { bb: 1 } }
          defender: { power: uk, units: { dd: 1 } }
          expect: { odds: { attacker-wins: { min: ${minimum} } } }
    `;
    await write({ 'sure.scenario.yaml': createBattle(0.99), 'likely.scenario.yaml': createBattle(0.5) });
    const { output, exitCode } = await run(['check', 'sure.scenario.yaml', 'likely.scenario.yaml']);
    assert.match(output, /^sure\.scenario\.yaml:7:\d+ error expect\/odds-not-met Germany wins: expected at least 99%/);
    assert.match(output, /1 problem \(1 error\) in 1 of 2 files\./);
    assert.equal(exitCode, 1);
    const odds = await run(['odds', 'sure.scenario.yaml']);
    assert.match(odds.output, /Not as expected: Germany wins: \d/);
  });
});
