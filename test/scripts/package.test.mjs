import assert from 'node:assert/strict';
import fs from 'node:fs';
import { extensionPage, publishedAt, withBadges } from '../../scripts/package.mjs';

describe('the marketplace page of the extension', () => {
  it('has no pictures and no links without an address as long as the repository is unknown', () => {
    const page = extensionPage(
      'Before.\n\n![A picture](client/media/a.png)\n\nSee [the documents](docs/a.md), [a site](https://example.org) and [below](#below).\n',
    );
    assert.equal(page, 'Before.\n\nSee the documents, [a site](https://example.org) and [below](#below).\n');
  });

  it('has pictures, links and badges with the address of the repository once it is known', () => {
    assert.equal(publishedAt('git+https://github.com/placeholder-owner/asdic.git'), undefined);
    const repository = publishedAt('git+https://github.com/somebody/asdic.git');
    assert.equal(repository, 'https://github.com/somebody/asdic');
    assert.equal(
      extensionPage('![A](client/a.png) [b](docs/b.md#c) [d](https://example.org) [e](#f)', repository),
      '![A](https://raw.githubusercontent.com/somebody/asdic/HEAD/client/a.png) ' +
        '[b](https://github.com/somebody/asdic/blob/HEAD/docs/b.md#c) [d](https://example.org) [e](#f)',
    );
    // Every picture of README is a file of the repository.
    for (const [, picture = ''] of fs.readFileSync('README.md', 'utf8').matchAll(/!\[[^\]]*\]\(([^)]*)\)/g))
      assert.ok(fs.existsSync(picture), picture);
    assert.deepEqual(withBadges({ name: 'asdic' }), { name: 'asdic' });
    assert.equal(withBadges({ name: 'asdic' }, repository).badges?.length, 1);
  });

  it('the marketplace page is README, with the part for players before the one for developers', () => {
    const page = extensionPage(fs.readFileSync('README.md', 'utf8'));
    assert.doesNotMatch(page, /!\[|\]\((?!https:|#)/);
    assert.ok(page.indexOf('## For players') > 0 && page.indexOf('## For players') < page.indexOf('## For developers'));
  });
});

describe('the manifest of the extension', () => {
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
