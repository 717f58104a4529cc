// Lint: eslint on every file, the imports of server, client and playground against the layers, and files that prose names.
//   node scripts/lint.mjs
import { forbiddenImports } from './lint/imports.mjs';
import { allRules } from './lint/layers.mjs';
import { missingReferences, projectFiles } from './lint/references.mjs';
import { runScript } from './support/project.mjs';

// Rules that know types can change their mind about a file that has not changed: CI takes nothing from a cache.
const cache = process.env.CI ? [] : ['--cache', '--cache-location', 'out/eslint-cache', '--cache-strategy', 'content'];
const eslint = await runScript('node_modules/eslint/bin/eslint.js', ['.', '--max-warnings', '0', ...cache]);
const forbidden = await forbiddenImports(allRules);
const faults = [...forbidden, ...missingReferences(projectFiles())];
for (const fault of faults) console.error(`lint: ${fault}`);
process.exitCode = eslint === 0 && faults.length === 0 ? 0 : 1;
