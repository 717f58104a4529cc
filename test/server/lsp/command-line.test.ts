import assert from 'node:assert/strict';
import fs from 'node:fs';
import { answerCommandLine } from '../../../server/src/lsp/command-line';

describe('the command line of the server', () => {
  const { version } = JSON.parse(fs.readFileSync('package.json', 'utf8')) as { version: string };

  it('prints the version of the package', () => {
    assert.deepEqual(answerCommandLine(['--version']), { output: `${version}\n`, exitCode: 0 });
  });

  it('prints help that names every transport', () => {
    for (const flag of ['--help', '-h']) {
      const { output = '', exitCode } = answerCommandLine([flag]) ?? {};
      assert.equal(exitCode, 0);
      for (const transport of ['--stdio', '--pipe', '--socket', '--node-ipc'])
        assert.ok(output.includes(transport), transport);
    }
  });

  it('starts for a transport and refuses to start without one', () => {
    for (const arg of ['--stdio', '--node-ipc', '--pipe=x', '--pipe', '--socket=5000'])
      assert.equal(answerCommandLine([arg, '--clientProcessId=1']), undefined, arg);
    for (const args of [[], ['--studio'], ['scenario.yaml']]) {
      const { output, notes = '', exitCode } = answerCommandLine(args) ?? {};
      assert.deepEqual([output, exitCode], ['', 2]);
      assert.match(notes, /^asdic-language-server: Give a transport, such as --stdio\.\n/);
    }
  });
});
