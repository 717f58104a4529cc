// Counts how the work of every feature grows with nearly a thousand shapes of text, and fails if that of any function grows too fast.
//   npm run growth -- [EVERY] [PATTERN]    each EVERYth shape whose name fits a pattern; all take about an hour
import path from 'node:path';
import { generate } from './generate.mjs';
import { bundleProgram } from './support/bundle.mjs';
import { projectRoot, run } from './support/project.mjs';

process.chdir(projectRoot);
await generate();
const program = path.join(projectRoot, 'out/growth/main.mjs');
await bundleProgram('test/support/growth/main.ts', program);
process.exitCode = await run(process.execPath, [program, ...process.argv.slice(2)]);
