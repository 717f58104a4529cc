/**
 * Diagnostics of files that are not open as scenarios, with a result id per file. Changes can be awaited, so that clients need not poll.
 */
import type { Diagnostic } from 'vscode-languageserver';

/** The diagnostics of a file. */
export interface FileReport {
  readonly uri: string;
  readonly resultId: string;
  readonly items: readonly Diagnostic[];
}

export type Reports = ReturnType<typeof createReports>;

interface FileEntry {
  readonly bySource: Map<string, readonly Diagnostic[]>;
  report: FileReport;
  content: string;
}

export function createReports() {
  const files = new Map<string, FileEntry>();
  let lastId = 0;
  let pendingChange: { readonly promise: Promise<void>; readonly resolve: () => void } | undefined;

  function updateReport(uri: string, entry: FileEntry): void {
    const items = [
      ...new Map([...entry.bySource.values()].flat().map((item) => [JSON.stringify(item), item])).values(),
    ];
    const content = JSON.stringify(items);
    if (content === entry.content) return;
    entry.content = content;
    entry.report = { uri, resultId: `w${++lastId}`, items };
  }

  return {
    /**
     * Sets the diagnostics of a file that were found in a source file, possibly itself. Duplicates count once.
     * @param items undefined removes those of the source
     */
    set(uri: string, source: string, items: readonly Diagnostic[] | undefined): void {
      let entry = files.get(uri);
      if (!entry) {
        if (!items) return;
        entry = { bySource: new Map(), report: { uri, resultId: `w${++lastId}`, items: [] }, content: '[]' };
        files.set(uri, entry);
      }
      if (items) entry.bySource.set(source, items);
      else entry.bySource.delete(source);
      updateReport(uri, entry);
    },
    /** Removes all diagnostics found in a source file. */
    withdraw(source: string): void {
      for (const [uri, entry] of files) if (entry.bySource.delete(source)) updateReport(uri, entry);
    },
    get: (uri: string): FileReport | undefined => files.get(uri)?.report,
    /** Files whose result ids differ from the client's; files without diagnostics that the client does not know are omitted. */
    listChanged: (resultIds: ReadonlyMap<string, string>): readonly FileReport[] =>
      [...files.values()].flatMap(({ report }) => {
        const clientResultId = resultIds.get(report.uri);
        const isChanged = clientResultId === undefined ? report.items.length > 0 : clientResultId !== report.resultId;
        return isChanged ? [report] : [];
      }),
    /** Wakes up those who wait for changes. */
    notify(): void {
      pendingChange?.resolve();
      pendingChange = undefined;
    },
    /** Resolves on the next change. */
    waitForChange(): Promise<void> {
      if (!pendingChange) {
        let settle!: () => void;
        const promise = new Promise<void>((resolve) => (settle = resolve));
        pendingChange = { promise, resolve: settle };
      }
      return pendingChange.promise;
    },
  };
}
