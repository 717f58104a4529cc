/** What ships: the sizes of the bundles, and the command line on a library of scenarios. */
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { otherBounds } from './figures';
import type { Figure } from './figures';
import { scenarioOf } from './scenarios';
import { median } from './statistics';

const kilobyte = 1024;

/** Sizes of the bundles in `dist/`, which were built minified. */
export function bundleFigures(): readonly Figure[] {
  return ['server.cjs', 'worker.cjs', 'client.cjs', 'report.js', 'cli.cjs'].flatMap((name) => {
    const bytes = readFileSync(resolve('dist', name));
    const isServer = name === 'server.cjs';
    return [
      size(`${name}, minified`, bytes.length, isServer ? otherBounds.serverMinified : undefined),
      size(`${name}, gzip`, gzipSync(bytes).length, isServer ? otherBounds.serverGzip : undefined),
    ];
  });
}

function size(what: string, bytes: number, budget: number | undefined): Figure {
  return { what, unit: 'KB', asdic: bytes / kilobyte, budget };
}

/** What Node takes to start and do nothing, in milliseconds. */
export async function bareNode(runs: number): Promise<number> {
  return median(await times(runs, ['-e', '0']));
}

/** @param folder a folder that may be filled and emptied */
export async function checkFigure(folder: string, runs: number): Promise<Figure> {
  const scenarios = 500;
  mkdirSync(folder, { recursive: true });
  for (let index = 0; index < scenarios; index++)
    writeFileSync(join(folder, `${index}.scenario.yaml`), scenarioOf(200));
  const milliseconds = await times(runs, [resolve('dist/cli.cjs'), 'check', folder]);
  rmSync(folder, { recursive: true });
  return {
    what: 'asdic check on 500 scenarios',
    lines: 200,
    unit: 's',
    asdic: median(milliseconds) / 1000,
    budget: otherBounds.checkOf500,
  };
}

async function times(runs: number, args: readonly string[]): Promise<readonly number[]> {
  const all: number[] = [];
  for (let run = 0; run < runs; run++) {
    const before = performance.now();
    await promisify(execFile)(process.execPath, args);
    all.push(performance.now() - before);
  }
  return all;
}
