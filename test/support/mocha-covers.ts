/** Root hooks of mocha: keep what `covers` says of the tests that passed, and write it to out/rule-tests.json at the end of a whole run. */
import fs from 'node:fs';
import type { RootHookObject } from 'mocha';
import { beginTest, endTest, testsById } from './covers';

const target = 'out/rule-tests.json';

export const mochaHooks: RootHookObject = {
  beforeEach() {
    beginTest();
  },
  afterEach(this: Mocha.Context) {
    const test = this.currentTest;
    endTest(test?.state === 'passed' ? test.fullTitle() : undefined);
  },
  afterAll() {
    if (process.env.ASDIC_PARTIAL_RUN) return;
    fs.mkdirSync('out', { recursive: true });
    fs.writeFileSync(target, `${JSON.stringify(testsById(), null, 2)}\n`);
  },
};
