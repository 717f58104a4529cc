/** Scenario tests, in open and closed files. */
import type { CancellationToken } from 'vscode-languageserver';
import { runTests, testsIn } from '../features';
import type { FileTests, RunTestsArguments, TestOutcome, TestsArguments } from '../protocol';
import { toRange } from './convert';
import type { Documents, Read } from './documents';
import type { ExpectedOddsCalculation } from './expected-odds';
import type { ReadFile, Tables } from './tables';
import type { Workspace } from './workspace/workspace';

export interface ScenarioTests {
  list(which: TestsArguments): Promise<readonly FileTests[]>;
  /** Outcomes in document order. Expected odds are calculated first. */
  run(which: RunTestsArguments, token: CancellationToken): Promise<readonly TestOutcome[]>;
}

export interface ScenarioTestsParts {
  readonly documents: Documents;
  readonly tables: Tables;
  readonly readFile: ReadFile;
  readonly workspace: Workspace;
  readonly odds: Pick<ExpectedOddsCalculation, 'settle'>;
}

export function scenarioTests({ documents, tables, readFile, workspace, odds }: ScenarioTestsParts): ScenarioTests {
  /** The text in the editor, else on disk; undefined if it cannot be read. */
  async function read(uri: string): Promise<Read | undefined> {
    const current = await documents.current(uri);
    if (current) return { ...current, tables: documents.tablesOf(uri) };
    const folder = tables.folderOf(uri);
    const text = folder === undefined ? undefined : await readFile(uri, folder).catch(() => undefined);
    return text === undefined ? undefined : documents.read(uri, text);
  }

  async function testsOf(uri: string): Promise<FileTests> {
    const found = await read(uri);
    const tests = found ? testsIn(found.analysis) : [];
    return { uri, tests: tests.map((test) => ({ ...test, range: toRange(found!, test.range) })) };
  }

  return {
    async list({ uri }) {
      if (uri !== undefined) return [await testsOf(uri)];
      const all: FileTests[] = [];
      for (const one of new Set([...documents.uris(), ...(await workspace.scenarioFiles())])) {
        const found = await testsOf(one);
        if (found.tests.length > 0) all.push(found);
      }
      return all;
    },
    async run({ uri, ids }, token) {
      const found = await read(uri);
      if (!found) return [];
      await odds.settle(uri, found.analysis, token);
      return runTests(found.analysis, ids).map((outcome) => ({
        ...outcome,
        failures: outcome.failures.map((failure) => ({ ...failure, range: toRange(found, failure.range) })),
      }));
    },
  };
}
