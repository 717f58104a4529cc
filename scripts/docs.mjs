// Generates the documents: Markdown pages under out/docs/pages/, and their site under out/docs/site/, which any web server can serve.
//   node scripts/docs.mjs [--pages] [--playground] [--serve] [--port PORT]      --pages: only the pages; --playground: with the playground
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { unitTestBuild } from './support/test-builds.mjs';
import { renderAnswersPage } from './docs/answers.mjs';
import { buildSite } from './docs/site.mjs';
import { generate } from './generate.mjs';
import { bundleTypes } from './library/types.mjs';
import { buildPlayground } from './playground.mjs';
import { isMain, projectRoot, readManifest, sourceFiles } from './support/project.mjs';
import { contentIn, startSite } from './support/site.mjs';

const home = path.join(projectRoot, 'out/docs');
const pagesFolder = path.join(home, 'pages');

/** Output folder of the site. */
export const siteFolder = path.join(home, 'site');

/** Handwritten pages, by path without extension. @returns {Record<string, string>} */
export function readWrittenPages() {
  const repository = process.env.ASDIC_REPOSITORY;
  return Object.fromEntries(
    sourceFiles('docs', '.md').map((file) => [
      file.slice('docs/'.length, -'.md'.length),
      fs.readFileSync(path.join(projectRoot, file), 'utf8').replaceAll('OWNER/asdic', repository || 'OWNER/asdic'),
    ]),
  );
}

/** package.json with the texts of package.nls.json in their places. */
function readManifestWithTexts() {
  /** @type {Record<string, string>} */
  const texts = JSON.parse(fs.readFileSync(path.join(projectRoot, 'package.nls.json'), 'utf8'));
  const insertText = (/** @type {unknown} */ value) =>
    typeof value === 'string' ? (texts[/^%(.*)%$/.exec(value)?.[1] ?? ''] ?? value) : value;
  return JSON.parse(JSON.stringify(readManifest()), (_, value) => insertText(value));
}

/** Every page, by path without extension. @returns {Promise<Record<string, string>>} */
async function generateAllPages() {
  await generate();
  const outfile = path.join(home, 'documents.mjs');
  const { splitting: _, chunkNames: __, outdir: ___, outbase: ____, ...options } = unitTestBuild([]);
  await build({ ...options, entryPoints: ['server/src/docs/index.ts'], outfile, absWorkingDir: projectRoot });
  const { generatePages } = await import(pathToFileURL(outfile).href);
  const answers = renderAnswersPage(await bundleTypes('server/src/library/index.ts'));
  return generatePages({
    folder: projectRoot,
    manifest: readManifestWithTexts(),
    written: { ...readWrittenPages(), answers },
  });
}

/** @param {{ onlyPages?: boolean, playground?: boolean }} [choice] */
export async function buildDocuments({ onlyPages = false, playground = false } = {}) {
  const pages = await generateAllPages();
  fs.rmSync(pagesFolder, { recursive: true, force: true });
  for (const [name, text] of Object.entries(pages)) {
    const file = path.join(pagesFolder, `${name}.md`);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }
  if (!onlyPages) {
    await buildSite(pages, siteFolder, { playground });
    for (const picture of sourceFiles('docs', '.png'))
      fs.copyFileSync(path.join(projectRoot, picture), path.join(siteFolder, path.relative('docs', picture)));
  }
  if (playground) await buildPlayground(path.join(siteFolder, 'playground'));
  return pages;
}

if (isMain(import.meta.url)) {
  const { values } = parseArgs({
    options: {
      pages: { type: 'boolean' },
      playground: { type: 'boolean' },
      serve: { type: 'boolean' },
      port: { type: 'string', default: '8081' },
    },
  });
  const pages = await buildDocuments({ onlyPages: values.pages, playground: values.playground });
  const outputFolder = values.pages ? pagesFolder : siteFolder;
  console.log(`${Object.keys(pages).length} pages are in ${path.relative(projectRoot, outputFolder)}.`);
  if (values.serve) {
    const { authority } = await startSite((name) => contentIn(siteFolder, name), { port: Number(values.port) });
    console.log(`They are served until Ctrl-C at http://${authority}/`);
  }
}
