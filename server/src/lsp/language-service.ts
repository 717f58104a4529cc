/**
 * The language service behind `initialize`: session, diagnostics, and the other request handlers, which are loaded after the first
 * diagnostics so as not to delay them.
 */
import type {
  CancellationToken,
  DocumentDiagnosticParams,
  DocumentDiagnosticReport,
  ResultProgressReporter,
  WorkspaceDiagnosticParams,
  WorkspaceDiagnosticReport,
  WorkspaceDiagnosticReportPartialResult,
} from 'vscode-languageserver';
import type { RequestHandlers } from './request-handlers';
import { noProblems } from './diagnostics';
import { runGuarded, guardHandler } from './guard';
import { type SessionParts, createSession } from './session';

export type LanguageService = ReturnType<typeof createLanguageService>;

export function createLanguageService(parts: SessionParts) {
  const { log } = parts;
  const session = createSession(parts, () => void runGuarded(log, 'Loading', loadHandlers));
  const { pull, workspace } = session;
  let loading: Promise<RequestHandlers> | undefined;

  /** Loads the handlers once; retries after a failure. */
  function loadHandlers(): Promise<RequestHandlers> {
    loading ??= import('./request-handlers').then(({ createRequestHandlers }) => createRequestHandlers(parts, session));
    loading.catch(() => (loading = undefined));
    return loading;
  }

  return {
    session,
    answers: loadHandlers,

    diagnostics: guardHandler<DocumentDiagnosticParams, DocumentDiagnosticReport>(log, 'Diagnostics', (params) =>
      pull ? pull(params) : noProblems,
    ),

    workspaceDiagnostics: (
      params: WorkspaceDiagnosticParams,
      token: CancellationToken,
      stream?: ResultProgressReporter<WorkspaceDiagnosticReportPartialResult>,
    ) =>
      guardHandler<WorkspaceDiagnosticParams, WorkspaceDiagnosticReport>(log, 'Workspace diagnostics', () =>
        workspace.pull(params, token, stream && ((part) => stream.report(part))),
      )(params, token),
  };
}
