/** Scenario tests, in open and closed files. */
import type { CancellationToken } from 'vscode-languageserver';
import {
  createCampaignReport,
  createNextTurn,
  formatLuck,
  listAllCombats,
  measureLuck,
  runTests,
  listTests,
} from '../features';
import type {
  CombatArguments,
  CombatReport,
  FileTests,
  Refusal,
  RunTestsArguments,
  TestOutcome,
  TestsArguments,
} from '../protocol';
import { toRange } from './convert';
import { computeTextHash } from './text-hash';
import type { Documents } from './documents';
import type { ExpectedOddsCalculation } from './expected-odds';
import type { ReadScenario } from './read-scenario';
import type { CampaignFiles } from './workspace/campaign-files';
import type { Workspace } from './workspace/workspace';

export type ScenarioTests = ReturnType<typeof createScenarioTests>;

export interface ScenarioTestsDependencies {
  readonly documents: Documents;
  readonly workspace: Workspace;
  readonly odds: Pick<ExpectedOddsCalculation, 'calculateMissing'>;
  readonly readScenario: ReadScenario;
  readonly campaignFiles: Pick<CampaignFiles, 'listChain'>;
}

export function createScenarioTests({
  documents,
  workspace,
  odds,
  readScenario,
  campaignFiles,
}: ScenarioTestsDependencies) {
  async function listFileTests(uri: string): Promise<FileTests> {
    const scenario = await readScenario(uri);
    const tests = scenario ? listTests(scenario.analysis) : [];
    return { uri, tests: tests.map((test) => ({ ...test, range: toRange(scenario!, test.range) })) };
  }

  return {
    async list({ uri }: TestsArguments): Promise<readonly FileTests[]> {
      if (uri !== undefined) return [await listFileTests(uri)];
      const all: FileTests[] = [];
      for (const scenarioUri of new Set([...documents.listUris(), ...(await workspace.listScenarioFiles())])) {
        const fileTests = await listFileTests(scenarioUri);
        if (fileTests.tests.length > 0) all.push(fileTests);
      }
      return all;
    },
    /** The scenario of the next turn. */
    async nextTurn({ uri }: CombatArguments): Promise<{ readonly text: string } | Refusal> {
      const scenario = await readScenario(uri);
      if (!scenario) return { refused: 'The scenario cannot be read.' };
      return createNextTurn(scenario.analysis, getFileName(uri));
    },
    /** The files that follow each other, with losses and luck. */
    async campaign({ uri }: CombatArguments): Promise<CombatReport | Refusal> {
      const chain = await campaignFiles.listChain(uri);
      const files = chain.map(({ uri: fileUri, analysis }) => ({ uri: fileUri, name: getFileName(fileUri), analysis }));
      const current = chain.find((file) => file.uri === uri);
      const report = createCampaignReport(files, uri);
      if (!current || !report) return { refused: 'The scenario cannot be read, or it names no ruleset.' };
      const openSnapshot = await documents.getCurrent(uri);
      const version = openSnapshot && { version: openSnapshot.version, textHash: computeTextHash(openSnapshot) };
      return { ...report, uri, ...version, range: toRange(current, report.range) };
    },
    /** The luck of all scenarios in the folder of one, and below it, as Markdown. */
    async luck({ uri }: CombatArguments): Promise<string> {
      const folder = uri.slice(0, uri.lastIndexOf('/') + 1);
      const uris = new Set([...documents.listUris(), ...(await workspace.listScenarioFiles())]);
      const scenarios = await Promise.all(
        [...uris]
          .filter((each) => each.startsWith(folder))
          .sort()
          .map(readScenario),
      );
      const combats = scenarios.flatMap((scenario) => (scenario ? listAllCombats(scenario.analysis) : []));
      return formatLuck(measureLuck(combats), decodeURIComponent(folder.split('/').at(-2) ?? folder));
    },
    /** Outcomes in document order. Expected odds are calculated first. */
    async run({ uri, ids }: RunTestsArguments, token: CancellationToken): Promise<readonly TestOutcome[]> {
      const scenario = await readScenario(uri);
      if (!scenario) return [];
      await odds.calculateMissing(uri, scenario.analysis, token);
      return runTests(scenario.analysis, ids).map((outcome) => ({
        ...outcome,
        failures: outcome.failures.map((failure) => ({ ...failure, range: toRange(scenario, failure.range) })),
      }));
    },
  };
}

function getFileName(uri: string): string {
  return decodeURIComponent(uri.slice(uri.lastIndexOf('/') + 1));
}
