// Mutates scenarios and sends every request of an editor for each text, in process and over stdio. Ends with 1 on a crash or a hang.
//   node scripts/fuzz.mjs [--minutes 5] [--seed N] [--documents N] [--resume FILE] [--readers N] [--turns N]
// With --readers it only compares the two YAML readers on N texts.
// With --turns it only plays N random turns of each ruleset.
// With --resume the figures and the next seed are saved to a file, so that a long run can be interrupted and resumed.
import path from 'node:path';
import { buildAll } from '../esbuild.mjs';
import { bundleProgram } from './support/bundle.mjs';
import { projectRoot, run } from './support/project.mjs';

await buildAll({ minify: true });
const bundle = path.join(projectRoot, 'out/fuzz/main.mjs');
await bundleProgram('test/fuzz/main.ts', bundle);
process.exitCode = await run(process.execPath, [bundle, ...process.argv.slice(2)]);
