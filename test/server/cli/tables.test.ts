import assert from 'node:assert/strict';
import { mkdirSync, symlinkSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { createTableReader, isInside } from '../../../server/src/cli/tables';
import { createCommandLine } from './command-line';

describe('the tables that a scenario names', () => {
  const { write, folder } = createCommandLine();

  it('are read below the folder of the scenario and the working folder, up to a megabyte, and nowhere else', async () => {
    await write({
      'work/games/tables/own.csv': '1,2\n',
      'work/shared.csv': '3\n',
      'secret.csv': '4\n',
      'work/large.csv': '',
    });
    mkdirSync(join(folder(), 'work/games/folder.csv'));
    symlinkSync(join(folder(), 'secret.csv'), join(folder(), 'work/games/link.csv'));
    const work = join(folder(), 'work');
    const read = createTableReader(join(work, 'games'), work);
    assert.deepEqual(read('tables/own.csv'), { text: '1,2\n' });
    assert.deepEqual(read('../shared.csv'), { text: '3\n' });
    assert.deepEqual(read('../../secret.csv'), { notRead: 'outside' });
    assert.deepEqual(read('link.csv'), { notRead: 'outside' });
    assert.deepEqual(read(''), { notRead: 'not-relative' });
    assert.deepEqual(read(join(work, 'shared.csv')), { notRead: 'not-relative' });
    for (const missing of ['none.csv', 'folder.csv', '.', 'tables/own.csv/x'])
      assert.equal(read(missing), undefined, missing);
    const large = join(work, 'large.csv');
    truncateSync(large, 1_000_000);
    assert.equal((read('../large.csv') as { text: string }).text.length, 1_000_000);
    truncateSync(large, 1_000_001);
    assert.deepEqual(read('../large.csv'), { notRead: 'too-large' });
    // A scenario elsewhere may still use the tables of the working folder.
    assert.deepEqual(createTableReader(folder(), join(work, 'games'))('work/games/tables/own.csv'), { text: '1,2\n' });
  });

  it('are inside a folder whose whole name their path begins with', () => {
    const [root, inside, beside] = [join('/', 'a'), join('/', 'a', 'b.csv'), join('/', 'ab.csv')];
    assert.deepEqual(
      [isInside(inside, root), isInside(beside, root), isInside(inside, join('/'))],
      [true, false, true],
    );
  });
});
