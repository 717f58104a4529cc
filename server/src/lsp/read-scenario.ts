/** Reads a scenario for commands on open and closed files alike. */
import type { AnalysedText, Documents } from './documents';
import type { ReadFile, Tables } from './tables';

/** The text in the editor, else on disk; undefined if it cannot be read. */
export type ReadScenario = (uri: string) => Promise<AnalysedText | undefined>;

export function createScenarioReader(documents: Documents, tables: Tables, readFile: ReadFile): ReadScenario {
  return async (uri) => {
    const current = await documents.getCurrent(uri);
    if (current) return { ...current, tables: documents.getReferencedTables(uri) };
    const folder = tables.findFolder(uri);
    const text = folder === undefined ? undefined : await readFile(uri, folder).catch(() => undefined);
    return text === undefined ? undefined : documents.analyse(uri, text);
  };
}
