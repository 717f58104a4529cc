import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { generatePages } from '../../../server/src/docs';
import type { Pages } from '../../../server/src/docs';
import type { Manifest } from '../../../server/src/docs/settings';
import { check, codes, rules } from '../../../server/src/library';

describe('the generated documentation', function () {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
  const names = readdirSync('docs', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'));
  const written = Object.fromEntries(
    names.map((name) => [name.replaceAll('\\', '/').slice(0, -3), readFileSync(join('docs', name), 'utf8')]),
  );
  let pages: Pages = {};

  before(async () => {
    pages = await generatePages({ folder: process.cwd(), manifest, written });
  });

  it('has a page for every rule, code and ruleset, and the handwritten pages', async () => {
    for (const { ruleset, id } of await rules()) assert.match(pages[`rules/${ruleset}/${id}`] ?? '', /^# /);
    for (const code of await codes()) {
      const page = pages[`codes/${code.replace('/', '-')}`] ?? '';
      assert.match(page, /^# /, code);
      assert.ok(page.includes(`\`${code}\``), code);
    }
    for (const id of ['wif-ssw', 'aare', 'aa-depth', 'awaw']) {
      assert.match(pages[`schema/${id}`] ?? '', /\| `ruleset` \(needed\) \|/);
      assert.match(pages[`tutorials/${id}`] ?? '', /^# /);
    }
    for (const name of Object.keys(written)) assert.ok(name in pages, name);
    assert.match(pages['colours'] ?? '', /\| `germany` \| `#7a8290` \|/);
  });

  it('draws the board of at least one combat of every game, each with its text', () => {
    const page = pages['boards'] ?? '';
    const games = page.split(/^## /m).slice(1);
    assert.equal(games.length, 4);
    for (const game of games) assert.match(game, /```board\n<div class="board"><svg.*The board in words.*\n```/);
  });

  it('draws the losses of a campaign in the section on the next turn', () => {
    assert.match(
      pages['scenarios'] ?? '',
      /2 turns, 2 combats fought\.\n\n```board\n<div class="campaign"><div class="figures"><figure>.*<svg class="chart"/,
    );
  });

  it('has examples that are clean or have exactly the problems that their first line announces', async () => {
    let examples = 0;
    for (const [name, text] of Object.entries(written))
      for (const [, example = ''] of text.matchAll(/```yaml\n(.*?)```/gs)) {
        if (!/^ruleset:/m.test(example)) continue;
        examples++;
        const reported = (await check(example)).filter(({ severity }) => severity !== 'hint').map(({ code }) => code);
        const expected = /^# expect: (.*)/.exec(example)?.[1]?.split(', ') ?? [];
        assert.deepEqual([...new Set(reported)].sort(), expected, `${name}:\n${example}`);
      }
    assert.ok(examples >= 8);
  });

  it('has a tutorial for each game from an empty file to advice, with the real output of the commands', () => {
    for (const id of ['wif-ssw', 'aare', 'aa-depth', 'awaw']) {
      const page = pages[`tutorials/${id}`] ?? '';
      assert.match(page, /\$ asdic check \S+\nNo problems in 1 file\./, id);
      assert.match(page, /\$ asdic resolve .* --seed 7\n.*\n.*dice: seed 7/, id);
      assert.match(page, /\$ asdic odds .*\n.*\n.* · exact/, id);
      assert.doesNotMatch(page, /<!--|asdic: /, id);
    }
    for (const id of ['aare', 'aa-depth'])
      assert.match(pages[`tutorials/${id}`] ?? '', /\$ asdic advise .*\n.*\n.* · exact/);
    // Other numbers are compared if there are no orders to compare.
    for (const id of ['wif-ssw', 'awaw']) {
      assert.match(pages[`tutorials/${id}`] ?? '', /\$ asdic matters .*\n.*\n[^`]*█/);
      assert.match(pages[`tutorials/${id}`] ?? '', /\$ asdic compare .*\n.*\n.* · exact[^`]*\([+-]/);
    }
  });

  it('has the pictures that handwritten pages show, each with a text for those who do not see it', () => {
    const shown = Object.entries(written).flatMap(([name, text]) =>
      [...text.matchAll(/!\[(.*?)\]\((.*?)\)/g)].map(([, words = '', file = '']) => ({ name, words, file })),
    );
    assert.ok(shown.length >= 8);
    for (const { name, words, file } of shown) {
      assert.ok(words.length > 20, `${name}: ${file}`);
      assert.ok(existsSync(join('docs', dirname(name), file)), `${name}: ${file}`);
    }
  });

  it('documents every command, setting and option', () => {
    const page = pages['command-line'] ?? '';
    for (const command of ['check', 'resolve', 'odds', 'advise', 'rules', 'explain'])
      assert.ok(page.includes(`## asdic ${command}\n`), command);
    for (const setting of manifest.contributes.configuration.flatMap(({ properties }) => Object.keys(properties)))
      assert.ok(pages['settings']?.includes(`\`${setting}\``), setting);
    assert.match(pages['options'] ?? '', /### planeSection\n/);
    assert.match(pages['options'] ?? '', /navalCombatChart/);
  });
});
