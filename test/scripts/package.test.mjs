import assert from 'node:assert/strict';
import fs from 'node:fs';
import { extensionPage } from '../../scripts/package.mjs';

describe('the page of the extension', () => {
  it('has no pictures and no links that lead nowhere', () => {
    const page = extensionPage(
      'Before.\n\n![A picture](client/media/a.png)\n\nSee [the documents](docs/a.md), [a site](https://example.org) and [below](#below).\n',
    );
    assert.equal(page, 'Before.\n\nSee the documents, [a site](https://example.org) and [below](#below).\n');
  });

  it('is README, which has players read before developers', () => {
    const page = extensionPage(fs.readFileSync('README.md', 'utf8'));
    assert.doesNotMatch(page, /!\[|\]\((?!https:|#)/);
    assert.ok(page.indexOf('## For players') > 0 && page.indexOf('## For players') < page.indexOf('## For developers'));
  });
});
