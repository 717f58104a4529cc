import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getBundledCommandLine, createCommandLine } from './command-line';

/** Standard error as a terminal of 100 columns. */
const terminalScript =
  'Object.defineProperties(process.stderr, { isTTY: { value: true }, columns: { value: 100 } });\n';

/** A clock that runs 1,000 times as fast, so that progress is shown at once. */
const fastClockScript = 'const { now } = performance; performance.now = () => 1000 * now.call(performance);\n';

/** A number of runs that takes far too long to finish. */
const endlessRuns = 10_000_000;

const createBattle = (attacker: string, defender: string, expect = '') => `
  ruleset: aare
  turn: { round: 3, power: germany, phase: conduct-combat }
  powers: { germany: { side: axis }, uk: { side: allies } }
  seaBattles:
    - id: narvik
      attacker: { power: germany, units: ${attacker} }
      defender: { power: uk, units: ${defender} }
      ${expect}
`;
const largeForces = [
  '{ sub: 90, dd: 90, ac: 60, bb: 90, ftr: 90 }',
  '{ sub: 90, dd: 90, ac: 60, bb: 90, trn: 90 }',
] as const;
const battle = createBattle(...largeForces);
const expecting = createBattle(...largeForces, 'expect: { odds: { attacker-wins: { min: 0.1 } } }');

describe('a long-running command', () => {
  const { write, run, folder } = createCommandLine();
  const files = { 'battle.scenario.yaml': battle, 'expecting.scenario.yaml': expecting };
  const fleet = Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`fleet/${n}.scenario.yaml`, expecting]));
  const commands: Readonly<Record<string, readonly string[]>> = {
    'check of a file': ['check', 'expecting.scenario.yaml'],
    'check of many files': ['check', 'fleet', '--jobs', '2'],
    'check as a page': ['check', 'battle.scenario.yaml', '--format', 'html'],
    odds: ['odds', 'battle.scenario.yaml'],
    'odds of many files': ['odds', 'fleet', '--jobs', '2'],
    advise: ['advise', 'battle.scenario.yaml', '--side', 'attacker'],
    sweep: ['sweep', 'battle.scenario.yaml', '--vary', 'defender.units.dd=80..90'],
    compare: ['compare', 'battle.scenario.yaml', '--with', 'defender.units.dd=80'],
    matters: ['matters', 'battle.scenario.yaml'],
  };

  async function writePreload(name: string, code: string): Promise<string> {
    const file = join(await getBundledCommandLine(), name);
    await writeFile(file, code);
    return file;
  }

  async function start(words: readonly string[], nodeArguments: readonly string[]) {
    await write({ ...files, ...fleet });
    const bundle = join(await getBundledCommandLine(), 'dist', 'cli.cjs');
    return spawn(process.execPath, [...nodeArguments, bundle, ...words, '--runs', String(endlessRuns)], {
      cwd: folder(),
      env: {},
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  }

  for (const [name, words] of Object.entries(commands)) {
    it(`prints its progress on a terminal, and ends with 130 on an interrupt: ${name}`, async function () {
      // Windows cannot interrupt a process with a signal.
      if (process.platform === 'win32') this.skip();
      const child = await start(words, [
        '--require',
        await writePreload('terminal.cjs', terminalScript + fastClockScript),
      ]);
      const [first] = (await once(child.stderr.setEncoding('utf8'), 'data')) as [string];
      assert.match(first, /^\r\u001b\[K\S.*narvik.*|^\r\u001b\[KCalculating /);
      let output = '';
      child.stderr.on('data', (text: string) => (output += text));
      child.kill('SIGINT');
      const [ended] = await Promise.all([once(child, 'exit'), once(child.stderr, 'close')]);
      assert.deepEqual(ended, [130, null]);
      // The line is cleared.
      assert.ok(output.endsWith('\r\u001b[K'), JSON.stringify(output));
    });
  }

  it('prints no progress into a pipe', async () => {
    await write(files);
    const { notes, exitCode } = await run(['odds', 'battle.scenario.yaml', '--runs', '100'], {
      env: { NODE_OPTIONS: `--require ${await writePreload('hurry.cjs', fastClockScript)}` },
    });
    assert.deepEqual([notes, exitCode], ['', 0]);
  });
});
