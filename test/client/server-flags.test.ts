import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { serverFlags } from '../../client/src/server-flags';

/** Keeps 40 MB alive, so that V8 has every reason to give what is young more room; prints the most that it had, in megabytes. */
const filling = `
const { getHeapSpaceStatistics } = require('node:v8');
const kept = [];
let most = 0;
for (let count = 0; count < 1_000_000; count++) {
  kept.push({ count, next: [count] });
  if (count % 1000 > 0) continue;
  const { space_size } = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space');
  most = Math.max(most, space_size / 2 ** 20);
}
console.log(most);
`;

describe('the flags of the server', () => {
  const most = (flags: readonly string[]): number => {
    const { stdout, stderr } = spawnSync(process.execPath, [...flags, '-e', filling], { encoding: 'utf8' });
    assert.equal(stderr, '');
    return Number(stdout);
  };

  it('are known to Node, and keep what is young small', () => {
    assert.ok(most([]) > 8);
    assert.ok(most(serverFlags) <= 8);
  }).timeout(20_000);
});
