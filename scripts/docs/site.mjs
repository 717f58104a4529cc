// The documents as a site: static files for any web server, at any address, or from a disk. Nothing is loaded from other hosts.
import fs from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { projectRoot } from '../support/project.mjs';
import { escapeHtml, createHref, renderPage } from './markdown.mjs';

/** @typedef {import('./markdown.mjs').Page} Page */
/** @typedef {readonly (readonly [string, string])[]} Links titles and paths of pages */

/** @type {readonly [string, string]} */
const playgroundLink = ['Playground', 'playground/index'];

/** The navigation that every page shows. @type {readonly (readonly [string, Links])[]} */
const sections = [
  [
    'Begin',
    [
      ['World in Flames', 'tutorials/wif-ssw'],
      ['Axis & Allies Enhanced', 'tutorials/aare'],
      ['Axis & Allies with depths', 'tutorials/aa-depth'],
      ['A World at War', 'tutorials/awaw'],
      ['Writing scenarios', 'scenarios'],
    ],
  ],
  [
    'Look up',
    [
      ['Rules', 'rules/index'],
      ['Codes of problems', 'codes/index'],
      ['Options and house tables', 'options'],
      ['Keys of World in Flames', 'schema/wif-ssw'],
      ['Keys of Axis & Allies Enhanced', 'schema/aare'],
      ['Keys of Axis & Allies with depths', 'schema/aa-depth'],
      ['Keys of A World at War', 'schema/awaw'],
    ],
  ],
  [
    'Use',
    [
      ['Asdic in VS Code', 'vscode'],
      ['Command line', 'command-line'],
      ['Continuous integration', 'continuous-integration'],
      ['Settings and commands', 'settings'],
      ['Colours of powers', 'colours'],
      ['Boards of the samples', 'boards'],
      ['Other editors', 'editors'],
      ['Assistants', 'assistants'],
      ['Library', 'library'],
      ['JSON of answers', 'answers'],
      ['Odds', 'odds'],
      ['Accessibility', 'accessibility'],
      ['Performance', 'performance'],
    ],
  ],
];

/**
 * @param {Readonly<Record<string, string>>} markdown by the path of the page, without extension
 * @param {string} folder emptied first
 * @param {{ playground?: boolean }} [beside] other content of the site
 * @throws Error that lists broken links
 */
export async function buildSite(markdown, folder, { playground = false } = {}) {
  const pages = Object.entries(markdown).map(([name, text]) => renderPage(name, text));
  const broken = findBrokenLinks(pages);
  if (broken.length > 0) throw new Error(`Links lead nowhere:\n${broken.join('\n')}`);
  fs.rmSync(folder, { recursive: true, force: true });
  for (const page of pages)
    write(folder, `${page.path}.html`, renderDocument(page, playground ? [playgroundLink] : []));
  write(folder, 'search-index.js', `globalThis.asdicPages=${JSON.stringify(pages.map(createSearchEntry))};\n`);
  const styles = ['server/src/page/chart.css', 'server/src/page/board/board.css', 'scripts/docs/style.css'];
  write(folder, 'style.css', styles.map((file) => fs.readFileSync(path.join(projectRoot, file), 'utf8')).join('\n'));
  fs.copyFileSync(path.join(projectRoot, 'client/media/icon.svg'), path.join(folder, 'icon.svg'));
  await build({
    entryPoints: [path.join(projectRoot, 'scripts/docs/search.mjs')],
    outfile: path.join(folder, 'search.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    logLevel: 'warning',
  });
}

/** The links to pages and headings that do not exist, as `page: target`. @param {readonly Page[]} pages */
export function findBrokenLinks(pages) {
  const places = new Set(pages.flatMap((page) => [page.path, ...page.headings.map(({ id }) => `${page.path}#${id}`)]));
  return pages.flatMap(({ path: from, links }) => links.filter((to) => !places.has(to)).map((to) => `${from}: ${to}`));
}

/** @param {string} folder @param {string} name @param {string} text */
function write(folder, name, text) {
  const file = path.join(folder, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}

/** The search entry of a page: title, headings and text. @param {Page} page */
function createSearchEntry({ path: name, title, headings, text }) {
  return {
    path: name,
    title,
    headings: headings.map((heading) => heading.text).join('\n'),
    text: text.replace(/\s+/g, ' ').trim(),
  };
}

/** Pages with at least this many sections begin with a table of contents. */
const manySections = 4;

/** @param {Page} page */
function renderContents({ headings }) {
  const sectionHeadings = headings.filter(({ level }) => level === 2);
  if (sectionHeadings.length < manySections) return '';
  const items = sectionHeadings.map(({ id, text }) => `<li><a href="#${id}">${escapeHtml(text)}</a></li>`);
  return `<details class="contents"><summary>On this page</summary><ul>${items.join('')}</ul></details>`;
}

/** @param {string} from @param {Links} further links before the navigation */
function renderSidebar(from, further) {
  const link = (/** @type {readonly [string, string]} */ [text, to]) =>
    `<li><a href="${createHref(from, to)}"${to === from ? ' aria-current="page"' : ''}>${escapeHtml(text)}</a></li>`;
  return sections
    .map(([title, entries], index) => /** @type {const} */ ([title, index === 0 ? [...further, ...entries] : entries]))
    .map(([title, entries]) => `<h2>${title}</h2><ul>${entries.map(link).join('')}</ul>`)
    .join('');
}

/** @param {Page} page @param {Links} further */
function renderDocument(page, further) {
  const root = '../'.repeat(page.path.split('/').length - 1);
  const isHome = page.path === 'index';
  const title = isHome ? 'Asdic: naval wargame scenarios' : `${page.title} · Asdic`;
  const html = page.html.replace('</h1>', `</h1>${renderContents(page)}`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="${root}icon.svg">
<link rel="stylesheet" href="${root}style.css">
<script defer src="${root}search.js" data-root="${root}"></script>
</head>
<body>
<a class="skip" href="#main">To the text</a>
<header>
<a class="brand" href="${root}index.html"><img src="${root}icon.svg" alt="" width="28" height="28">Asdic</a>
<search><input type="search" id="search" placeholder="Search" aria-label="Search the documents" autocomplete="off" disabled></search>
</header>
<div id="found" role="region" aria-label="What was found" aria-live="polite" hidden></div>
<div class="columns">
<nav aria-label="Documents"><details open><summary>Pages</summary>${renderSidebar(page.path, further)}</details></nav>
<main id="main" tabindex="-1">
${html}</main>
</div>
</body>
</html>
`;
}
