import assert from 'node:assert/strict';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { formatDisplayName } from '../../../server/src/cli/inputs/source';
import { createCommandLine } from './command-line';
import { biscay } from './scenarios';

describe('the input files of a command', () => {
  const { write, run, runJson, folder } = createCommandLine();
  const broken = 'ruleset: wif-sw\n';
  const listCheckedFiles = async (...words: string[]) =>
    ((await runJson(['check', ...words])) as { readonly file: string }[]).map(({ file }) => file);

  it('selects files by globs and excludes files by globs behind an exclamation mark', async () => {
    await write({
      'north/a.scenario.yaml': broken,
      'north/deep/b.scenario.yaml': broken,
      'south/c.scenario.yml': broken,
      'south/table.yaml': broken,
    });
    assert.deepEqual(await listCheckedFiles('**/*.yaml'), ['north/a.scenario.yaml', 'north/deep/b.scenario.yaml']);
    assert.deepEqual(await listCheckedFiles('{north,south}/*'), ['north/a.scenario.yaml', 'south/c.scenario.yml']);
    assert.deepEqual(await listCheckedFiles('.', '!**/deep/**'), ['north/a.scenario.yaml', 'south/c.scenario.yml']);
    // As one writes it on Windows.
    assert.deepEqual(await listCheckedFiles('.', '!north\\**'), ['south/c.scenario.yml']);
    assert.deepEqual(await listCheckedFiles('.', '!./north/**'), ['south/c.scenario.yml']);
    assert.deepEqual(await listCheckedFiles(join(folder(), 'south')), ['south/c.scenario.yml']);
    const { notes, exitCode } = await run(['check', 'west/**/*.yaml', 'south']);
    assert.match(notes, /There is no file or folder west\./);
    assert.equal(exitCode, 2);
    assert.match((await run(['check', 'south/*.json'])).notes, /No scenario matches south\/\*\.json/);
  });

  it('ignores files by .gitignore and .asdicignore, the deepest first, unless they are named', async () => {
    await mkdir(join(folder(), '.git'));
    await write({
      '.gitignore': 'drafts/\n*.old.scenario.yaml\n',
      '.asdicignore': '# of other people\nshared/*\n!shared/ours.scenario.yaml\n',
      'a.scenario.yaml': broken,
      'a.old.scenario.yaml': broken,
      'drafts/b.scenario.yaml': broken,
      'kept/.gitignore': '!*.old.scenario.yaml\n',
      'kept/c.old.scenario.yaml': broken,
      'shared/theirs.scenario.yaml': broken,
      'shared/ours.scenario.yaml': broken,
    });
    const included = ['a.scenario.yaml', 'kept/c.old.scenario.yaml', 'shared/ours.scenario.yaml'];
    assert.deepEqual(await listCheckedFiles('.'), included);
    assert.deepEqual(await listCheckedFiles('**/*.scenario.yaml'), included);
    assert.equal((await listCheckedFiles('.', '--no-ignore')).length, 6);
    assert.deepEqual(await listCheckedFiles('drafts/b.scenario.yaml'), ['drafts/b.scenario.yaml']);
    // The ignore files of the repository apply below it, whatever folder the command runs in.
    const below = await run(['check', '.', '--format', 'json'], { folder: 'kept' });
    assert.match(below.output, /c\.old\.scenario\.yaml/);
    const shared = await run(['check', '.'], { folder: 'shared' });
    assert.match(shared.output, /^ours\.scenario\.yaml:1:10 .*\n1 problem \(1 error\) in 1 of 1 file\.$/m);
    assert.match(
      (await run(['check', 'drafts'])).notes,
      /no scenario in the folder drafts: .* 1 file or folder skipped because of \.gitignore/,
    );
  });

  it('matches a .gitignore line with many stars in linear time', async () => {
    const long = `${'a'.repeat(200)}.scenario.yaml`;
    await write({
      '.gitignore': `${'*a'.repeat(30)}b\n/{a,b}*\nfolder/\n`,
      [long]: broken,
      'folder.scenario.yaml': broken,
    });
    assert.deepEqual(await listCheckedFiles('.'), [long, 'folder.scenario.yaml']);
  });

  it('reads standard input under a file name, with the files beside that name', async () => {
    await write({ 'set/asdic.config.yaml': 'severity: { schema/unknown-ruleset: hint, "*": hint }' });
    const { output, exitCode } = await run(['check', '-', '--stdin-filename', './set/new.scenario.yaml'], {
      input: broken,
    });
    assert.match(output, /^set\/new\.scenario\.yaml:1:10 hint/);
    assert.equal(exitCode, 0);
  });

  it('prints colours when they are forced, and none when they are disabled', async () => {
    await write({ 'a.scenario.yaml': broken, 'b.scenario.yaml': biscay });
    const { output } = await run(['check', '.'], { env: { FORCE_COLOR: '1' } });
    assert.match(output, /\u001b\[31merror/);
    const colourlessEnvs: Readonly<Record<string, string>>[] = [
      { FORCE_COLOR: '0' },
      { FORCE_COLOR: '1', NO_COLOR: '1' },
      {},
    ];
    for (const env of colourlessEnvs) assert.doesNotMatch((await run(['check', '.'], { env })).output, /\u001b/);
  });

  it('formats paths from the working folder with forward slashes, and keeps paths elsewhere as given', () => {
    const work = join('/', 'work');
    assert.equal(formatDisplayName(join(work, 'a', 'b.yaml'), work), 'a/b.yaml');
    assert.equal(formatDisplayName('./a/../b.yaml', work), 'b.yaml');
    assert.equal(formatDisplayName('../b.yaml', work), '../b.yaml');
    assert.equal(formatDisplayName(join('/', 'other', 'b.yaml'), work), '/other/b.yaml');
    assert.equal(formatDisplayName('..b/c.yaml', work), '..b/c.yaml');
  });
});
