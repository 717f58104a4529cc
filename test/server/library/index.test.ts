import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { readFile as readAsync } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { advise, check, codes, explain, odds, resolve, rules } from '../../../server/src/library';
import type { CombatProgress } from '../../../server/src/library';
import { createCommandLine } from '../cli/command-line';
import { biscay, twoZones } from '../cli/scenarios';
import { dedent } from '../../support/fixture';

const scenario = dedent(biscay);
const large = dedent(`
  ruleset: aare
  turn: { round: 3, power: germany }
  powers: { germany: { side: axis }, uk: { side: allies } }
  seaBattles:
    - id: north-sea
      attacker: { power: germany, units: { sub: 30, ftr: 30 } }
      defender: { power: uk, units: { dd: 30, bb: 30 } }
`);

describe('the functions of the library', () => {
  describe('answers of the library', () => {
    const { write, runJson } = createCommandLine();
    const samples = [
      'aa-depth/dive',
      'aare/small-battles',
      'awaw/pearl-harbor',
      'wif-ssw/own-tables',
      'broken/wif-ssw/table-files',
    ];

    for (const sample of samples)
      it(`the library answers every command like the command line for ${sample}, tables in files included`, async () => {
        const file = 'a.scenario.yaml';
        const path = join('samples', `${sample}.scenario.yaml`);
        const text = readFileSync(path, 'utf8');
        const tables = new Map<string, string>();
        const readFile = (name: string) => {
          const table = join(dirname(path), name);
          if (existsSync(table)) tables.set(name, readFileSync(table, 'utf8'));
          return tables.get(name);
        };
        const options = { file, readFile };
        const problems = await check(text, options);
        await write({ ...Object.fromEntries(tables), [file]: text });
        assert.deepEqual(await runJson(['check', file]), problems);
        assert.equal(problems.length > 0, sample.startsWith('broken'));
        if (sample.startsWith('broken')) return;
        const all = { ...options, seed: 7 };
        assert.deepEqual(await runJson(['resolve', file, '--seed', '7']), toPlainData(await resolve(text, all)));
        assert.deepEqual(
          await runJson(['odds', file, '--rounds']),
          toPlainData(await odds(text, { ...options, rounds: true })),
        );
        if (sample === 'aa-depth/dive')
          assert.deepEqual(await runJson(['advise', file]), toPlainData(await advise(text, { file })));
      });

    it('the library answers rules and codes like the command line', async () => {
      const all = await rules('aare');
      assert.deepEqual(await runJson(['rules', 'aare']), all);
      const ruleId = all.at(-1)!.id;
      assert.deepEqual(await runJson(['rules', 'aare', ruleId]), await rules('aare', ruleId));
      assert.deepEqual(await runJson(['explain']), await codes());
      assert.deepEqual(await runJson(['explain', 'id/unknown']), await explain('id/unknown'));
    });
  });

  it('reads no file without a readFile option', async () => {
    const text = readFileSync('samples/wif-ssw/own-tables.scenario.yaml', 'utf8');
    const reported = (await check(text)).map(({ code }) => code);
    assert.ok(
      reported.some((code) => code.startsWith('table')),
      String(reported),
    );
    const readFile = (path: string) => readAsync(join('samples/wif-ssw', path), 'utf8');
    assert.deepEqual(await check(text, { readFile }), []);
    assert.equal((await check(text, { readFile: () => undefined })).length, reported.length);
  });

  it('reads each table once, and none after the signal is aborted', async () => {
    const text = readFileSync('samples/wif-ssw/own-tables.scenario.yaml', 'utf8');
    const readPaths: string[] = [];
    const controller = new AbortController();
    const readFile = (path: string) => {
      readPaths.push(path);
      return readAsync(join('samples/wif-ssw', path), 'utf8');
    };
    await check(text, { readFile });
    assert.deepEqual(readPaths, [...new Set(readPaths)]);
    const reason = new Error('enough');
    const readAndAbort = () => {
      controller.abort(reason);
      return undefined;
    };
    await assert.rejects(check(text, { readFile: readAndAbort, signal: controller.signal }), reason);
  });

  it('gives a problem its place from the first character to the last, in lines and columns from 1', async () => {
    const text = scenario.replace('type: sub,', 'type: submarin,');
    const lines = text.split('\n');
    const line = lines.findIndex((each) => each.includes('submarin')) + 1;
    const column = lines[line - 1]!.indexOf('submarin') + 1;
    const [problem] = await check(text, { file: 'night' });
    const { message, ...place } = problem!;
    assert.match(message, /submarin/);
    assert.deepEqual(place, {
      ...{ file: 'night', severity: 'error', code: 'schema/unknown-type', rule: null },
      ...{ line, column, endLine: line, endColumn: column + 'submarin'.length },
    });
  });

  it('the odds of each round are given on request, if a combat has rounds', async () => {
    const battle = large.replaceAll('30', '1');
    const listRounds = async (text: string, rounds?: boolean) =>
      (await odds(text, { rounds })).map((report) => report.rounds !== undefined);
    assert.deepEqual(await listRounds(battle), [false]);
    assert.deepEqual(await listRounds(battle, false), [false]);
    assert.deepEqual(await listRounds(battle, true), [true]);
    assert.deepEqual(await listRounds(dedent(twoZones), true), [false, false]);
  });

  it('applies the given configuration', async () => {
    const text = scenario.replace('type: sub', 'type: submarin');
    const [problem] = await check(text, { config: 'severity: { schema/unknown-type: hint }' });
    assert.deepEqual([problem?.code, problem?.severity], ['schema/unknown-type', 'hint']);
  });

  it('uses the given file name of a scenario, and a default one otherwise', async () => {
    const listFiles = async (file?: string) => (await resolve(scenario, { file })).map((report) => report.file);
    assert.deepEqual(await listFiles('thread 7'), ['thread 7']);
    assert.deepEqual(await listFiles(), ['scenario.yaml']);
  });

  it('takes one combat, a seed and a number of runs', async () => {
    const [combat, ...others] = await odds(dedent(twoZones), { engagement: 'biscay' });
    assert.deepEqual([combat?.id, others.length], ['biscay', 0]);
    const rollDice = async (seed: number) => (await resolve(scenario, { seed }))[0]?.trace?.dice;
    assert.deepEqual(await rollDice(7), await rollDice(7));
    assert.notDeepEqual(await rollDice(7), await rollDice(8));
  });

  it('rejects wrong arguments with a sentence', async () => {
    await assert.rejects(odds(scenario, { engagement: 'biscaya' }), {
      name: 'CannotRun',
      message: /There are: biscay\./,
    });
    await assert.rejects(resolve(scenario, { seed: -1 }), { name: 'RangeError', message: /A seed is a whole number/ });
    await assert.rejects(odds(scenario, { runs: 0 }), { name: 'RangeError', message: /Runs are a whole number/ });
    await assert.rejects(rules('chess'), {
      name: 'CannotRun',
      message: /There is no ruleset `chess`\. There are: wif-ssw/,
    });
    await assert.rejects(rules('aare', 'castling'), { name: 'CannotRun', message: /There is no rule `castling`/ });
    await assert.rejects(explain('schema/unknown-kye'), {
      name: 'CannotRun',
      message: /Did you mean `schema\/unknown-key`/,
    });
    await assert.rejects(check(Buffer.from('x') as unknown as string), { name: 'TypeError', message: /as text/ });
  });

  it('rejects with the reason of the aborted signal', async () => {
    const reason = new Error('enough');
    const aborted = AbortSignal.abort(reason);
    await assert.rejects(check(scenario, { signal: aborted }), reason);
    await assert.rejects(odds(scenario, { signal: aborted }), reason);
    const controller = new AbortController();
    const progress = () => controller.abort(reason);
    await assert.rejects(advise(large, { signal: controller.signal, progress }), reason);
  });

  it('reports its progress', async () => {
    const seen: CombatProgress[] = [];
    const controller = new AbortController();
    const progress = (step: CombatProgress) => {
      seen.push(step);
      if (seen.length === 2) controller.abort();
    };
    await assert.rejects(advise(large, { progress, signal: controller.signal }), { name: 'AbortError' });
    for (const { engagement, done, of: total, unit } of seen) {
      assert.equal(engagement, 'north-sea');
      assert.ok(done >= 0 && total > 0 && ['steps', 'runs', 'combats'].includes(unit));
    }
  });

  it('reports the progress of advice on a turn in thousandths', async () => {
    const battle = large.replace(', ftr: 30', '').replace(', bb: 30', '').replaceAll('30', '1');
    const battles = battle + battle.slice(battle.indexOf('  - id')).replace('north-sea', 'channel');
    const seen: number[] = [];
    const reports = await advise(battles, {
      turn: true,
      progress: ({ engagement, done, of: total, unit }) => {
        assert.deepEqual([engagement, total, unit], ['turn', 1000, 'combats']);
        seen.push(done);
      },
    });
    assert.ok(reports.length > 0 && seen.length > 2);
    assert.ok(
      seen.every((done) => Number.isInteger(done) && done >= 0 && done <= 1000),
      seen.join(),
    );
    assert.ok(Math.max(...seen) > 500, seen.join());
  });
});

/** A value after a round trip through JSON, which drops undefined members. */
function toPlainData(data: unknown): unknown {
  return JSON.parse(JSON.stringify(data));
}
