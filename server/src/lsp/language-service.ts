/**
 * The language service behind `initialize`: session, diagnostics, and the other request handlers, which are loaded after the first
 * diagnostics so as not to delay them.
 */
import type * as lsp from 'vscode-languageserver';
import type { RequestHandlers } from './request-handlers';
import { emptyReport } from './diagnostics';
import { runGuarded, guardHandler } from './guard';
import { type SessionDependencies, createSession } from './session';

export type LanguageService = ReturnType<typeof createLanguageService>;

export function createLanguageService(dependencies: SessionDependencies) {
  const { log } = dependencies;
  const session = createSession(dependencies, () => void runGuarded(log, 'Loading', loadHandlers));
  const { pull, workspace } = session;
  let loading: Promise<RequestHandlers> | undefined;

  /** Loads the handlers once; retries after a failure. */
  function loadHandlers(): Promise<RequestHandlers> {
    loading ??= import('./request-handlers').then(({ createRequestHandlers }) =>
      createRequestHandlers(dependencies, session),
    );
    loading.catch(() => (loading = undefined));
    return loading;
  }

  return {
    session,
    loadHandlers,

    diagnostics: guardHandler<lsp.DocumentDiagnosticParams, lsp.DocumentDiagnosticReport>(
      log,
      'Diagnostics',
      (params) => (pull ? pull(params) : emptyReport),
    ),

    workspaceDiagnostics: (
      params: lsp.WorkspaceDiagnosticParams,
      token: lsp.CancellationToken,
      stream?: lsp.ResultProgressReporter<lsp.WorkspaceDiagnosticReportPartialResult>,
    ) =>
      guardHandler<lsp.WorkspaceDiagnosticParams, lsp.WorkspaceDiagnosticReport>(log, 'Workspace diagnostics', () =>
        workspace.pull(params, token, stream && ((part) => stream.report(part))),
      )(params, token),
  };
}
