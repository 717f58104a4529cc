/** Table files as documents: completion, hovers and ids work as if the table were written in the scenario that references it. */
import type { TextDocuments } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { inlinedTable, type InlinedTable } from '../../features/inlined-table';
import type { Current, Documents, Read } from '../documents';
import type { Positions } from '../positions';
import type { ReadFile, Tables } from '../tables';

export interface TableDocuments {
  /** An open table file in the context of a referencing scenario, with the file's positions. Undefined for other files. */
  current(uri: string): Promise<Current | undefined>;
}

export interface TableDocumentsParts {
  readonly open: TextDocuments<TextDocument>;
  readonly documents: Documents;
  readonly tables: Tables;
  readonly readFile: ReadFile;
  readonly namerOf: (table: string) => string | undefined;
}

export function tableDocumentsOf({ open, documents, tables, readFile, namerOf }: TableDocumentsParts): TableDocuments {
  async function scenarioOf(uri: string): Promise<Read | undefined> {
    const current = await documents.current(uri);
    if (current) return { ...current, tables: documents.tablesOf(uri) };
    const folder = tables.folderOf(uri);
    const text = folder === undefined ? undefined : await readFile(uri, folder);
    return text === undefined ? undefined : documents.read(uri, text);
  }

  /** The path by which a scenario references a table. */
  async function pathOf({ uri, analysis }: Read, table: string): Promise<string | undefined> {
    for (const { path } of analysis.scenarios.flatMap((scenario) => scenario.tables.files))
      if ((await tables.find(uri, path))?.uri === table) return path;
    return undefined;
  }

  return {
    async current(uri) {
      const document = open.get(uri);
      const namer = document && namerOf(uri);
      const scenario = namer === undefined ? undefined : await scenarioOf(namer);
      const path = scenario && (await pathOf(scenario, uri));
      if (!document || path === undefined) return undefined;
      const { version } = document;
      const inlined = inlinedTable(scenario!.analysis, path, document.getText());
      if (!inlined) return undefined;
      const { analysis, positions } = await documents.read(scenario!.uri, inlined.text);
      return { uri, version, analysis, positions: positionsInTable(scenario!.uri, inlined, positions) };
    },
  };
}

/** Maps positions of the scenario with the inlined table to the table file and the original scenario. */
function positionsInTable(uri: string, { line: first, lines, indent }: InlinedTable, inner: Positions): Positions {
  return {
    positionAt(offset) {
      const { line, character } = inner.positionAt(offset);
      return { line: line - first, character: Math.max(0, character - indent) };
    },
    offsetAt: ({ line, character }) => inner.offsetAt({ line: line + first, character: character + indent }),
    written: (insert) => insert.replaceAll(`\n${' '.repeat(indent)}`, '\n'),
    outside({ from, to }) {
      const [start, end] = [inner.positionAt(from), inner.positionAt(to)];
      if (start.line >= first && start.line < first + lines) return undefined;
      const moved = ({ line, character }: typeof start) => ({ line: line < first ? line : line - lines, character });
      return { uri, range: { start: moved(start), end: moved(end) } };
    },
  };
}
