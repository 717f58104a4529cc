/** Root hook of mocha: writes what the tests have seen of the rules to out/rule-evidence.json at the end of a whole run. */
import fs from 'node:fs';
import type { RootHookObject } from 'mocha';
import { evidenceById } from './evidence-record';

const target = 'out/rule-evidence.json';

export const mochaHooks: RootHookObject = {
  afterAll() {
    const evidence = evidenceById();
    if (process.env.ASDIC_PARTIAL_RUN || evidence === undefined) return;
    fs.mkdirSync('out', { recursive: true });
    fs.writeFileSync(target, `${JSON.stringify(evidence, null, 2)}\n`);
  },
};
