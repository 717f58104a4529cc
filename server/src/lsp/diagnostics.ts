/** Pull and push diagnostics on top of one `validate`. */
import * as lsp from 'vscode-languageserver';

/** The diagnostics of the current version of a document; undefined if it is not open. */
export type Validate = (
  uri: string,
) => Promise<{ readonly version: number; readonly items: lsp.Diagnostic[] } | undefined>;

export interface Diagnostics {
  /** A document was opened or changed. */
  changed(uri: string): Promise<void>;
  closed(uri: string): Promise<void>;
  /** A dependency of all open documents has changed. */
  allChanged(uris: readonly string[]): Promise<void>;
}

export const noProblems: lsp.DocumentDiagnosticReport = { kind: lsp.DocumentDiagnosticReportKind.Full, items: [] };

export type PullDiagnostics = (params: lsp.DocumentDiagnosticParams) => Promise<lsp.DocumentDiagnosticReport>;

/** The diagnostics of a closed file that the client last received. */
export type ClosedDiagnostics = (
  uri: string,
) => Promise<{ readonly resultId: string; readonly items: readonly lsp.Diagnostic[] } | undefined>;

/** Pull diagnostics. Unchanged diagnostics are reported as unchanged. */
export function createPullDiagnostics(
  connection: lsp.Connection,
  validate: Validate,
  refreshes: boolean,
  closed: ClosedDiagnostics,
): Diagnostics & { readonly pull: PullDiagnostics } {
  const last = new Map<string, { readonly id: string; readonly content: string }>();
  let lastId = 0;

  return {
    async pull({ textDocument: { uri }, previousResultId }) {
      const result = await validate(uri);
      // Editors that show diagnostics of closed files pull once more on close.
      if (!result) return toFullReport(await closed(uri));
      const content = JSON.stringify(result.items);
      const before = last.get(uri);
      const resultId = before?.content === content ? before.id : String(++lastId);
      last.set(uri, { id: resultId, content });
      if (resultId === previousResultId) return { kind: lsp.DocumentDiagnosticReportKind.Unchanged, resultId };
      return { kind: lsp.DocumentDiagnosticReportKind.Full, resultId, items: result.items };
    },
    changed: () => Promise.resolve(),
    closed(uri) {
      last.delete(uri);
      return Promise.resolve();
    },
    async allChanged() {
      if (refreshes) await connection.languages.diagnostics.refresh();
    },
  };
}

function toFullReport(report: Awaited<ReturnType<ClosedDiagnostics>>): lsp.DocumentDiagnosticReport {
  if (!report) return noProblems;
  return { kind: lsp.DocumentDiagnosticReportKind.Full, resultId: report.resultId, items: [...report.items] };
}

/** Push diagnostics with the version. Skipped if the document has changed in the meantime: its next version follows. */
export function createPushDiagnostics(connection: lsp.Connection, validate: Validate): Diagnostics {
  async function push(uri: string): Promise<void> {
    const result = await validate(uri);
    if (result) await connection.sendDiagnostics({ uri, version: result.version, diagnostics: result.items });
  }
  return {
    changed: push,
    closed: (uri) => connection.sendDiagnostics({ uri, diagnostics: [] }),
    async allChanged(uris) {
      await Promise.all(uris.map(push));
    },
  };
}
