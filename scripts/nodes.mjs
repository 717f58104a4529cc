// Runs the unit tests of the layers that depend on Node most under the other supported versions of Node, which it takes from npm. Ends with the line
// "N passed, N failed".
//   node scripts/nodes.mjs [PATH...]     PATH: a test file or a folder of them
import { findNode } from './support/find-node.mjs';
import { run, runScript } from './support/project.mjs';
import { unitRun } from './support/run-mocha.mjs';

/** The oldest supported version, and those that are maintained. */
const majors = ['20', '22', '24'];
/** Files, streams, threads, processes and modules; the numbers of the rules are the same under every Node. */
const defaults = [
  ...['cli', 'library', 'lsp', 'page', 'protocol', 'text', 'work'].map((layer) => `test/server/${layer}`),
  'test/server/samples.test.ts',
];

const given = process.argv.slice(2);
if ((await runScript('scripts/unit.mjs', [...(given.length > 0 ? given : defaults), '--build'])) !== 0) process.exit(1);
let [passed, failed] = [0, 0];
for (const major of majors) {
  const node = await findNode(major);
  // `npm test` runs the unit tests under the Node of this process.
  if (node === process.execPath) continue;
  let output = '';
  console.log(`Node ${major}:`);
  const code = await run(node, ['--enable-source-maps', 'scripts/support/run-mocha.mjs', unitRun], {
    env: { ...process.env, ASDIC_PARTIAL_RUN: '1' },
    output: (chunk) => {
      output += chunk.toString();
      process.stdout.write(chunk);
    },
  });
  const [, ran = '0', broken = '0'] = /(\d+) passed, (\d+) failed\s*$/.exec(output) ?? [];
  passed += Number(ran);
  failed += code === 0 ? 0 : Math.max(1, Number(broken));
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
