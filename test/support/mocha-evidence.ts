/** Root hook of mocha: writes the evidence of rules to out/rule-evidence.json at the end of a full run. */
import fs from 'node:fs';
import type { RootHookObject } from 'mocha';
import { getEvidenceById } from './evidence-record';

const target = 'out/rule-evidence.json';

export const mochaHooks: RootHookObject = {
  afterAll() {
    const evidence = getEvidenceById();
    if (process.env.ASDIC_PARTIAL_RUN || evidence === undefined) return;
    fs.mkdirSync('out', { recursive: true });
    fs.writeFileSync(target, `${JSON.stringify(evidence, null, 2)}\n`);
  },
};
