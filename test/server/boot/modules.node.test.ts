import assert from 'node:assert/strict';
import { join, resolve } from 'node:path';
import { requireIn } from '../../../server/src/boot/modules.node';

/** A `require` for modules that are given as text, by their path below a folder. */
function requireOf(files: Readonly<Record<string, string>>) {
  const folder = resolve('/built');
  const run: string[] = [];
  const compiled = (file: string, variables: readonly string[]) => {
    run.push(file.slice(folder.length + 1).replaceAll('\\', '/'));
    const text = Object.entries(files).find(([name]) => join(folder, name) === file)?.[1];
    if (text === undefined) throw new Error(`no ${file}`);
    // eslint-disable-next-line @typescript-eslint/no-implied-eval -- as V8 does it
    return new Function(...variables, text) as () => void;
  };
  return { folder, run, require: requireIn(folder, (id) => `Node's ${id}`, compiled) };
}

describe('modules of a build', () => {
  it('are found from where they are asked for, and run once', () => {
    const { require, run } = requireOf({
      'chunks/a.cjs': "module.exports = { a: require('./b.cjs').b + 1 };",
      'chunks/b.cjs': 'exports.b = 1;',
      'c.cjs': "exports.c = [require('./chunks/b.cjs').b, __dirname === require.resolve('.'), __filename];",
    });
    assert.deepEqual(require('./chunks/a.cjs'), { a: 2 });
    assert.deepEqual(require(resolve('/built/c.cjs')), { c: [1, true, resolve('/built/c.cjs')] });
    assert.deepEqual(run, ['chunks/a.cjs', 'chunks/b.cjs', 'c.cjs']);
  });

  it('leave to Node what is given by name', () => {
    const { require } = requireOf({ 'a.cjs': "exports.a = require('node:fs');" });
    assert.deepEqual(require('./a.cjs'), { a: "Node's node:fs" });
  });

  it('can be asked for whether one has been loaded', () => {
    const { require, folder } = requireOf({ 'a.cjs': 'exports.a = 1;' });
    assert.equal(require.cache[require.resolve('./a.cjs')], undefined);
    require('./a.cjs');
    assert.deepEqual(require.cache[join(folder, 'a.cjs')]?.exports, { a: 1 });
  });

  it('are run again where they failed', () => {
    const { require, run } = requireOf({ 'a.cjs': "throw new Error('at the start');" });
    for (let time = 1; time <= 2; time++) assert.throws(() => require('./a.cjs'), /at the start/);
    assert.deepEqual(run, ['a.cjs', 'a.cjs']);
  });
});
