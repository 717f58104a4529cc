/** Pull and push diagnostics on top of one `validate`. */
import * as lsp from 'vscode-languageserver';

/** The diagnostics of the current version of a document; undefined if it is not open. */
export type Validate = (
  uri: string,
) => Promise<{ readonly version: number; readonly items: lsp.Diagnostic[] } | undefined>;

export interface Diagnostics {
  /** A document was opened or changed. */
  onChange(uri: string): Promise<void>;
  onClose(uri: string): Promise<void>;
  /**
   * The diagnostics of documents may have changed, although nobody edited them. Pull clients pull those of all documents again; others get
   * those of `uris`.
   */
  refreshDocuments(uris: readonly string[]): Promise<void>;
}

export const emptyReport: lsp.DocumentDiagnosticReport = { kind: lsp.DocumentDiagnosticReportKind.Full, items: [] };

export type PullDiagnostics = (params: lsp.DocumentDiagnosticParams) => Promise<lsp.DocumentDiagnosticReport>;

/** The diagnostics of a closed file that the client last received. */
export type ClosedDiagnostics = (
  uri: string,
) => Promise<{ readonly resultId: string; readonly items: readonly lsp.Diagnostic[] } | undefined>;

/** Pull diagnostics. Unchanged diagnostics are reported as unchanged. */
export function createPullDiagnostics(
  connection: lsp.Connection,
  validate: Validate,
  canRefresh: boolean,
  getClosedDiagnostics: ClosedDiagnostics,
): Diagnostics & { readonly pull: PullDiagnostics } {
  const lastReports = new Map<string, { readonly id: string; readonly content: string }>();
  let lastId = 0;

  return {
    async pull({ textDocument: { uri }, previousResultId }) {
      const result = await validate(uri);
      // Editors that show diagnostics of closed files pull once more on close.
      if (!result) return toFullReport(await getClosedDiagnostics(uri));
      const content = JSON.stringify(result.items);
      const lastReport = lastReports.get(uri);
      const resultId = lastReport?.content === content ? lastReport.id : String(++lastId);
      lastReports.set(uri, { id: resultId, content });
      if (resultId === previousResultId) return { kind: lsp.DocumentDiagnosticReportKind.Unchanged, resultId };
      return { kind: lsp.DocumentDiagnosticReportKind.Full, resultId, items: result.items };
    },
    onChange: () => Promise.resolve(),
    onClose(uri) {
      lastReports.delete(uri);
      return Promise.resolve();
    },
    async refreshDocuments() {
      if (canRefresh) await connection.languages.diagnostics.refresh();
    },
  };
}

function toFullReport(report: Awaited<ReturnType<ClosedDiagnostics>>): lsp.DocumentDiagnosticReport {
  if (!report) return emptyReport;
  return { kind: lsp.DocumentDiagnosticReportKind.Full, resultId: report.resultId, items: [...report.items] };
}

/** Push diagnostics with the version. Skipped if the document has changed in the meantime: its next version follows. */
export function createPushDiagnostics(connection: lsp.Connection, validate: Validate): Diagnostics {
  async function push(uri: string): Promise<void> {
    const result = await validate(uri);
    if (result) await connection.sendDiagnostics({ uri, version: result.version, diagnostics: result.items });
  }
  return {
    onChange: push,
    onClose: (uri) => connection.sendDiagnostics({ uri, diagnostics: [] }),
    async refreshDocuments(uris) {
      await Promise.all(uris.map(push));
    },
  };
}
