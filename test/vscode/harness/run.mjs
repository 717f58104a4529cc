// Runs the compiled suite (out/vscode) inside a real VS Code. Ends with the line "N passed, N failed", after a line
// "not run: REASON" if it cannot run.
//   node test/vscode/harness/run.mjs [--vsix FILE | --web | --oldest] [--grep PATTERN] [--timeout SECONDS] [--verbose]
// With --web the extension runs in a web worker, as in vscode.dev; with --oldest too, in the oldest supported VS Code.
// ASDIC_VSCODE=desktop|server chooses the VS Code: the server on Linux, the desktop elsewhere.
import { parseArgs } from 'node:util';
import { prepareVscode, vscodeHost } from '../../../scripts/support/vscode.mjs';
import { makeWorkspace } from './folders.mjs';

const { values } = parseArgs({
  options: {
    vsix: { type: 'string' },
    web: { type: 'boolean', default: false },
    oldest: { type: 'boolean', default: false },
    grep: { type: 'string', short: 'g' },
    timeout: { type: 'string', default: '600' },
    verbose: { type: 'boolean', default: false },
  },
});

try {
  await prepareVscode();
} catch (error) {
  console.log(`not run: ${error instanceof Error ? error.message : String(error)}`);
  console.log('0 passed, 0 failed');
  process.exit(1);
}

const workspace = makeWorkspace();
process.once('exit', workspace.remove);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
/** @type {import('./result.mjs').SuiteOptions} */
const options = {
  ...values,
  web: values.web || values.oldest,
  workspace: workspace.folder,
  timeout: Number(values.timeout) * 1000,
};
let isGood = false;
try {
  const results =
    vscodeHost() === 'server'
      ? await (await import('./in-server.mjs')).runInServer(options)
      : await (await import('./on-desktop.mjs')).runOnDesktop(options);
  for (const { name, reason } of results) if (reason !== undefined) console.error(`${name}: ${reason}; see out/logs`);
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  if (passed + failed === 0) console.error('No test was run.');
  console.log(`${passed} passed, ${failed} failed`);
  isGood = failed === 0 && passed > 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log('0 passed, 1 failed');
}
// Open handles must not keep this process alive.
process.exit(isGood ? 0 : 1);
