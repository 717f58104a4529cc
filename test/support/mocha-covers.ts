/** Root hooks of mocha: record the rules that passed tests cover, and write them to out/rule-tests.json at the end of a full run. */
import fs from 'node:fs';
import type { RootHookObject } from 'mocha';
import { beginTest, endTest, listTestsById } from './covers';

const target = 'out/rule-tests.json';

export const mochaHooks: RootHookObject = {
  beforeEach(this: Mocha.Context) {
    beginTest(this.currentTest?.fullTitle() ?? '');
  },
  afterEach(this: Mocha.Context) {
    const test = this.currentTest;
    endTest(test?.state === 'passed' ? test.fullTitle() : undefined);
  },
  afterAll() {
    if (process.env.ASDIC_PARTIAL_RUN) return;
    fs.mkdirSync('out', { recursive: true });
    fs.writeFileSync(target, `${JSON.stringify(listTestsById(), null, 2)}\n`);
  },
};
