// Mutates scenarios and asks of each text whatever an editor asks, in process and over stdio. Ends with 1 where anything crashed or hung.
//   node scripts/fuzz.mjs [--minutes 5] [--seed N] [--documents N] [--resume FILE] [--readers N] [--turns N]
// With --readers it holds the two readers of YAML against each other by N texts, and does nothing else.
// With --turns it plays N random turns of each ruleset, and does nothing else.
// With --resume the figures and the next seed are kept in a file, so that a long run can be stopped and gone on with.
import path from 'node:path';
import { buildAll } from '../esbuild.mjs';
import { bundleProgram } from './support/bundle.mjs';
import { projectRoot, run } from './support/project.mjs';

await buildAll({ minify: true });
const bundle = path.join(projectRoot, 'out/fuzz/main.mjs');
await bundleProgram('test/fuzz/main.ts', bundle);
process.exitCode = await run(process.execPath, [bundle, ...process.argv.slice(2)]);
