import assert from 'node:assert/strict';
import { writeBattle, sub } from '../../../server/src/features/diagnostics/codes/examples';
import { createCommandLine } from './command-line';

describe('asdic dice', () => {
  const { write, run, read } = createCommandLine();
  const file = 'a.scenario.yaml';
  const runDice = (action: string, side: string, ...more: string[]) =>
    run(['dice', action, file, '--side', side, ...more]);

  it('plays a whole exchange by mail: both commit, both reveal, and the combat resolves with the dice of their words', async () => {
    await write({ [file]: writeBattle(sub) });
    const committed = await runDice('commit', 'subs');
    assert.equal(committed.exitCode, 0, committed.notes);
    assert.match(
      committed.notes,
      /^Wrote the hash of subs \(Germany\) into a\.scenario\.yaml\. Send the file to the other side now\.$/m,
    );
    const word = /^Your secret word: (\S+)$/m.exec(committed.output)![1]!;
    assert.ok(!(await read(file)).includes(word));
    const earlyReveal = await runDice('reveal', 'subs', '--word', word);
    assert.equal(earlyReveal.exitCode, 2);
    assert.match(earlyReveal.notes, /Keep the word/);
    assert.equal((await runDice('commit', 'convoy', '--word', 'seven bells in a grey dawn')).output, '');
    assert.match(
      (await run(['dice', 'check', file])).output,
      /subs \(Germany\): committed\n {2}convoy \(.*\): committed\n {2}No dice yet: the word of subs \(Germany\) and convoy \(.*\) is missing\./,
    );
    assert.equal((await runDice('reveal', 'convoy', '--word', 'Seven bells in a grey dawn')).exitCode, 0);
    const revealed = await runDice('reveal', 'subs', '--word', word);
    assert.deepEqual([revealed.exitCode, revealed.output], [0, '']);
    assert.match(revealed.notes, /^Wrote the word of subs \(Germany\) into/m);
    assert.match(
      (await run(['dice', 'check', file])).output,
      /committed, word shown\n {2}All words fit: seed \d+\.\n$/,
    );
    const checked = await run(['dice', 'check', file, '--format', 'json']);
    assert.equal(checked.exitCode, 0);
    const { combats, problems } = JSON.parse(checked.output) as { combats: { seed: number }[]; problems: object[] };
    assert.deepEqual(problems, []);
    assert.match((await run(['resolve', file])).output, new RegExp(`seed ${combats[0]!.seed}\\b`));
  });

  it('ends with 1 and names the problem after tampering', async () => {
    await write({ [file]: writeBattle(sub) });
    await runDice('commit', 'subs');
    await write({ [file]: (await read(file)).replace('attack: 3', 'attack: 9') });
    const checked = await run(['dice', 'check', file]);
    assert.equal(checked.exitCode, 1);
    assert.match(checked.output, /dice\/combat-changed/);
  });

  it('names the errors of a file whose hash was mistyped', async () => {
    await write({ [file]: writeBattle(sub) });
    await runDice('commit', 'subs');
    const text = await read(file);
    assert.match((await run(['dice', 'check', file])).output, /No dice yet: the hash of convoy \(.*\) is missing\./);
    await write({ [file]: text.replace(/hash: ./, 'hash: ') });
    const checked = await run(['dice', 'check', file]);
    assert.equal(checked.exitCode, 1);
    assert.match(checked.output, /There are no fair dice in a\.scenario\.yaml that can be read\.\n/);
    assert.match(
      checked.output,
      /line \d+: `hash` .* 64 characters, digits and small letters from a to f, are needed\./,
    );
  });

  it('asks for the side, the word and a file to write into', async () => {
    await write({ [file]: writeBattle(sub) });
    assert.match((await run(['dice', 'commit', file])).notes, /--side: subs \(Germany\) or convoy \(/);
    assert.match((await runDice('reveal', 'subs')).notes, /--word/);
    assert.match(
      (await run(['dice', 'commit', '-', '--side', 'subs'], { input: writeBattle(sub) })).notes,
      /Name the file/,
    );
    assert.match((await run(['dice', 'check', file])).output, /no fair dice/);
  });
});
