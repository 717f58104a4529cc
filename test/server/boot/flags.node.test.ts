import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { bundled } from '../../support/bundled';

describe('flags of V8', () => {
  const bundle = bundled('server/src/boot/flags.node.ts', 'node');

  /** What Node says of a program, before which flags were set. */
  function said(isServer: boolean, before = '') {
    const program = `${before}; require(${JSON.stringify(bundle())}).setFlags(${isServer}); console.log('on');`;
    const { status, stdout, stderr } = spawnSync(process.execPath, ['-e', program], { encoding: 'utf8' });
    return [status, stdout, stderr];
  }

  it('are all known to V8, which would say of one that is not', () => {
    for (const isServer of [true, false]) assert.deepEqual(said(isServer), [0, 'on\n', '']);
  });

  it('are hints: where none can be set, a program goes on', () => {
    // As Bun before 1.4 has it.
    const before = "require('node:v8').setFlagsFromString = () => { throw new Error('not implemented'); }";
    assert.deepEqual(said(true, before), [0, 'on\n', '']);
  });
});
