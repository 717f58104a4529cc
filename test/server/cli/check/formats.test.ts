import Ajv from 'ajv-draft-04';
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { Log } from 'sarif';
import { applyTextEdits } from '../../../../server/src/features';
import { createLineIndex } from '../../../../server/src/text';
import { dedent } from '../../../support/fixture';
import { createCommandLine } from '../command-line';
import { biscay, cadizLost, germanyPassed, twoZones } from '../scenarios';

const { write, run, read } = createCommandLine();

describe('asdic check --output', () => {
  it('writes several formats at once, each into its file, and prints the format of --format', async () => {
    await write({ 'a.scenario.yaml': germanyPassed });
    const outputs = ['sarif=out/a.sarif', 'junit=out/a.xml', 'json=a.json'].flatMap((each) => ['--output', each]);
    const { output, exitCode } = await run(['check', '.', '--format', 'github', ...outputs]);
    assert.equal(exitCode, 1);
    assert.match(output, /^::error /);
    assert.equal((JSON.parse(await read('out/a.sarif')) as Log).version, '2.1.0');
    assert.match(await read('out/a.xml'), /^<\?xml/);
    assert.equal((JSON.parse(await read('a.json')) as unknown[]).length, 3);
  });

  it('explains how to write --output, and lists the formats', async () => {
    await write({ 'a.scenario.yaml': biscay });
    const { notes, exitCode } = await run(['check', '.', '--output', 'sarf=a']);
    assert.match(notes, /write FORMAT=FILE, .* Formats are text, json, jsonl, sarif, junit, github and html/);
    assert.equal(exitCode, 2);
  });

  it('reports a file that cannot be written, and ends with 2', async () => {
    await write({ 'a.scenario.yaml': biscay, taken: 'a file' });
    const { notes, exitCode } = await run(['check', '.', '--output', 'json=taken/a.json']);
    assert.match(notes, /Writing taken\/a\.json failed/);
    assert.equal(exitCode, 2);
  });
});

describe('all formats of asdic check', () => {
  const outputs = ['text', 'json', 'jsonl', 'sarif', 'junit', 'github', 'html'];

  it('prints the same bytes for the same files, with paths from the working folder and forward slashes', async function () {
    await write({ 'b/b.scenario.yaml': germanyPassed, 'a/a.scenario.yaml': biscay, 'c.scenario.yml': cadizLost });
    for (const format of outputs) {
      const [first, second] = await Promise.all([
        run(['check', '.', '--format', format]),
        run(['check', './c.scenario.yml', 'b', 'a', '--format', format]),
      ]);
      assert.equal(first.output, second.output, format);
      assert.notEqual(first.output, '', format);
      assert.equal(first.exitCode, 1, format);
      assert.doesNotMatch(first.output, /asdic-cli-|\d\d:\d\d:\d\d/, format);
    }
  });
});

describe('SARIF', () => {
  const schemaFile = createRequire(import.meta.url).resolve('@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json');
  const schema = createRequire(import.meta.url)(schemaFile) as object;
  const validator = new Ajv({ strict: false, validateFormats: false, unicodeRegExp: false });
  const validate = validator.compile(schema);

  async function readLog(...words: string[]): Promise<Log> {
    const { output } = await run(['check', ...words, '--format', 'sarif']);
    const parsed = JSON.parse(output) as Log;
    assert.ok(validate(parsed), JSON.stringify(validate.errors?.slice(0, 3)));
    return parsed;
  }

  it('produces SARIF that its schema accepts, for every broken sample and for no problems', async () => {
    const broken = await readLog(resolve('samples/broken'));
    assert.ok((broken.runs[0]?.results?.length ?? 0) > 300);
    await write({ 'a.scenario.yaml': biscay });
    assert.deepEqual((await readLog('.')).runs[0]?.results, []);
  });

  it('lists each rule once with its help in SARIF, and results refer to it', async () => {
    await write({ 'a b.scenario.yaml': germanyPassed });
    const [sarifRun] = (await readLog('.')).runs;
    const rules = sarifRun!.tool.driver.rules!;
    assert.deepEqual(
      rules.map(({ id }) => id),
      ['expect/not-met', 'wif-ssw/owner-passed'],
    );
    assert.match(rules[1]!.help!.text, /passed/);
    assert.match(rules[1]!.help!.markdown!, /^# .*\n\n`wif-ssw\/owner-passed`[^]*With the problem/);
    const [first] = sarifRun!.results!;
    assert.deepEqual([first!.ruleId, first!.ruleIndex, first!.level], ['wif-ssw/owner-passed', 1, 'error']);
    assert.deepEqual(first!.locations, [
      {
        physicalLocation: {
          artifactLocation: { uri: 'a%20b.scenario.yaml', uriBaseId: 'SRCROOT' },
          region: { startLine: 13, startColumn: 17, endLine: 13, endColumn: 27 },
        },
      },
    ]);
    assert.deepEqual(first!.properties, { ruleset: 'wif-ssw', rule: 'owner-acted' });
    assert.ok(first!.relatedLocations!.length > 0);
  });

  it('describes in SARIF the same fixes as the editor', async () => {
    const text = dedent(germanyPassed);
    await write({ 'a.scenario.yaml': text });
    const last = (await readLog('.')).runs[0]!.results!.at(-1)!;
    const fix = last.fixes!.find(({ description }) => description!.text === 'Expect 0')!;
    const lines = createLineIndex(text);
    const edits = fix.artifactChanges[0]!.replacements.map(({ deletedRegion: region, insertedContent }) => ({
      from: lines.offsetAt(region.startLine! - 1, region.startColumn! - 1),
      to: lines.offsetAt(region.endLine! - 1, region.endColumn! - 1),
      insert: insertedContent!.text!,
    }));
    assert.match(applyTextEdits(text, edits), /surprisePoints: \{ subs: 0 \}/);
  });

  it('keeps the fingerprint of a problem in SARIF when lines are added above it', async () => {
    const listFingerprints = async () =>
      (await readLog('.')).runs[0]!.results!.map(({ partialFingerprints }) => partialFingerprints);
    await write({ 'a.scenario.yaml': germanyPassed });
    const original = await listFingerprints();
    await write({ 'a.scenario.yaml': `# our first game\n\n${dedent(germanyPassed)}` });
    assert.deepEqual(await listFingerprints(), original);
  });
});

describe('JUnit', () => {
  it('has a JUnit test for each value of `expect:`, and fails those that are not met', async () => {
    await write({
      'a.scenario.yaml': biscay.replace(
        '{ surprisePoints: { subs: 6 } }',
        '{ surprisePoints: { subs: 6, convoy: 1 } }',
      ),
    });
    const { output, exitCode } = await run(['check', '.', '--format', 'junit']);
    assert.equal(
      output,
      dedent(`
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="asdic" tests="2" failures="1" errors="0" skipped="0">
          <testsuite name="a.scenario.yaml" file="a.scenario.yaml" tests="2" failures="1" errors="0" skipped="0">
            <testcase name="biscay: surprisePoints.subs" classname="a.scenario.yaml" file="a.scenario.yaml" line="22"/>
            <testcase name="biscay: surprisePoints.convoy" classname="a.scenario.yaml" file="a.scenario.yaml" line="22">
              <failure message="Surprise points, the Commonwealth: expected 1, found 0. Change the expectation, or what it depends on." type="expect/not-met"/>
            </testcase>
          </testsuite>
        </testsuites>
      `),
    );
    assert.equal(exitCode, 1);
  });

  it('skips expectations that cannot be evaluated yet, and includes all other problems', async () => {
    const noDice = biscay.replace(/ +dice: .*\n/, '');
    await write({ 'a.scenario.yaml': noDice, 'b.scenario.yaml': 'ruleset: "wif<&sw"\n', 'c.scenario.yaml': twoZones });
    const { output } = await run(['check', '.', '--format', 'junit']);
    assert.match(output, /tests="2" failures="1" errors="0" skipped="1">/);
    assert.match(output, /<skipped message="It is not known yet whether this is met/);
    assert.match(output, /<failure message="1 problem" type="problems">1:10 error .*`wif&lt;&amp;sw`/);
    assert.doesNotMatch(output, /c\.scenario\.yaml/);
  });
});

describe('GitHub annotations', () => {
  it('prints GitHub annotations in a GitHub workflow unless another format is requested', async () => {
    await write({ 'a,b.scenario.yaml': germanyPassed });
    const env = { GITHUB_ACTIONS: 'true' };
    const { output } = await run(['check', '.'], { env });
    const [first, , , last] = output.split('\n');
    assert.match(
      first!,
      /^::error file=a%2Cb\.scenario\.yaml,line=13,endLine=13,col=17,endColumn=27,title=asdic wif-ssw\/owner-passed::Germany passed this impulse/,
    );
    assert.equal(last, '3 problems (3 errors) in 1 of 1 file.');
    assert.match((await run(['check', '.', '--format', 'text'], { env })).output, /^a,b\.scenario\.yaml:13:17 error/);
  });

  it('prints no GitHub annotation that a scenario contains', async () => {
    await write({ 'a.scenario.yaml': 'ruleset: "%\\n::error::forged"\n' });
    const { output } = await run(['check', '.', '--format', 'github']);
    assert.equal(output.match(/^::/gm)?.length, 1, output);
  });
});

describe('the HTML page of a check', () => {
  it('holds the problems and the report of each combat, needs no other files and repeats no id', async () => {
    await write({ 'a.scenario.yaml': germanyPassed, 'b.scenario.yaml': twoZones });
    const { output } = await run(['check', '.', '--format', 'html']);
    assert.match(output, /<title>3 problems in 2 scenario files<\/title>/);
    assert.match(output, /wif-ssw\/owner-passed/);
    assert.match(output, /Western Approaches/);
    assert.match(output, /id="file-2-2-odds"/);
    assert.doesNotMatch(output, /<script|<link|<img|https?:|url\(|<button|<input/);
    const ids = [...output.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    assert.equal(new Set(ids).size, ids.length);
    const targets = [...output.matchAll(/(?:href="#|aria-labelledby=")([^"]*)"/g)].map(([, id]) => id);
    assert.deepEqual(
      targets.filter((target) => !ids.includes(target)),
      [],
    );
  });
});

describe('JSON lines', () => {
  it('prints the items of the JSON list as JSON lines', async () => {
    await write({ 'a.scenario.yaml': germanyPassed });
    const [list, lines] = await Promise.all(['json', 'jsonl'].map((format) => run(['check', '.', '--format', format])));
    const items = lines!.output.trimEnd().split('\n');
    assert.deepEqual(
      items.map((line) => JSON.parse(line) as unknown),
      JSON.parse(list!.output),
    );
  });
});
