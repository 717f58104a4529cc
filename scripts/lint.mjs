// Lint: eslint on every file, and the imports of server and client against the layers.
//   node scripts/lint.mjs
import { forbiddenImports } from './lint/imports.mjs';
import { allRules, pending } from './lint/layers.mjs';
import { runScript } from './support/project.mjs';

const eslint = await runScript('node_modules/eslint/bin/eslint.js', ['.', '--max-warnings', '0']);
const forbidden = await forbiddenImports(allRules.filter(({ name }) => !pending.has(name ?? '')));
for (const line of forbidden) console.error(`lint: ${line}`);
process.exitCode = eslint === 0 && forbidden.length === 0 ? 0 : 1;
