// Lint: eslint on every file, the imports of server, client and playground against the layers, and files that prose names.
//   node scripts/lint.mjs
import { forbiddenImports } from './lint/imports.mjs';
import { allRules } from './lint/layers.mjs';
import { missingReferences, projectFiles } from './lint/references.mjs';
import { runScript } from './support/project.mjs';

const eslint = await runScript('node_modules/eslint/bin/eslint.js', ['.', '--max-warnings', '0']);
const forbidden = await forbiddenImports(allRules);
const faults = [...forbidden, ...missingReferences(projectFiles())];
for (const fault of faults) console.error(`lint: ${fault}`);
process.exitCode = eslint === 0 && faults.length === 0 ? 0 : 1;
