import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { createIgnoreLevels, isIgnored } from '../../../server/src/cli/inputs/ignore';

describe('levels of ignore files', () => {
  let top: string;
  beforeEach(() => {
    top = realpathSync(mkdtempSync(join(tmpdir(), 'asdic-ignore-')));
    for (const folder of ['games/drafts', 'gamesome']) mkdirSync(join(top, folder), { recursive: true });
    for (const folder of ['', 'games', 'games/drafts', 'gamesome'])
      writeFileSync(join(top, folder, '.gitignore'), '*.tmp\n');
  });
  afterEach(() => rmSync(top, { recursive: true, force: true }));

  const list = (folder: string, workingFolder: string): readonly string[] => {
    const folders: string[] = [];
    for (let level = createIgnoreLevels(join(top, folder), join(top, workingFolder)); level; level = level.above)
      folders.push(relative(top, level.folder).replaceAll('\\', '/'));
    return folders;
  };

  it('levels of ignore files begin with the working folder, or with the repository that a folder is in', () => {
    assert.deepEqual(list('games/drafts', 'games'), ['games/drafts', 'games']);
    assert.deepEqual(list('games/drafts', ''), ['games/drafts', 'games', '']);
    assert.deepEqual(list('games', 'games'), ['games']);
    mkdirSync(join(top, '.git'));
    assert.deepEqual(list('games/drafts', 'games/drafts'), ['games/drafts', 'games', '']);
  });

  it('a folder outside the working folder has its own ignore files alone', () => {
    assert.deepEqual(list('games/drafts', 'gamesome'), ['games/drafts']);
    assert.deepEqual(list('gamesome', 'games'), ['gamesome']);
    const level = createIgnoreLevels(join(top, 'gamesome'), join(top, 'games'));
    assert.deepEqual(
      ['a.tmp', 'a.yaml'].map((name) => isIgnored(join(top, 'gamesome', name), false, level)),
      [true, false],
    );
  });
});
