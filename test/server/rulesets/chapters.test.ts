/** The file layout of rulesets: the folders of chapters, and the names of their files. */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { loadRulesets } from '../../../server/src/rulesets/registry';

const root = 'server/src/rulesets';

const sources = fs
  .readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => path.join(root, file))
  .sort();

/** The folders of chapters: those with rules or checks. */
const chapters = new Set(
  sources
    .filter((file) => /[\\/][^\\/]+[\\/][^\\/]+[\\/](?:rules|checks[\\/][^\\/]+)\.ts$/.test(file.slice(root.length)))
    .map((file) => path.dirname(file))
    .map((folder) => (path.basename(folder) === 'checks' ? path.dirname(folder) : folder)),
);

describe('the chapters of rulesets', () => {
  it('each hover of a chapter is exported by a name that ends in Hover or Remark', () => {
    const hovers = sources.filter(
      (file) =>
        chapters.has(path.dirname(file)) && path.basename(file).startsWith('hover') && !file.includes('sea-battle'),
    );
    assert.ok(hovers.length > 0);
    for (const file of hovers) {
      const source = fs.readFileSync(file, 'utf8');
      const named = [...source.matchAll(/^export const (\w+)(?:: \w*(?:Hover|Remark)\b| = on[A-Z]\w*\()/gm)];
      for (const [, name = ''] of named) assert.match(name, /(?:Hover|Remark)$/, file);
    }
  });

  it('no ruleset has folders by kind of statement beside its chapters', () => {
    const rulesets = new Set([...chapters].map((chapter) => path.dirname(chapter)));
    for (const ruleset of rulesets)
      for (const kind of ['checks', 'hovers', 'facts', 'rules'])
        assert.ok(!fs.existsSync(path.join(ruleset, kind)), path.join(ruleset, kind));
  });
});

const checks = sources.filter((file) => path.basename(path.dirname(file)) === 'checks');

describe('the codes of checks', () => {
  it('the rulesets have the checks in the folders of their chapters, and no others', async () => {
    const checkCodes = (await loadRulesets()).flatMap((ruleset) => ruleset.checks.map(({ code }) => code));
    const files = checks.map((file) => path.basename(file, '.ts'));
    assert.deepEqual([...new Set(checkCodes)].sort(), [...new Set(files)].sort());
  });

  it('a ruleset has each of its checks once', async () => {
    for (const ruleset of await loadRulesets())
      assert.equal(new Set(ruleset.checks.map(({ code }) => code)).size, ruleset.checks.length, ruleset.id);
  });
});
