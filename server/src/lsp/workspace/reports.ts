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

export interface Reports {
  /**
   * Sets the diagnostics of a file that were found in a source file, possibly itself. Duplicates count once.
   * @param items undefined removes those of the source
   */
  set(uri: string, source: string, items: readonly Diagnostic[] | undefined): void;
  /** Removes all diagnostics found in a source file. */
  withdraw(source: string): void;
  of(uri: string): FileReport | undefined;
  /** Files whose result ids differ from the client's; files without diagnostics that the client does not know are omitted. */
  since(known: ReadonlyMap<string, string>): readonly FileReport[];
  /** Wakes up those who wait for changes. */
  tell(): void;
  /** Resolves on the next change. */
  told(): Promise<void>;
}

interface Known {
  readonly bySource: Map<string, readonly Diagnostic[]>;
  report: FileReport;
  content: string;
}

export function reportsOf(): Reports {
  const files = new Map<string, Known>();
  let ids = 0;
  let waiting: { readonly promise: Promise<void>; readonly settle: () => void } | undefined;

  function renew(uri: string, known: Known): void {
    const items = [
      ...new Map([...known.bySource.values()].flat().map((item) => [JSON.stringify(item), item])).values(),
    ];
    const content = JSON.stringify(items);
    if (content === known.content) return;
    known.content = content;
    known.report = { uri, resultId: `w${++ids}`, items };
  }

  return {
    set(uri, source, items) {
      let known = files.get(uri);
      if (!known) {
        if (!items) return;
        known = { bySource: new Map(), report: { uri, resultId: `w${++ids}`, items: [] }, content: '[]' };
        files.set(uri, known);
      }
      if (items) known.bySource.set(source, items);
      else known.bySource.delete(source);
      renew(uri, known);
    },
    withdraw(source) {
      for (const [uri, known] of files) if (known.bySource.delete(source)) renew(uri, known);
    },
    of: (uri) => files.get(uri)?.report,
    since: (known) =>
      [...files.values()].flatMap(({ report }) => {
        const before = known.get(report.uri);
        const isNews = before === undefined ? report.items.length > 0 : before !== report.resultId;
        return isNews ? [report] : [];
      }),
    tell() {
      waiting?.settle();
      waiting = undefined;
    },
    told() {
      if (!waiting) {
        let settle!: () => void;
        const promise = new Promise<void>((resolve) => (settle = resolve));
        waiting = { promise, settle };
      }
      return waiting.promise;
    },
  };
}
