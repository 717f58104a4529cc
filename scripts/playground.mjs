// Builds the playground: a folder of static files that any web server can serve, at any address.
//   node scripts/playground.mjs [--out FOLDER] [--serve] [--port PORT]
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { parseAllDocuments } from 'yaml';
import { browserBuild, browserServer } from '../esbuild.mjs';
import { generate } from './generate.mjs';
import { bundledPackages, formatNotices } from './notices.mjs';
import { isMain, projectRoot, sourceFiles } from './support/project.mjs';
import { splitWorkerBuild } from './support/split-worker.mjs';
import { contentIn, startSite } from './support/site.mjs';

/** Default output folder. */
export const playgroundFolder = path.join(projectRoot, 'out/playground');

/** Scripts by name: those of the page itself, and those shared with the extension. */
const scripts = {
  main: 'playground/src/main.ts',
  'report-host': 'playground/src/report-host.ts',
  'editor.worker': 'monaco-editor/editor/editor.worker.js',
  'worker.browser': 'server/src/work/worker.browser.ts',
  report: 'client/src/report/view.ts',
  form: 'client/src/new-scenario/view.ts',
};

/** The order of the games, and the initially selected sample. */
const games = ['wif-ssw', 'awaw', 'aare', 'aa-depth'];

/** @param {string} [folder] emptied before @returns {Promise<string>} the folder */
export async function buildPlayground(folder = playgroundFolder) {
  await generate();
  fs.rmSync(folder, { recursive: true, force: true });
  const results = await Promise.all([
    build(browserBuild(scripts, folder)),
    build(splitWorkerBuild({ ...browserServer, outdir: folder, minify: true })),
  ]);
  fs.cpSync(path.join(projectRoot, 'playground/static'), folder, { recursive: true });
  fs.copyFileSync(path.join(projectRoot, 'client/media/icon.svg'), path.join(folder, 'icon.svg'));
  fs.cpSync(path.join(projectRoot, 'samples'), path.join(folder, 'samples'), {
    recursive: true,
    filter: (file) => path.relative(projectRoot, file) !== path.join('samples', 'broken'),
  });
  fs.writeFileSync(
    path.join(folder, 'samples.json'),
    JSON.stringify({ games: games.map(listSamples), tables: listTables() }),
  );
  const notices = formatNotices(
    bundledPackages(results.flatMap(({ metafile }) => Object.keys(metafile?.inputs ?? {}))),
  );
  fs.writeFileSync(path.join(folder, 'THIRD-PARTY-NOTICES.txt'), notices);
  return folder;
}

/** The samples of a game by their titles. @param {string} game */
function listSamples(game) {
  const schema = JSON.parse(fs.readFileSync(path.join(projectRoot, `schemas/${game}.schema.json`), 'utf8'));
  const samples = sourceFiles(`samples/${game}`, '.scenario.yaml').map((file) => {
    const [first] = parseAllDocuments(fs.readFileSync(path.join(projectRoot, file), 'utf8'), { merge: true });
    const name = path.posix.basename(file, '.scenario.yaml');
    return { path: file.replace(/^samples\//, ''), title: String(first?.toJS()?.title ?? name) };
  });
  return { title: schema.title, samples };
}

/** Tables in separate files. */
function listTables() {
  return sourceFiles('samples', '.yaml')
    .filter((file) => !file.endsWith('.scenario.yaml') && !file.startsWith('samples/broken/'))
    .map((file) => file.replace(/^samples\//, ''));
}

if (isMain(import.meta.url)) {
  const { values } = parseArgs({
    options: { out: { type: 'string' }, serve: { type: 'boolean' }, port: { type: 'string', default: '8080' } },
  });
  const folder = await buildPlayground(values.out === undefined ? undefined : path.resolve(values.out));
  console.log(`The playground is in ${path.relative(projectRoot, folder)}: static files for any web server.`);
  if (values.serve) {
    const { authority } = await startSite((name) => contentIn(folder, name), { port: Number(values.port) });
    console.log(`It is served until Ctrl-C at http://${authority}/`);
  }
}
