import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { bundled } from '../../support/bundled';

describe('flags of V8', () => {
  const bundle = bundled('server/src/boot/flags.node.ts', 'node');
  const said = (program: string) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['-e', program], { encoding: 'utf8' });
    return [status, stdout, stderr];
  };

  it('are all known to V8, which would say of one that is not', () => {
    const program = `require(${JSON.stringify(bundle())}).setFlags(); console.log('on');`;
    assert.deepEqual(said(program), [0, 'on\n', '']);
  });

  it('are hints: where none can be set, a program goes on', () => {
    // As Bun before 1.4 has it.
    const program = `
      require('node:v8').setFlagsFromString = () => { throw new Error('not implemented'); };
      require(${JSON.stringify(bundle())}).setFlags();
      console.log('on');`;
    assert.deepEqual(said(program), [0, 'on\n', '']);
  });
});
