/** Bundles of what runs in a thread or process of its own, made for a test and removed after it. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';

/** The path of a bundle of an entry file, once the tests of the file run. */
export function bundled(entry: string, platform: 'node' | 'browser'): () => string {
  let folder: string;

  before('bundle', async () => {
    folder = await mkdtemp(join(tmpdir(), 'asdic-bundle-'));
    const format = platform === 'node' ? 'cjs' : 'iife';
    await build({
      ...{ entryPoints: [resolve(entry)], outfile: bundle(), bundle: true, platform, format, logLevel: 'error' },
    });
  });

  after('remove the bundle', () => rm(folder, { recursive: true }));

  const bundle = () => join(folder, 'bundle.cjs');
  return bundle;
}
