import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import { createProcessHost } from '../../../server/src/cli/host';
import { createCommandLine } from './command-line';

interface Terminal {
  readonly isTTY?: boolean;
  readonly columns?: number;
}

describe('the process as commands see it', () => {
  const { folder, read, write } = createCommandLine();

  function create(terminal: Terminal, env: Readonly<Record<string, string>> = {}) {
    const stdin = Object.assign(new PassThrough(), terminal);
    const stdout = Object.assign(new PassThrough(), terminal, { hasColors: () => true });
    const stderr = new PassThrough();
    const standIn = { stdin, stdout, stderr, env, cwd: folder };
    return { host: createProcessHost(standIn as unknown as NodeJS.Process, folder()), stdin, stdout, stderr };
  }

  it('asks for each line on a terminal, and says nothing elsewhere', async () => {
    for (const [terminal, prompted] of [
      [{ isTTY: true, columns: 80 }, 3],
      [{}, 0],
    ] as const) {
      const { host, stdin, stdout } = create(terminal);
      const lines: string[] = [];
      stdin.write('one\n');
      for await (const line of host.readLines('> ')) {
        lines.push(line);
        if (lines.length === 1) stdin.write('two\n');
        else stdin.end();
      }
      assert.deepEqual(lines, ['one', 'two']);
      assert.equal(String(stdout.read() ?? '').split('> ').length - 1, prompted);
    }
  });

  it('ends the lines of a terminal on an interrupt', async () => {
    const { host, stdin } = create({ isTTY: true });
    stdin.write('one\n');
    const lines: string[] = [];
    for await (const line of host.readLines('> ')) {
      lines.push(line);
      // Ctrl-C.
      stdin.write('\u0003');
    }
    assert.deepEqual(lines, ['one']);
    assert.ok(stdin.destroyed, 'a terminal that is still read keeps the process alive');
  });

  it('is as wide as the terminal, but at least 60 columns, and 100 elsewhere', () => {
    const measure = (terminal: Terminal) => create(terminal).host.width;
    assert.deepEqual(
      [measure({ isTTY: true, columns: 72 }), measure({ isTTY: true, columns: 20 }), measure({})],
      [72, 60, 100],
    );
  });

  it('has colours on a terminal, unless the user says otherwise', () => {
    const hasColours = (terminal: Terminal, env?: Readonly<Record<string, string>>) =>
      create(terminal, env).host.colours;
    const terminal = { isTTY: true, columns: 80 };
    assert.deepEqual([hasColours(terminal), hasColours({})], [true, false]);
    assert.equal(hasColours(terminal, { NO_COLOR: '1' }), false);
    assert.equal(hasColours(terminal, { NO_COLOR: '', FORCE_COLOR: '0' }), false);
    for (const value of ['1', 'true', '']) assert.equal(hasColours({}, { FORCE_COLOR: value }), true, value);
    assert.equal(hasColours(terminal, { FORCE_COLOR: 'false' }), false);
    assert.equal(hasColours({}, { FORCE_COLOR: '1', NO_COLOR: '1' }), false);
  });

  it('writes files, and says of each kind how many were written, and which could not be', async () => {
    await write({ 'file.txt': '' });
    const { host, stderr } = create({});
    const fixed = { verb: 'Fixed' };
    assert.equal(
      await host.write([
        { path: 'a.txt', text: 'a', noteWhenWritten: fixed },
        { path: 'b.txt', text: 'b', noteWhenWritten: fixed },
        { path: 'c.txt', text: 'c', noteWhenWritten: { verb: 'Formatted' } },
        { path: 'd.txt', text: 'd', noteWhenWritten: { sentence: 'That is all.' } },
      ]),
      true,
    );
    assert.equal(String(stderr.read()), 'Fixed 2 files.\nFormatted 1 file.\nThat is all.\n');
    assert.equal(await read('b.txt'), 'b');
    assert.equal(await host.write([{ path: 'file.txt/e.txt', text: 'e', noteWhenWritten: fixed }]), false);
    assert.match(String(stderr.read()), /^asdic: Writing file\.txt\/e\.txt failed: [^\n]*[^.]\.\n$/);
    assert.equal(await host.write([]), true);
  });

  it('stops printing when nobody reads any longer', async () => {
    const { host, stdout } = create({});
    await host.print('one');
    stdout.emit('error', new Error('EPIPE'));
    await host.print('two');
    assert.equal(String(stdout.read()), 'one');
  });

  it('waits while its output is not read', async () => {
    const { host, stdout } = create({});
    const long = 'x'.repeat(100_000);
    let isPrinted = false;
    const printing = host.print(long).then(() => (isPrinted = true));
    await new Promise((resume) => setImmediate(resume));
    assert.equal(isPrinted, false);
    assert.equal(String(stdout.read()), long);
    await printing;
    assert.equal(isPrinted, true);
  });
});
