/** The file layout of rulesets: the table of contents of a chapter lists exactly the checks in its folder `checks/`. */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';

const root = 'server/src/rulesets';

const sources = fs
  .readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => path.join(root, file))
  .sort();

/** The folders of chapters: those with a table of contents. */
const chapters = sources
  .filter((file) => /[\\/][^\\/]+[\\/][^\\/]+[\\/]chapter\.ts$/.test(file.slice(root.length)))
  .map(path.dirname);

const checks = sources.filter((file) => path.basename(path.dirname(file)) === 'checks');

/** The names that a file exports. */
function listExports(file: string): readonly string[] {
  const source = fs.readFileSync(file, 'utf8');
  return [...source.matchAll(/^export (?:const|function\*?|class) (\w+)/gm)].map(([, name]) => name!);
}

/** The names that a file imports, by module. */
function listImports(file: string): ReadonlyMap<string, readonly string[]> {
  const source = fs.readFileSync(file, 'utf8');
  const matches = [...source.matchAll(/^import (?:type )?\{([^}]*)\} from '([^']+)';/gm)];
  return new Map(matches.map(([, names, from]) => [from!, names!.split(',').map((name) => name.trim())]));
}

describe('the chapters of rulesets', () => {
  it('finds at least one chapter', () => {
    assert.ok(chapters.length > 0);
  });

  for (const chapter of chapters) {
    it(`a chapter lists every file of checks/ once: ${path.relative(root, chapter)}`, () => {
      const contents = path.join(chapter, 'chapter.ts');
      const ownChecks = checks.filter((file) => path.dirname(file) === path.join(chapter, 'checks'));
      const imported = [...listImports(contents)].filter(([from]) => from.startsWith('./checks/'));
      assert.deepEqual(
        imported.map(([from]) => from.slice('./checks/'.length)).sort(),
        ownChecks.map((file) => path.basename(file, '.ts')).sort(),
      );
      const source = fs.readFileSync(contents, 'utf8').replace(/^import [^;]*;/gm, '');
      const [, listed = ''] = /checks: \[([^\]]*)\]/.exec(source) ?? [];
      const names = imported.flatMap(([, each]) => each);
      assert.deepEqual(
        listed
          .split(',')
          .map((name) => name.trim())
          .filter(Boolean)
          .sort(),
        names.sort(),
      );
      for (const [from, [name]] of imported) {
        assert.deepEqual(listExports(path.join(chapter, `${from}.ts`)), [name], `${from} exports its constraint alone`);
      }
    });
  }

  it('only a ruleset imports chapters', () => {
    for (const chapter of chapters) {
      const from = sources.filter((file) =>
        [...listImports(file).keys()].some(
          (target) => path.join(path.dirname(file), target) === path.join(chapter, 'chapter'),
        ),
      );
      assert.ok(from.length > 0, `${chapter} is imported`);
      for (const file of from) assert.equal(path.basename(file), 'ruleset.ts', `${file} imports ${chapter}`);
    }
  });

  it('no ruleset has folders by kind of statement beside its chapters', () => {
    const rulesets = new Set(chapters.map((chapter) => path.dirname(chapter)));
    for (const ruleset of rulesets)
      for (const kind of ['checks', 'hovers', 'facts', 'rules'])
        assert.ok(!fs.existsSync(path.join(ruleset, kind)), path.join(ruleset, kind));
  });
});

describe('the code of a check', () => {
  for (const file of checks) {
    it(`a check's code is the name of its file: ${path.relative(root, file)}`, () => {
      // Checks of ships against the catalogue have one file for each fact, and the fact gives the code.
      const code = path.basename(file, '.ts');
      const stated = [`code: '${code}'`, `fact: '${code.replace('ship-', '')}'`].join('|');
      assert.match(fs.readFileSync(file, 'utf8'), new RegExp(`^\\s+(?:${stated}),$`, 'm'));
    });
  }
});
