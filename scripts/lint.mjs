// Lint of the code.
//   node scripts/lint.mjs
import { runScript } from './support/project.mjs';

process.exitCode = await runScript('node_modules/eslint/bin/eslint.js', ['.', '--max-warnings', '0']);
