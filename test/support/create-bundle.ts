/** Bundles of entry files that run in a separate thread or process, built before a test and removed after it. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';

/** Builds a bundle before the tests of the file. The returned function gives its path once the tests run. */
export function createBundle(entry: string, platform: 'node' | 'browser'): () => string {
  let folder: string;

  before('bundle', async () => {
    folder = await mkdtemp(join(tmpdir(), 'asdic-bundle-'));
    const format = platform === 'node' ? 'cjs' : 'iife';
    await build({
      ...{ entryPoints: [resolve(entry)], outfile: getPath(), bundle: true, platform, format, logLevel: 'error' },
    });
  });

  after('remove the bundle', () => rm(folder, { recursive: true }));

  const getPath = () => join(folder, 'bundle.cjs');
  return getPath;
}
