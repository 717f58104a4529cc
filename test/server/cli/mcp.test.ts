/** `asdic mcp` driven by the client of its SDK. */
import assert from 'node:assert/strict';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import type { Progress } from '@modelcontextprotocol/sdk/types.js';
import type { Host } from '../../../server/src/cli/host';
import { serveMcp } from '../../../server/src/cli/mcp/serve';
import { createMcpServer } from '../../../server/src/cli/mcp/server';
import { tools } from '../../../server/src/cli/mcp/tools';
import { odds } from '../../../server/src/library';
import { dedent } from '../../support/fixture';
import { compareRecord } from '../../support/recorded/compare';
import { getBundledCommandLine } from './command-line';
import { duel, twoZones } from './scenarios';

const readSample = (path: string) => readFileSync(`samples/${path}.scenario.yaml`, 'utf8');
const biscayAndApproaches = dedent(twoZones);
const northSea = readSample('aare/north-sea');

describe('the MCP server', () => {
  let client: Client;
  let folder: string;
  const connect = async (transport: Transport): Promise<void> => {
    client = new Client({ name: 'test', version: '1' });
    await client.connect(transport);
  };
  const connectInProcess = async (folders: readonly string[] = []): Promise<void> => {
    const [near, far] = InMemoryTransport.createLinkedPair();
    await createMcpServer(folders, resolve('samples')).connect(far);
    await connect(near);
  };
  const call = async (name: string, args: Record<string, unknown>): Promise<{ text: string; isError: boolean }> => {
    const { content, isError } = await client.callTool({ name, arguments: args });
    return { text: (content as readonly { text: string }[])[0]!.text, isError: isError === true };
  };
  const answer = async (name: string, args: Record<string, unknown>): Promise<string> => {
    const { text, isError } = await call(name, args);
    assert.ok(!isError, text);
    return text;
  };

  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'asdic-mcp-'))));
  afterEach(async () => {
    await client.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('offers its tools as read-only, each with a description of every argument', async () => {
    await connectInProcess();
    const { tools } = await client.listTools();
    assert.deepEqual(tools.map(({ name }) => name).sort(), [
      'advise', 'check', 'compare', 'explain', 'new_scenario', 'odds', 'resolve', 'schema', 'sweep', 'turn',
    ]); // prettier-ignore
    for (const { description = '', annotations } of tools) {
      assert.ok(description.length > 40);
      assert.deepEqual([annotations?.readOnlyHint, annotations?.openWorldHint], [true, false]);
    }
  });

  it('checks a scenario, and explains the code of a problem', async () => {
    await connectInProcess();
    assert.equal(await answer('check', { scenario: northSea }), 'No problems in 1 file.\n');
    const listed = await answer('check', { scenario: northSea.replace('ruleset: aare', 'ruleset: aaer') });
    const code = /:\d+:\d+ error (\S+) /.exec(listed)?.[1];
    assert.ok(code, listed);
    assert.match(await answer('explain', { code }), /^# /);
    // What the answer for an unknown code points at exists.
    assert.ok((await answer('explain', {})).split('\n').includes(code));
  });

  it('gives the odds that the library gives', async () => {
    await connectInProcess();
    const [report] = await odds(northSea);
    const [first] = report!.odds!.verdicts[0]!.ways;
    const text = await answer('odds', { scenario: northSea, engagement: report!.id });
    assert.ok(text.includes(`${(first!.share * 100).toFixed(1)}%`), text);
  });

  it('resolves, advises, compares and sweeps a combat', async () => {
    await connectInProcess();
    const scenario = readSample('aa-depth/dive');
    assert.match(await answer('resolve', { scenario, seed: 7 }), /dice: seed 7/);
    assert.match(await answer('advise', { scenario, side: 'attacker' }), /with the current orders/);
    const { id } = (await odds(scenario))[0]!;
    assert.match(
      await answer('compare', { scenario, engagement: id, with: ['attacker.units.dd=3'] }),
      /attacker\.units\.dd=3/,
    );
    const swept = await answer('sweep', { scenario, engagement: id, vary: ['attacker.units.dd=1..3'] });
    assert.match(swept, /3 combats/);
  });

  it('resolves a turn, and gives its odds', async () => {
    await connectInProcess();
    const scenario = readSample('wif-ssw/one-zone-after-another');
    assert.match(await answer('turn', { scenario, task: 'resolve', seed: 3 }), /Together/);
    assert.match(await answer('turn', { scenario, task: 'odds' }), /Together/);
  });

  it('begins a scenario that has no problems', async () => {
    await connectInProcess();
    const games = await answer('new_scenario', {});
    const starter = /starter (\S+):/.exec(games.slice(games.indexOf('ruleset wif-ssw')))![1];
    const scenario = await answer('new_scenario', { ruleset: 'wif-ssw', starter });
    assert.match(scenario, /^ruleset: wif-ssw\n/);
    assert.equal(await answer('check', { scenario }), 'No problems in 1 file.\n');
    const { text, isError } = await call('new_scenario', { ruleset: 'aare', starter: 'picnic' });
    assert.deepEqual([text, isError], ['No scenario of aare begins with a combat "picnic".', true]);
  });

  it('answers assistants in the words that were recorded', async () => {
    await connectInProcess();
    const scenario = dedent(duel);
    const vary = ['attacker.units.dd=1..3'];
    const chapters: (readonly [string, readonly string[]])[] = [];
    for (const [name, args] of [
      ['new_scenario', {}],
      ['new_scenario', { ruleset: 'wif-ssw' }],
      ['new_scenario', { ruleset: 'aare', starter: 'sea-battle', answers: { 'attacker.dd': 3 } }],
      ['explain', { ruleset: 'wif-ssw', rule: 'highest-section' }],
      ['explain', { ruleset: 'aare', rule: 'nothing' }],
      ['explain', { rule: 'sub-detection' }],
      ['schema', { ruleset: 'aare', key: 'turn' }],
      ['schema', { ruleset: 'aare', key: 'nothing' }],
      ['odds', { scenario, rounds: true }],
      ['resolve', { scenario, seed: 4, engagement: 'coral-sea' }],
      ['advise', { scenario, side: 'attacker', aim: 'value' }],
      ['compare', { scenario, with: ['attacker.units.dd=3'] }],
      ['compare', { scenario, vary }],
      ['sweep', { scenario, vary, of: 'attacker.lost' }],
      ['turn', { scenario: biscayAndApproaches, task: 'advise' }],
      ['turn', { scenario: biscayAndApproaches, task: 'resolve', seed: 2 }],
    ] as const) {
      const { scenario: _, ...shown } = args as { readonly scenario?: string };
      const { text, isError } = await call(name, args);
      chapters.push([`${name} ${JSON.stringify(shown)}${isError ? ', refused' : ''}`, text.trimEnd().split('\n')]);
    }
    compareRecord('commands assistants', chapters);
  });

  it('lists the keys of a ruleset, and those below one', async () => {
    await connectInProcess();
    for (const ruleset of ['aa-depth', 'aare', 'awaw', 'wif-ssw'])
      assert.match(await answer('schema', { ruleset }), /\| `ruleset` \(needed\)/);
    assert.match(await answer('schema', { ruleset: 'aare', key: 'seaBattles' }), /## `seaBattles\[\]`/);
    assert.equal((await call('schema', { ruleset: 'aare', key: 'nothing' })).isError, true);
  });

  it('answers what it cannot do with a sentence', async () => {
    await connectInProcess();
    const assertRefused = async (name: string, args: Record<string, unknown>, reason: RegExp): Promise<void> => {
      const { text, isError } = await call(name, args);
      assert.ok(isError, text);
      assert.match(text, reason);
      assert.doesNotMatch(text, /fault of Asdic|\n +at /);
    };
    await assertRefused('odds', { scenario: northSea, engagement: 'nowhere' }, /There is no combat `nowhere`/);
    await assertRefused('odds', {}, /either `scenario`/);
    await assertRefused(
      'explain',
      { code: 'aare/nothing' },
      /There is no code.*`explain` without arguments lists them all/,
    );
    await assertRefused(
      'explain',
      { ruleset: 'aare', rule: 'nothing' },
      /There is no rule `nothing`\. See `explain`\./,
    );
    const vary = ['attacker.units.dd=1..3'];
    await assertRefused(
      'sweep',
      { scenario: readSample('aa-depth/dive'), engagement: 'submerged', vary, of: 'nothing' },
      /The odds have no number `nothing`/,
    );
    await assertRefused('sweep', { scenario: readSample('aa-depth/dive'), vary }, /Name it with `engagement`\.$/);
    await assertRefused('turn', { scenario: northSea, task: 'dance' }, /task/);
    await assertRefused('check', { file: 'a.scenario.yaml' }, /No folder was named/);
  });

  it('tells how far a calculation is, and ends it when it is cancelled', async () => {
    const { run } = tools['sweep']!;
    let calculated: Promise<string> | undefined;
    Object.assign(tools['sweep']!, { run: (...args: Parameters<typeof run>) => (calculated = run(...args)) });
    await connectInProcess();
    Object.assign(tools['sweep']!, { run });
    const large = northSea
      .replace('sub: 5', 'sub: 90, dd: 90, ac: 60, bb: 90, ftr: 90')
      .replace('dd: 1, ac: 1, ftr: 1', 'sub: 90, dd: 90, ac: 60, bb: 90, trn: 90');
    assert.notEqual(large, northSea);
    const vary = ['attacker.units.sub=0..90'];
    const progressReports: Progress[] = [];
    const controller = new AbortController();
    const swept = client.callTool({ name: 'sweep', arguments: { scenario: large, vary } }, undefined, {
      signal: controller.signal,
      onprogress(progress) {
        progressReports.push(progress);
        if (progressReports.length === 3) controller.abort('enough');
      },
    });
    await assert.rejects(swept, /enough/);
    await assert.rejects(calculated!, /enough/);
    const numbers = progressReports.map(({ progress }) => progress);
    assert.ok(
      numbers.every((number, index) => number > (numbers[index - 1] ?? 0)),
      numbers.join(),
    );
    for (const { total, message } of progressReports) {
      assert.equal(total, 91);
      assert.match(message!, /^north-sea: \d+ of 91 combats$/);
    }
    assert.match(await answer('odds', { scenario: northSea }), /%/);
  });

  it('writes progress in percent, or in combats where these are counted, with numbers that grow even where a calculation begins anew', async () => {
    const { run } = tools['odds']!;
    Object.assign(tools['odds']!, {
      run: (...[, , { progress }]: Parameters<typeof run>) => {
        const report = (done: number, total: number, unit: string) =>
          progress?.({ engagement: 'a', done, of: total, unit } as Parameters<NonNullable<typeof progress>>[0]);
        for (const [done, total] of [
          [1, 3],
          [2, 3],
          [0, 0],
        ] as const)
          report(done, total, 'steps');
        for (const [done, total] of [
          [3.5, 4],
          [1, 1],
          [5, 9],
        ] as const)
          report(done, total, 'combats');
        return Promise.resolve('done');
      },
    });
    await connectInProcess();
    Object.assign(tools['odds']!, { run });
    const reports: Progress[] = [];
    const options = { onprogress: (progress: Progress) => void reports.push(progress) };
    await client.callTool({ name: 'odds', arguments: {} }, undefined, options);
    assert.deepEqual(
      reports.map(({ progress, total, message }) => [progress, total, message]),
      [
        [1, undefined, 'a: 33%'],
        [2, undefined, 'a: 66%'],
        [3, undefined, 'a: 0%'],
        [3.5, 4, 'a: 3 of 4 combats'],
        [3.5 + 1e-6, 1, 'a: 1 of 1 combat'],
        [5, 9, 'a: 5 of 9 combats'],
      ],
    );
    assert.equal(await answer('odds', {}), 'done');
  });

  it('says that problems may have changed an answer', async () => {
    await connectInProcess();
    const text = await answer('odds', { scenario: northSea.replace('title:', 'titel:') });
    assert.match(text, /The scenario has 1 problem: call `check`\.\n$/);
  });

  it('reads files, their tables and the configuration in its folders alone', async () => {
    const inside = join(folder, 'games');
    mkdirSync(inside);
    cpSync('samples/wif-ssw/tables', join(folder, 'tables'), { recursive: true });
    cpSync('samples/wif-ssw/tables', join(inside, 'tables'), { recursive: true });
    writeFileSync(join(inside, 'c.scenario.yaml'), readSample('wif-ssw/own-tables'));
    writeFileSync(
      join(inside, 'a.scenario.yaml'),
      readSample('wif-ssw/own-tables').replaceAll('tables/', '../tables/'),
    );
    writeFileSync(join(inside, 'b.scenario.yaml'), northSea.replace('title:', 'titel:'));
    writeFileSync(join(inside, 'asdic.config.yaml'), 'severity: { schema/unknown-key: off }\n');
    writeFileSync(join(folder, 'secret.scenario.yaml'), northSea);
    symlinkSync(join(folder, 'secret.scenario.yaml'), join(inside, 'link.scenario.yaml'));
    await connectInProcess([inside]);
    assert.equal(await answer('check', { file: 'b.scenario.yaml' }), 'No problems in 1 file.\n');
    assert.equal(await answer('check', { file: join(inside, 'b.scenario.yaml') }), 'No problems in 1 file.\n');
    assert.equal(await answer('check', { file: 'c.scenario.yaml' }), 'No problems in 1 file.\n');
    const listed = await answer('check', { file: 'a.scenario.yaml' });
    assert.match(listed, /table\/missing There is no file `\.\.\/tables\//);
    writeFileSync(
      join(inside, 'd.scenario.yaml'),
      readSample('wif-ssw/own-tables').replaceAll('tables/', 'tables/none-'),
    );
    assert.match(await answer('check', { file: 'd.scenario.yaml' }), /table\/missing There is no file `tables\/none-/);
    for (const file of [
      '../secret.scenario.yaml',
      'link.scenario.yaml',
      join(folder, 'secret.scenario.yaml'),
      'none',
    ]) {
      const { text, isError } = await call('check', { file });
      assert.ok(isError, text);
      assert.match(text, /^There is no file \S+ that may be read/);
    }
  });

  it('cuts a long answer at the end of a line and says how much is left out', async () => {
    await connectInProcess();
    const scenario = readSample('awaw/leyte-gulf');
    const text = await answer('resolve', { scenario: Array<string>(9).fill(scenario).join('\n---\n') });
    assert.ok(text.length < 31_000, String(text.length));
    assert.match(text, /\n\n\(\d+ more lines are left out\. /);
  });

  it('counts the lines that it leaves out, and leaves none out of an answer of 30,000 characters', async () => {
    const { run } = tools['explain']!;
    let written = '';
    Object.assign(tools['explain']!, { run: () => Promise.resolve(written) });
    await connectInProcess();
    Object.assign(tools['explain']!, { run });
    written = 'x'.repeat(30_000);
    assert.equal(await answer('explain', {}), written);
    written = Array.from({ length: 20_000 }, () => 'x').join('\n');
    const [shown, note] = (await answer('explain', {})).split('\n\n');
    assert.equal(shown!.split('\n').length, 15_000);
    assert.match(note!, /^\(5000 more lines are left out\. /);
  });

  it('has the rules and the samples as resources', async () => {
    await connectInProcess();
    const { resources } = await client.listResources();
    const uris = resources.map(({ uri }) => uri);
    assert.ok(uris.includes('asdic://rules/aare') && uris.includes('asdic://samples/aare/north-sea'));
    const read = async (uri: string): Promise<unknown> => (await client.readResource({ uri })).contents[0];
    assert.deepEqual(await read('asdic://samples/aare/north-sea'), {
      uri: 'asdic://samples/aare/north-sea',
      mimeType: 'application/yaml',
      text: northSea,
    });
    assert.match(((await read('asdic://rules/aare')) as { text: string }).text, /^# Axis & Allies Revised/);
    const page = (await read('asdic://rules/wif-ssw/highest-section')) as { text: string };
    assert.match(page.text, /^# /);
    await assert.rejects(read('asdic://rules/aare/nothing'), /There is no rule/);
    await assert.rejects(read('asdic://samples/aare/..%2f..%2fbroken'), /There is no sample/);
  });

  it('does not begin with a folder that does not exist', async () => {
    writeFileSync(join(folder, 'a.yaml'), '');
    mkdirSync(join(folder, 'games'));
    await connectInProcess();
    for (const missing of ['none', 'a.yaml', join('games', 'none')])
      await assert.rejects(serveMcp(['games', missing], { folder, packageFolder: folder } as Host), {
        message: `There is no folder ${join(folder, missing)}.`,
      });
  });

  it('speaks over standard input and output, and ends with its input', async () => {
    const bundle = join(await getBundledCommandLine(), 'dist/cli.cjs');
    const transport = new StdioClientTransport({
      command: process.execPath,
      args: [bundle, 'mcp', folder],
      stderr: 'pipe',
    });
    await connect(transport);
    writeFileSync(join(folder, 'a.scenario.yaml'), northSea);
    assert.equal(await answer('check', { file: 'a.scenario.yaml' }), 'No problems in 1 file.\n');
    const ended = new Promise<void>((end) => (client.onclose = end));
    await client.close();
    await ended;
  });
});
