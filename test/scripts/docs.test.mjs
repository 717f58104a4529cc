// The documentation site, built as for publication: every link and search result leads to a page.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { buildDocuments, siteFolder } from '../../scripts/docs.mjs';
import { createHref, renderPage } from '../../scripts/docs/markdown.mjs';
import { findBrokenLinks } from '../../scripts/docs/site.mjs';

describe('a documentation page', () => {
  it('a page has headings with anchors and links that work at any address', () => {
    const page = renderPage(
      'rules/aare/dive',
      '# Dive\n\n## It *dives*\n\n## It dives\n\nSee [keys](/schema/aare#units), [this](#it-dives), [all](./) and [a site](https://example.org).',
    );
    assert.deepEqual(
      page.headings.map(({ id }) => id),
      ['it-dives', 'it-dives-2'],
    );
    assert.deepEqual(page.links, ['schema/aare#units', 'rules/aare/dive#it-dives', 'rules/aare/index']);
    assert.match(page.html, /href="\.\.\/\.\.\/schema\/aare\.html#units"/);
    assert.match(page.html, /href="https:\/\/example\.org"/);
    assert.equal(createHref('index', 'rules/index'), 'rules/index.html');
    assert.deepEqual(findBrokenLinks([page]), [
      'rules/aare/dive: schema/aare#units',
      'rules/aare/dive: rules/aare/index',
    ]);
  });

  it('shows HTML-like text as text and highlights YAML', () => {
    const { html } = renderPage('a', '# A\n\n<b onclick="x">\n\n```yaml\nunits: { sub: 3 } # "three" <\n```\n');
    assert.match(html, /&lt;b onclick=&quot;x&quot;&gt;/);
    assert.match(
      html,
      /<span class="key">units<\/span>: \{ <span class="key">sub<\/span>: <span class="number">3<\/span> \} <span class="comment"># &quot;three&quot; &lt;<\/span>/,
    );
  });
});

describe('colour swatches', () => {
  it('shows a swatch beside the code of a colour', () => {
    assert.match(
      renderPage('a', '# A\n\n`#4f86d0` and `#4f86d`\n').html,
      /style="background: #4f86d0"><\/span><code>#4f86d0<\/code> and <code>#4f86d<\/code>/,
    );
  });
});

describe('the documentation site', function () {
  /** @type {string[]} */
  let files = [];

  before(async () => {
    const pages = await buildDocuments();
    files = Object.keys(pages).map((name) => `${name}.html`);
  });

  it('the site is small, has a file for each page and loads nothing from elsewhere', () => {
    let bytes = 0;
    for (const name of [...files, 'search.js', 'search-index.js', 'style.css', 'icon.svg']) {
      const text = fs.readFileSync(path.join(siteFolder, name), 'utf8');
      bytes += text.length;
      assert.doesNotMatch(text, /(?:src|href)="https?:[^"]*\.(?:js|css|woff2?|png)"|@import|url\(http/, name);
    }
    assert.ok(files.length > 600);
    assert.ok(bytes < 10_000_000, String(bytes));
  });

  it('the site documents every key of the JSON output', () => {
    const page = fs.readFileSync(path.join(siteFolder, 'answers.html'), 'utf8');
    for (const name of ['ListedProblem', 'PlacedReport', 'Swept', 'Comparison', 'Matters', 'ListedRule', 'Explanation'])
      assert.ok(page.includes(`id="${name.toLowerCase()}"`), name);
    for (const key of ['endColumn', 'severity', 'trace', 'odds', 'advice'])
      assert.ok(page.includes(`<code>${key}</code>`), key);
  });

  it('the site says in words what each setting and command does', () => {
    const page = fs.readFileSync(path.join(siteFolder, 'settings.html'), 'utf8');
    assert.match(page, /Severity of a problem by its code/);
    assert.doesNotMatch(page, /%[\w.]+%/);
  });

  it('the site serves every page by its address', () => {
    const index = fs.readFileSync(path.join(siteFolder, 'search-index.js'), 'utf8');
    /** @type {{ path: string, title: string }[]} */
    const entries = JSON.parse(index.slice(index.indexOf('['), index.lastIndexOf(']') + 1));
    assert.deepEqual(entries.map((entry) => `${entry.path}.html`).sort(), [...files].sort());
    assert.ok(entries.every(({ title }) => title !== ''));
  });
});
