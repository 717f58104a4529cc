// Measures start-up, editing, engine and sizes beside their budgets and beside yaml-language-server, on what ships.
//   node scripts/bench.mjs [--quick] [--json FILE]
import path from 'node:path';
import { build } from 'esbuild';
import { buildAll } from '../esbuild.mjs';
import { projectRoot, run } from './support/project.mjs';

await buildAll({ minify: true });
const bundle = path.join(projectRoot, 'out/bench/main.mjs');
await build({
  absWorkingDir: projectRoot,
  entryPoints: ['test/bench/main.ts'],
  outfile: bundle,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  logLevel: 'warning',
});
process.exitCode = await run(process.execPath, [bundle, ...process.argv.slice(2)]);
