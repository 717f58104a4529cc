/** Table files as documents: completion, hovers and ids work as if the table were written in the scenario that references it. */
import type { TextDocuments } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { type InlinedTable, inlineTable } from '../../features/analysis/inline-table';
import type { AnalysedText, DocumentSnapshot, Documents } from '../documents';
import { type Encoding, type Positions, createPositions } from '../positions';
import type { ReadFile, Tables } from '../tables';
import { analyse } from '../../features/analysis/analysis';
import { configFile } from '../../features/scenario/config';
import { createEnvironment } from '../../features/scenario/environment';
import type { RuleLink } from '../../features/format/rules';
import type { LoadedRulesets } from '../../features/analysis/rulesets';
import { rulesetIds } from '../../features';

export type TableDocuments = ReturnType<typeof createTableDocuments>;

export interface TableDocumentsDependencies {
  readonly openDocuments: TextDocuments<TextDocument>;
  readonly documents: Documents;
  readonly tables: Tables;
  readonly readFile: ReadFile;
  readonly findReferrer: (table: string) => string | undefined;
}

export function createTableDocuments({
  openDocuments,
  documents,
  tables,
  readFile,
  findReferrer,
}: TableDocumentsDependencies) {
  async function readScenario(uri: string): Promise<AnalysedText | undefined> {
    const current = await documents.getCurrent(uri);
    if (current) return { ...current, tables: documents.getReferencedTables(uri) };
    const folder = tables.findFolder(uri);
    const text = folder === undefined ? undefined : await readFile(uri, folder);
    return text === undefined ? undefined : documents.analyse(uri, text);
  }

  /** The path by which a scenario references a table. */
  async function findTablePath({ uri, analysis }: AnalysedText, table: string): Promise<string | undefined> {
    for (const { path } of analysis.scenarios.flatMap((scenario) => scenario.tables.files))
      if ((await tables.find(uri, path))?.uri === table) return path;
    return undefined;
  }

  return {
    /** An open table file in the context of a referencing scenario, with the file's positions. Undefined for other files. */
    async getCurrent(uri: string): Promise<DocumentSnapshot | undefined> {
      const document = openDocuments.get(uri);
      const referrer = document && findReferrer(uri);
      const scenario = referrer === undefined ? undefined : await readScenario(referrer);
      const path = scenario && (await findTablePath(scenario, uri));
      if (!document || path === undefined) return undefined;
      const { version } = document;
      const inlined = inlineTable(scenario!.analysis, path, document.getText());
      if (!inlined) return undefined;
      const { analysis, positions } = await documents.analyse(scenario!.uri, inlined.text);
      return { uri, version, analysis, positions: createTablePositions(scenario!.uri, inlined, positions) };
    },
  };
}

/** Maps positions of the scenario with the inlined table to the table file and the original scenario. */
function createTablePositions(
  uri: string,
  { line: firstLine, lines, indent }: InlinedTable,
  scenarioPositions: Positions,
): Positions {
  return {
    positionAt(offset) {
      const { line, character } = scenarioPositions.positionAt(offset);
      return { line: line - firstLine, character: Math.max(0, character - indent) };
    },
    offsetAt: ({ line, character }) =>
      scenarioPositions.offsetAt({ line: line + firstLine, character: character + indent }),
    toDocumentText: (insert) => insert.replaceAll(`\n${' '.repeat(indent)}`, '\n'),
    locateOutside({ from, to }) {
      const [start, end] = [scenarioPositions.positionAt(from), scenarioPositions.positionAt(to)];
      if (start.line >= firstLine && start.line < firstLine + lines) return undefined;
      const toScenarioPosition = ({ line, character }: typeof start) => ({
        line: line < firstLine ? line : line - lines,
        character,
      });
      return { uri, range: { start: toScenarioPosition(start), end: toScenarioPosition(end) } };
    },
  };
}

// Workspace configurations as documents, for completion and hovers.

export type ConfigDocuments = ReturnType<typeof createConfigDocuments>;

export const isConfig = (uri: string): boolean => uri.endsWith(`/${configFile}`);

export function createConfigDocuments(
  openDocuments: TextDocuments<TextDocument>,
  rulesets: LoadedRulesets,
  ruleLink: RuleLink,
  encoding: Encoding,
) {
  let lastSnapshot: DocumentSnapshot | undefined;
  return {
    /** The text of an open configuration, after everything needed to check it is loaded. */
    async readText(uri: string): Promise<string | undefined> {
      await rulesets.load([]);
      return openDocuments.get(uri)?.getText();
    },
    /** An open configuration; undefined for other documents. */
    async getCurrent(uri: string): Promise<DocumentSnapshot | undefined> {
      if (!isConfig(uri) || !openDocuments.get(uri)) return undefined;
      // A configuration may concern any ruleset.
      await rulesets.load(rulesetIds);
      const document = openDocuments.get(uri);
      if (!document) return undefined;
      const { version } = document;
      if (lastSnapshot?.uri === uri && lastSnapshot.version === version) return lastSnapshot;
      const analysis = analyse(
        document.getText(),
        undefined,
        createEnvironment({ rulesets: rulesets.listLoaded(), ruleLink }),
      );
      lastSnapshot = { uri, version, analysis, positions: createPositions(analysis, encoding) };
      return lastSnapshot;
    },
  };
}
