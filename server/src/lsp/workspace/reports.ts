/**
 * The problems of files that the client has not opened as scenarios, each file with an id of its present result. What has changed can be
 * waited for, so that a client need not ask every other second.
 */
import type { Diagnostic } from 'vscode-languageserver';

/** The problems of a file. */
export interface FileReport {
  readonly uri: string;
  readonly resultId: string;
  readonly items: readonly Diagnostic[];
}

export interface Reports {
  /**
   * Problems of a file that were found by looking at another, or at itself. The same problem found twice counts once.
   * @param items undefined takes back what was found there
   */
  set(uri: string, source: string, items: readonly Diagnostic[] | undefined): void;
  /** Takes back all that was found by looking at a file. */
  withdraw(source: string): void;
  of(uri: string): FileReport | undefined;
  /** Files whose results are others than those that are known, by id; sound files that nobody knows of are left out. */
  since(known: ReadonlyMap<string, string>): readonly FileReport[];
  /** Tells those who wait that they may look again. */
  tell(): void;
  /** Settles when somebody has told, or there is nothing more to wait for. */
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
