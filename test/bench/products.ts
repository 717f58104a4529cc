/** The shipped products: the sizes of the bundles, and the command line on a library of scenarios. */
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { otherBounds } from './figures';
import type { Figure } from './figures';
import { createScenario } from './scenarios';
import { computeMedian } from './statistics';

const kilobyte = 1024;

/** Sizes of the minified bundles in `dist/`; a bundle of several files counts with all of them. */
export function measureBundles(): readonly Figure[] {
  const { outputs } = JSON.parse(readFileSync(resolve('out/meta.json'), 'utf8')) as Metafile;
  const listServerFiles = (isLoaded: (file: string) => boolean): readonly string[] =>
    listFiles(outputs, 'dist/server.mjs', isLoaded);
  const allFiles = listServerFiles(() => true);
  const oneRulesetFiles = listServerFiles((file) => loadedFirstPattern.test(outputs[file]!.entryPoint ?? ''));
  return [
    ...createSizeFigures('server, all rulesets', allFiles),
    ...createSizeFigures('server, one ruleset', oneRulesetFiles),
    ...createSizeFigures(
      'server, to initialize',
      listServerFiles(() => false),
    ),
    ...createSizeFigures('server in a browser, all rulesets', listBrowserFiles(outputs, /./)),
    ...createSizeFigures(
      'server in a browser, one ruleset',
      listBrowserFiles(outputs, /browser\.js$|\/(?:features|config|wif-ssw)-/),
    ),
    ...['worker.browser.js', 'client.cjs', 'report.js'].flatMap((name) => createSizeFigures(name, [`dist/${name}`])),
  ];
}

/** Files that are loaded on demand before a file of one game has its first problems: features, rules, schemas and validators. */
const loadedFirstPattern =
  /\/(?:lsp\/language|rulesets\/wif-ssw\/ruleset|generated\/(?:schemas|validators)\/(?:wif-ssw|config))\.(?:ts|mjs)$/;

/** The metafile of the bundler. */
interface Metafile {
  readonly outputs: Readonly<
    Record<
      string,
      { readonly imports: readonly { readonly path: string; readonly kind: string }[]; readonly entryPoint?: string }
    >
  >;
}

function listBrowserFiles(outputs: Metafile['outputs'], pattern: RegExp): readonly string[] {
  return Object.keys(outputs).filter((file) => file.startsWith('dist/server.browser') && pattern.test(file));
}

/** The files of a bundle, its own file first. @param isLoaded returns whether a file that is imported on demand counts */
function listFiles(
  outputs: Metafile['outputs'],
  bundle: string,
  isLoaded: (file: string) => boolean,
): readonly string[] {
  const files = new Set([bundle]);
  for (const file of files)
    for (const { path, kind } of outputs[file]!.imports)
      if (path in outputs && (kind !== 'dynamic-import' || isLoaded(path))) files.add(path);
  return [...files];
}

function createSizeFigures(label: string, files: readonly string[]): readonly Figure[] {
  const contents = files.map((file) => readFileSync(resolve(file)));
  const sumBytes = (buffers: readonly Buffer[]): number => buffers.reduce((bytes, { length }) => bytes + length, 0);
  return [
    createSizeFigure(`${label}, minified`, sumBytes(contents)),
    {
      ...createSizeFigure(`${label}, gzip`, sumBytes(contents.map((bytes) => gzipSync(bytes)))),
      ...(label === 'report.js' && { budget: otherBounds.reportGzip }),
    },
  ];
}

function createSizeFigure(label: string, bytes: number): Figure {
  return { label, unit: 'KB', asdic: bytes / kilobyte };
}

/** Measures `asdic check`. @param folder a folder for the files, which is removed at the end */
export async function measureCheck(folder: string, runs: number): Promise<Figure> {
  const scenarioCount = 500;
  mkdirSync(folder, { recursive: true });
  for (let index = 0; index < scenarioCount; index++)
    writeFileSync(join(folder, `${index}.scenario.yaml`), createScenario(200));
  const milliseconds = await timeRuns(runs, [resolve('dist/cli.cjs'), 'check', folder]);
  rmSync(folder, { recursive: true });
  return {
    label: 'asdic check on 500 scenarios',
    lines: 200,
    unit: 's',
    asdic: computeMedian(milliseconds) / 1000,
    budget: otherBounds.checkOf500,
  };
}

export async function timeProcess(program: string, args: readonly string[]): Promise<number> {
  const startTime = performance.now();
  await promisify(execFile)(program, args);
  return performance.now() - startTime;
}

async function timeRuns(runs: number, args: readonly string[]): Promise<readonly number[]> {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) times.push(await timeProcess(process.execPath, args));
  return times;
}
