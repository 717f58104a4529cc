// Lint: eslint on every file, the imports of server, client and playground against the layers, and file names in prose.
//   node scripts/lint.mjs
import { findForbiddenImports } from './lint/imports.mjs';
import { allRules } from './lint/layers.mjs';
import { findMissingReferences, listProjectFiles } from './lint/references.mjs';
import { runScript } from './support/project.mjs';

// Results of type-aware rules can change for an unchanged file, so CI uses no cache.
const cache = process.env.CI ? [] : ['--cache', '--cache-location', 'out/eslint-cache', '--cache-strategy', 'content'];
const eslint = await runScript('node_modules/eslint/bin/eslint.js', ['.', '--max-warnings', '0', ...cache]);
const forbidden = await findForbiddenImports(allRules);
const faults = [...forbidden, ...findMissingReferences(listProjectFiles())];
for (const fault of faults) console.error(`lint: ${fault}`);
process.exitCode = eslint === 0 && faults.length === 0 ? 0 : 1;
