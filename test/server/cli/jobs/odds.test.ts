import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { createAnalysisContext } from '../../../../server/src/cli/analyse';
import type { OddsJob } from '../../../../server/src/cli/jobs/job';
import { runOddsJob } from '../../../../server/src/cli/jobs/odds';
import type { PlacedReport } from '../../../../server/src/library/combats';
import { createRulesetsOnDemand } from '../../../../server/src/cli/rulesets';
import { scenarioFiles } from '../../../support/samples';

const texts = scenarioFiles('samples')
  .filter((_, index) => index % 6 === 0)
  .map((file) => fs.readFileSync(file, 'utf8'));

describe('a job for the odds of a file', () => {
  const folder = path.resolve('.');
  const context = createAnalysisContext({ rulesets: createRulesetsOnDemand(), folder });

  async function collectReports(
    text: string,
    job: Pick<OddsJob, 'choice' | 'offset'>,
  ): Promise<readonly PlacedReport[]> {
    const source = { name: '-', path: path.join(folder, '-'), text };
    const reports: PlacedReport[] = [];
    for await (const item of runOddsJob({ kind: 'odds', source, ...job }, context, () => undefined))
      if ('report' in item) reports.push(item.report);
    return reports;
  }

  it('the odds of a part of a text have the lines and the documents of the whole text', async () => {
    const precedingText = 'ruleset: wif-ssw\n---\n'; // without a combat
    const offset = { lines: 2, documents: 1 };
    const compared: PlacedReport[] = [];
    for (const text of texts)
      for (const turn of [false, true]) {
        const choice = { turn, runs: 1 };
        const reports = await collectReports(text, { choice, offset });
        assert.deepEqual(reports, await collectReports(precedingText + text, { choice }));
        compared.push(...reports);
      }
    assert.ok(compared.some(({ turn }) => turn));
    assert.ok(compared.some(({ restsOn }) => restsOn?.some(({ line }) => line !== undefined)));
  });
});
