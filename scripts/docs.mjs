// Makes the documents: pages in Markdown under out/docs/pages/, and the site of them under out/docs/site/, which any web server can serve.
//   node scripts/docs.mjs [--pages] [--base /asdic/]      --pages: only the pages
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { unitTestBuild } from '../esbuild.mjs';
import { generate } from './generate.mjs';
import { isMain, projectRoot, readManifest, sourceFiles } from './support/project.mjs';

const home = path.join(projectRoot, 'out/docs');
const pagesFolder = path.join(home, 'pages');

/** Pages that people wrote, by their paths without ending. @returns {Record<string, string>} */
export function writtenPages() {
  return Object.fromEntries(
    sourceFiles('docs', '.md').map((file) => [
      file.slice('docs/'.length, -'.md'.length),
      fs.readFileSync(path.join(projectRoot, file), 'utf8'),
    ]),
  );
}

/** Every page by its path without ending. @returns {Promise<Record<string, string>>} */
async function allPages() {
  await generate();
  const outfile = path.join(home, 'documents.mjs');
  const { splitting: _, chunkNames: __, outdir: ___, outbase: ____, ...options } = unitTestBuild([]);
  await build({ ...options, entryPoints: ['server/src/docs/index.ts'], outfile, absWorkingDir: projectRoot });
  const { documents } = await import(pathToFileURL(outfile).href);
  return documents({ folder: projectRoot, manifest: readManifest(), written: writtenPages() });
}

/** @param {{ base?: string, onlyPages?: boolean }} [choice] */
export async function buildDocuments({ base = '/', onlyPages = false } = {}) {
  const pages = await allPages();
  fs.rmSync(pagesFolder, { recursive: true, force: true });
  for (const [name, text] of Object.entries(pages)) {
    const file = path.join(pagesFolder, `${name}.md`);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }
  if (onlyPages) return pages;
  // Loaded only here: it is large.
  const { build: buildSite } = await import('vitepress');
  const config = path.join(pagesFolder, '.vitepress/config.mjs');
  fs.mkdirSync(path.dirname(config), { recursive: true });
  fs.writeFileSync(config, `export default ${JSON.stringify(siteConfig(base), null, 2)};\n`);
  await buildSite(pagesFolder, { base });
  return pages;
}

/** @param {string} base */
function siteConfig(base) {
  const group = (/** @type {string} */ text, /** @type {[string, string][]} */ entries) => ({
    text,
    items: entries.map(([title, link]) => ({ text: title, link })),
  });
  return {
    title: 'Asdic',
    description: readManifest().description,
    base,
    outDir: path.join(home, 'site'),
    cacheDir: path.join(home, 'cache'),
    // What a rule says is text, whatever it looks like.
    markdown: { html: false },
    themeConfig: {
      search: { provider: 'local' },
      nav: [
        { text: 'Rules', link: '/rules/' },
        { text: 'Codes', link: '/codes/' },
        { text: 'Options', link: '/options' },
      ],
      sidebar: [
        group('Begin', [
          ['World in Flames', '/tutorials/wif-ssw'],
          ['Axis & Allies Enhanced', '/tutorials/aare'],
          ['Axis & Allies with depths', '/tutorials/aa-depth'],
          ['A World at War', '/tutorials/awaw'],
        ]),
        group('Look up', [
          ['Rules', '/rules/'],
          ['Codes of problems', '/codes/'],
          ['Options and house tables', '/options'],
          ['Keys of wif-ssw', '/schema/wif-ssw'],
          ['Keys of aare', '/schema/aare'],
          ['Keys of aa-depth', '/schema/aa-depth'],
          ['Keys of awaw', '/schema/awaw'],
        ]),
        group('Use', [
          ['Command line', '/command-line'],
          ['Continuous integration', '/continuous-integration'],
          ['Settings and commands', '/settings'],
          ['Other editors', '/editors'],
          ['Library', '/library'],
          ['Odds', '/odds'],
          ['Accessibility', '/accessibility'],
        ]),
      ],
    },
  };
}

if (isMain(import.meta.url)) {
  const { values } = parseArgs({ options: { pages: { type: 'boolean' }, base: { type: 'string' } } });
  const pages = await buildDocuments({ base: values.base, onlyPages: values.pages });
  console.log(`docs: ${Object.keys(pages).length} pages`);
}
