import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { bundled } from './bundled';

describe('flags of V8', () => {
  const bundle = bundled('server/src/work/late-optimising.node.ts', 'node');

  it('are hints: where none can be set, a program goes on', () => {
    // As Bun before 1.4 has it.
    const program = `
      require('node:v8').setFlagsFromString = () => { throw new Error('not implemented'); };
      require(${JSON.stringify(bundle())}).optimiseLate();
      console.log('on');`;
    const { status, stdout, stderr } = spawnSync(process.execPath, ['-e', program], { encoding: 'utf8' });
    assert.deepEqual([status, stdout, stderr], [0, 'on\n', '']);
  });
});
