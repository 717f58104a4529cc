import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { Argument, Command, Option } from 'commander';
import { createCompletion, shells } from '../../../server/src/cli/shell/completion';
import { createCommandLine } from './command-line';

/** Returns whether a program is installed. */
const isInstalled = (name: string) => spawnSync(name, ['--version']).error === undefined;

/** Starts an interactive zsh in a terminal of its own, types a line, presses Tab, and prints what the line has become. */
const zshDriver = `
zmodload zsh/zpty
zpty inner 'HOME=$PWD zsh -f -i'
zpty -w inner 'PROMPT=; autoload -Uz compinit; compinit -D -u; source ./completion'
zpty -w inner 'print-line() { print -r -- "line<$BUFFER>" }; zle -N print-line; bindkey "^Xp" print-line; print re""ady'
zpty -r inner output '*ready*'
zpty -w -n inner "$1"$'\t\x18p'
zpty -r inner output '*line<*>*'
print -r -- "\${\${output##*line<}%%>*}"
zpty -d inner
`;

describe('shell completion', () => {
  const { run, write, folder } = createCommandLine();

  /** What a shell makes of an unfinished line. */
  const completions = {
    'asdic ch': 'asdic check',
    'asdic check --max': 'asdic check --max-warnings',
    'asdic check --format s': 'asdic check --format sarif',
    'asdic check comp': 'asdic check completion',
    'asdic completion f': 'asdic completion fish',
  };

  it('zsh completes commands, options, their values and files where one presses Tab', async function () {
    if (!isInstalled('zsh')) this.skip();
    const { output } = await run(['completion', 'zsh']);
    await write({ completion: output, 'driver.zsh': zshDriver });
    for (const [line, expected] of Object.entries(completions)) {
      const { stdout, stderr } = spawnSync('zsh', ['-f', 'driver.zsh', line], { cwd: folder(), encoding: 'utf8' });
      assert.equal(stderr, '');
      assert.equal(stdout.trim(), expected);
    }
  });

  it('fish completes commands, options, their values and files', async function () {
    if (!isInstalled('fish')) this.skip();
    const { output } = await run(['completion', 'fish']);
    await write({ completion: output });
    for (const [line, expected] of Object.entries(completions)) {
      const script = `source completion; complete -C '${line}'`;
      const { stdout, stderr } = spawnSync('fish', ['--no-config', '-c', script], { cwd: folder(), encoding: 'utf8' });
      assert.equal(stderr, '');
      const words = stdout
        .trim()
        .split('\n')
        .map((item) => item.split('\t')[0]);
      assert.deepEqual(words, [expected.split(' ').at(-1)], line);
    }
  });

  it('bash completes commands, options and their values', async function () {
    if (!isInstalled('bash')) this.skip();
    const { output } = await run(['completion', 'bash']);
    await write({ 'complete.sh': output });
    const complete = (...words: string[]) => {
      const script = `. ./complete.sh; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _asdic; printf '%s\\n' "\${COMPREPLY[@]}"`;
      const { stdout, stderr } = spawnSync('bash', ['-c', script, 'bash', ...words], {
        cwd: folder(),
        encoding: 'utf8',
      });
      assert.equal(stderr, '');
      return stdout.split('\n').filter((word) => word !== '');
    };
    assert.deepEqual(complete('asdic', 'ch'), ['check']);
    assert.deepEqual(complete('asdic', 'check', '--max'), ['--max-warnings']);
    assert.deepEqual(complete('asdic', 'check', '--format', 's'), ['sarif']);
    assert.deepEqual(complete('asdic', 'check', 'comp'), ['complete.sh']);
    assert.deepEqual(complete('asdic', 'completion', 'f'), ['fish']);
  });

  it('the scripts of all shells complete the only value of an option or an argument, and files where any value is allowed', () => {
    const program = new Command('asdic');
    program
      .command('show')
      .description('Shows a thing.')
      .addArgument(new Argument('<what>').choices(['everything']))
      .addOption(new Option('--as <form>').choices(['page']))
      .addOption(new Option('--with <file>'))
      .addOption(new Option('--plain'));
    const expected: Readonly<Record<(typeof shells)[number], readonly RegExp[]>> = {
      bash: [/'show --as'\) words='page'/, / show\) words='--as --with --plain --help everything'/],
      zsh: [/--as\[\]:value:\(page\)'/, /--with\[\]:value:_files'/, /--plain\[\]'/, /'\*:value:\(everything\)'/],
      fish: [/ -l as -x -a 'page' /, / -l with -r /, / -l plain -d /, / -f -a 'everything'\n/],
    };
    for (const shell of shells)
      for (const pattern of expected[shell]) assert.match(createCompletion(shell, program), pattern);
  });

  for (const shell of ['bash', 'zsh', 'fish'])
    it(`the completion script of ${shell} is valid and names every command and option`, async function () {
      const { output, exitCode } = await run(['completion', shell]);
      assert.equal(exitCode, 0);
      for (const word of ['check', 'merge', 'fmt', 'max-warnings', 'update-baseline', 'sarif'])
        assert.ok(output.includes(word), word);
      if (!isInstalled(shell)) return;
      await write({ completion: output });
      const { status, stderr } = spawnSync(shell, ['-n', 'completion'], { cwd: folder(), encoding: 'utf8' });
      assert.equal(status, 0, stderr);
    });
});

describe('the manual page', () => {
  const { run } = createCommandLine();

  it('lists every command and option with the text of the help', async () => {
    const { output } = await run(['man']);
    assert.match(output, /^\.TH ASDIC 1 /);
    const plain = output.replaceAll('\\-', '-');
    const help = (await run(['check', '--help'])).output;
    for (const [, flag] of help.matchAll(/^ {2}(--[\w-]+)/gm))
      if (flag !== '--help') assert.ok(plain.includes(flag!), flag);
    assert.ok(plain.includes('0 clean, 1 problems found, 2 could not run, 130 interrupted.'));
    assert.doesNotMatch(output, /^'/m);
  });

  it('the manual page is readable by man', async function () {
    if (!isInstalled('groff')) this.skip();
    const { output } = await run(['man']);
    const { stderr } = spawnSync('groff', ['-man', '-Tutf8', '-ww'], { input: output, encoding: 'utf8' });
    assert.equal(stderr, '');
  });
});
