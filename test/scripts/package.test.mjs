import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { renderExtensionPage, findRepositoryPage, addBadges } from '../../scripts/package.mjs';
import { withRepository } from '../../scripts/support/project.mjs';

describe('the marketplace page of the extension', () => {
  it('has no pictures and no links without an address as long as the repository is unknown', () => {
    const page = renderExtensionPage(
      'Before.\n\n![A picture](media/a.png)\n\nSee [the documents](../docs/a.md), [a site](https://example.org) and [below](#below).\n',
    );
    assert.equal(page, 'Before.\n\nSee the documents, [a site](https://example.org) and [below](#below).\n');
  });

  it('has pictures, links and badges with the address of the repository once it is known', () => {
    assert.equal(findRepositoryPage(withRepository({}).repository?.url), undefined);
    const repository = findRepositoryPage(withRepository({}, 'somebody/asdic').repository?.url);
    assert.equal(repository, 'https://github.com/somebody/asdic');
    assert.equal(
      renderExtensionPage('![A](media/a.png) [b](../docs/b.md#c) [d](https://example.org) [e](#f)', repository),
      '![A](https://raw.githubusercontent.com/somebody/asdic/HEAD/client/media/a.png) ' +
        '[b](https://github.com/somebody/asdic/blob/HEAD/docs/b.md#c) [d](https://example.org) [e](#f)',
    );
    assert.deepEqual(addBadges({ name: 'asdic' }), { name: 'asdic' });
    assert.equal(addBadges({ name: 'asdic' }, repository).badges?.length, 1);
  });

  it('the repository of a release must be an owner and a name', () => {
    assert.throws(() => withRepository({}, 'https://example.org/a/b'), /ASDIC_REPOSITORY is https:.*owner and a name/);
    assert.equal('repository' in JSON.parse(fs.readFileSync('package.json', 'utf8')), false);
  });

  it('the marketplace page begins with what one does after its installation', () => {
    const page = renderExtensionPage(fs.readFileSync('client/README.md', 'utf8'));
    assert.doesNotMatch(page, /!\[|\]\((?!https:|#)/);
    assert.equal(/^## .*$/m.exec(page)?.[0], '## After *Install*');
    // Its commands are those of the extension.
    const titles = Object.values(JSON.parse(fs.readFileSync('package.nls.json', 'utf8')));
    const commands = [...page.matchAll(/\*\*Asdic: (.*?)\*\*/g)].map(([, title = '']) => title);
    assert.ok(commands.length > 0);
    for (const title of commands) assert.ok(titles.includes(title), title);
  });

  it('pictures and links of the marketplace page and of README lead to files of the repository', () => {
    for (const page of ['client/README.md', 'README.md', 'SECURITY.md'])
      for (const [, target = ''] of fs.readFileSync(page, 'utf8').matchAll(/\]\((?!https:|#)([^)#]*)/g))
        assert.ok(fs.existsSync(path.join(path.dirname(page), target)), `${page}: ${target}`);
  });
});

describe('the manifest of the extension', () => {
  it('the manifest sorts settings into groups, and hides those for support among the advanced ones', () => {
    /** @type {{ title: string, order: number, properties: Record<string, { order?: number, tags?: string[] }> }[]} */
    const groups = JSON.parse(fs.readFileSync('package.json', 'utf8')).contributes.configuration;
    const numbers = (/** @type {readonly unknown[]} */ of) => of.map((_, index) => index + 1);
    assert.deepEqual(
      groups.map(({ order }) => order),
      numbers(groups),
    );
    for (const { title, properties } of groups) {
      const orders = Object.values(properties).map(({ order }) => order);
      assert.deepEqual(orders, numbers(orders), title);
    }
    const settings = groups.flatMap(({ properties }) => Object.entries(properties));
    const advanced = settings.flatMap(([name, { tags = [] }]) => (tags.includes('advanced') ? [name] : []));
    assert.deepEqual(advanced, ['asdic.outline.maxSymbols', 'asdic.trace.server']);
  });

  it('the manifest activates the extension in a folder with a scenario, and for no other YAML', () => {
    const { activationEvents, contributes } = JSON.parse(fs.readFileSync('package.json', 'utf8'));
    const endings = contributes.languages[0].extensions;
    const inFolders = activationEvents.filter((/** @type {string} */ event) => event.startsWith('workspaceContains:'));
    assert.deepEqual(
      inFolders,
      endings.map((/** @type {string} */ ending) => `workspaceContains:**/*${ending}`),
    );
    assert.ok(!activationEvents.includes('onLanguage:yaml'));
  });
});
