import assert from 'node:assert/strict';
import sax from 'sax';
import { createCommandLine } from './command-line';
import { biscay, germanyPassed, twoZones } from './scenarios';

interface Report {
  readonly id: string;
  readonly file: string;
  readonly line: number;
  readonly trace: {
    readonly diceFrom: string;
    readonly seed?: number;
    readonly summary: string;
    readonly steps: readonly { readonly id: string; readonly faces?: readonly number[] }[];
    readonly measures: readonly { readonly path: readonly string[]; readonly value: number }[];
    readonly wanted?: string;
  };
  readonly expectations: readonly { readonly met: boolean }[];
}

describe('asdic resolve', () => {
  const { write, run, runJson } = createCommandLine();
  const resolveReports = async (...words: readonly string[]) =>
    (await runJson(['resolve', ...words])) as readonly Report[];

  it('prints every die, modifier, rule, line and the outcome', async () => {
    await write({ 'biscay.scenario.yaml': biscay });
    const { output, notes, exitCode } = await run(['resolve', 'biscay.scenario.yaml']);
    assert.match(
      output,
      /^Bay of Biscay {2}biscay\.scenario\.yaml:7\nstrategic submarine warfare · wif-ssw · dice: from the file\n/,
    );
    assert.match(output, /1\. Search of Germany {2}1d10: 4 {2}1\.2\.3\n/);
    const arithmetic = output.split('\n').filter((line) => /^ {4}(die|highest|rain|condor|=) ?/.test(line));
    assert.match(arithmetic[0]!, /die, rolled at the table \(line 21\) +4 {2}1\.2\.3$/);
    assert.match(arithmetic[1]!, /\(flotilla-1\) \(line 14\) +-4 {2}1\.2\.3$/);
    assert.match(arithmetic[2]!, /rain \(line 9\) +\+1 {2}1\.2\.3$/);
    assert.match(arithmetic[3]!, /condor, naval bomber in section 4 \(line 15\) +-1 {2}1\.2\.3/);
    assert.match(arithmetic[4]!, /= Germany's search +0$/);
    assert.match(output, /\n6 convoy points to the repair pool; 2 submarines aborted; 6 surprise points to Germany\n/);
    assert.match(output, /\nAs expected: surprise points, Germany: 6\n/);
    assert.match(output, /\nAssumptions:\n {2}- [A-Z][^\n]*house table/);
    assert.equal(notes, '');
    assert.equal(exitCode, 0);
  });

  it('aligns the numbers of all steps in one column', async () => {
    await write({ 'biscay.scenario.yaml': biscay });
    const { output } = await run(['resolve', 'biscay.scenario.yaml']);
    const ends = output
      .split('\n')
      .flatMap((line) => /^( {4}\S.*? {2,}[-+]?[\d.]+)(?: {2}|$)/.exec(line)?.[1]?.length ?? []);
    const stepEnds = ends.slice(0, 10);
    assert.ok(stepEnds.length === 10 && new Set(stepEnds).size === 1, output);
  });

  it('prints a list of reports, one for each combat of the file', async () => {
    await write({ 'two.scenario.yaml': twoZones });
    const all = await resolveReports('two.scenario.yaml', '--seed', '3');
    assert.deepEqual(
      all.map(({ id, file, line }) => [id, file, line]),
      [
        ['biscay', 'two.scenario.yaml', 3],
        ['western-approaches', 'two.scenario.yaml', 8],
      ],
    );
    const single = await resolveReports('two.scenario.yaml', '--engagement', 'western-approaches', '--seed', '3');
    assert.deepEqual(single, [all[1]]);
  });

  it('rolls the same dice from the same seed, whatever dice the file has', async () => {
    await write({ 'biscay.scenario.yaml': biscay });
    const [first] = await resolveReports('biscay.scenario.yaml', '--seed', '7');
    const [second] = await resolveReports('biscay.scenario.yaml', '--seed', '7');
    assert.equal(first!.trace.diceFrom, 'seed 7');
    assert.deepEqual(first, second);
  });

  it('uses and prints seed 1 when the file has no dice, as the editor does', async () => {
    await write({ 'two.scenario.yaml': twoZones });
    const rolled = await resolveReports('two.scenario.yaml');
    assert.deepEqual(
      rolled.map(({ trace }) => trace.seed),
      [1, 1],
    );
    assert.deepEqual(await resolveReports('two.scenario.yaml', '--seed', '1'), rolled);
    assert.match((await run(['resolve', '--help'])).output, /or from seed 1 if it has none/);
  });

  it('rolls different dice for each combat of a file', async () => {
    await write({ 'two.scenario.yaml': twoZones });
    const searches = (await resolveReports('two.scenario.yaml')).map(({ trace }) =>
      trace.steps.filter(({ id }) => id.startsWith('search')).map(({ faces }) => faces),
    );
    assert.equal(searches[0]!.length, 2);
    assert.notDeepEqual(searches[0], searches[1]);
  });

  it('reports the next roll when the dice have run out, and ends with 1', async () => {
    const input = biscay
      .replace('dice: { search.subs: 4, search.convoy: 5 }', 'dice: { search.subs: 4 }')
      .replace(/ +expect.*\n/, '');
    await write({ 'biscay.scenario.yaml': input });
    const { output, exitCode } = await run(['resolve', 'biscay.scenario.yaml']);
    assert.match(output, /\nThe dice ran out: roll 1d10: .*search\.convoy/);
    assert.equal(exitCode, 1);
  });

  it('resolves a file with problems as far as possible, says so and ends with 1', async () => {
    await write({ 'passed.scenario.yaml': germanyPassed });
    const { output, notes, exitCode } = await run(['resolve', 'passed.scenario.yaml']);
    assert.match(output, /Not as expected: surprise points, Germany: 0, expected 6/);
    assert.equal(notes, 'passed.scenario.yaml has 3 problems: see `asdic check passed.scenario.yaml`.\n');
    assert.equal(exitCode, 1);
  });

  it('lists the combats when the named one does not exist, prints no report and ends with 2', async () => {
    await write({ 'two.scenario.yaml': twoZones, 'none.scenario.yaml': 'ruleset: wif-ssw\n' });
    const unknown = await run(['resolve', 'two.scenario.yaml', '--engagement', 'biscaya', '--format', 'json']);
    assert.equal(unknown.output, '');
    assert.match(unknown.notes, /no combat `biscaya` .* biscay and western-approaches/);
    assert.equal(unknown.exitCode, 2);
    const failedRun = await run(['resolve', 'none.scenario.yaml']);
    assert.match(failedRun.notes, /There is no combat in none\.scenario\.yaml/);
    assert.equal(failedRun.exitCode, 2);
  });

  it('reads standard input', async () => {
    const { output, exitCode } = await run(['resolve', '-'], { input: biscay.replaceAll('\n  ', '\n') });
    assert.match(output, /6 surprise points to Germany/);
    assert.equal(exitCode, 0);
  });

  it('prints the page of a combat with its board, which loads nothing', async () => {
    await write({ 'biscay.scenario.yaml': biscay });
    const { output, exitCode } = await run(['resolve', 'biscay.scenario.yaml', '--format', 'html']);
    assert.equal(exitCode, 0);
    assert.match(output, /^<!doctype html>[^]*Content-Security-Policy[^]*<svg class="wide"[^]*<\/html>\n$/);
    assert.match(output, /surprise points/);
    assert.doesNotMatch(output, /<script|src="http/);
    const turn = await run(['resolve', 'biscay.scenario.yaml', '--turn', '--format', 'html']);
    assert.deepEqual([turn.output, turn.exitCode], ['', 2]);
  });

  it('prints the board of a combat after its last step as a picture, which loads nothing', async () => {
    await write({ 'biscay.scenario.yaml': biscay });
    const { output, notes, exitCode } = await run(['resolve', 'biscay.scenario.yaml', '--format', 'svg']);
    assert.deepEqual([notes, exitCode], ['', 0]);
    assert.match(output, /^<svg xmlns="[^"]+" class="board" [^]*<title>The sea box of Bay of Biscay[^]*<\/svg>\n$/);
    assert.doesNotMatch(output, /url\(|href|<script/);
    const parser = sax.parser(true);
    parser.onerror = (error) => assert.fail(error);
    parser.write(output).close();
    const turn = await run(['resolve', 'biscay.scenario.yaml', '--turn', '--format', 'svg']);
    assert.match(turn.notes, /A picture is of one combat: leave `--turn` out/);
    assert.equal(turn.exitCode, 2);
  });

  it('reports wrong arguments, and ends with 2', async () => {
    await write({ 'biscay.scenario.yaml': biscay });
    for (const words of [
      ['resolve'],
      ['resolve', '.'],
      ['resolve', 'biscay.scenario.yaml', '--seed', 'x'],
      ['resolve', 'biscay.scenario.yaml', '--format', 'xml'],
      ['resolve', 'biscay.scenario.yaml', 'biscay.scenario.yaml'],
      ['frobnicate'],
      [],
    ]) {
      const { output, notes, exitCode } = await run(words);
      assert.deepEqual([output, exitCode], ['', 2], words.join(' '));
      assert.notEqual(notes, '', words.join(' '));
    }
  });
});
