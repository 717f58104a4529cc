import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { tidy, touch } from '../../../server/src/boot/tidy.node';

const day = 24 * 60 * 60;

describe('what is kept and no longer used', () => {
  let folder = '';
  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'asdic-tidy-'));
  });
  afterEach(() => fs.rmSync(folder, { recursive: true }));

  /** @param days since it was last used */
  function file(name: string, days: number): string {
    const made = path.join(folder, name);
    fs.mkdirSync(path.dirname(made), { recursive: true });
    fs.writeFileSync(made, '');
    const used = Date.now() / 1000 - days * day;
    fs.utimesSync(made, used, used);
    return made;
  }
  const left = () =>
    fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => name.replaceAll('\\', '/'))
      .sort();

  it('goes after a month, with its folder', () => {
    file('1a2b-0/old.cjs-1a', 31);
    file('1a2b-0/used.cjs-1b', 29);
    file('3c-any/old.cjs-2.unfinished', 31);
    tidy(folder);
    assert.deepEqual(left(), ['1a2b-0', '1a2b-0/used.cjs-1b']);
  });

  it('is nothing but what was kept: what else lies there stays', () => {
    const others = ['notes.txt', 'mine/old.cjs-1a', '1a2b-0/notes.txt', '1a2b-0/deeper/old.cjs-1a'];
    for (const name of others) file(name, 400);
    tidy(folder);
    for (const name of others) assert.ok(left().includes(name), name);
  });

  it('is nothing that is used: the day is noted', () => {
    const used = file('1a2b-0/used.cjs-1a', 31);
    touch(used);
    tidy(folder);
    assert.ok(fs.existsSync(used));
    const before = fs.statSync(used).mtimeMs;
    touch(used);
    assert.equal(fs.statSync(used).mtimeMs, before);
  });

  it('may be away: neither fails', () => {
    tidy(path.join(folder, 'away'));
    touch(path.join(folder, 'away'));
    assert.deepEqual(left(), []);
  });
});
