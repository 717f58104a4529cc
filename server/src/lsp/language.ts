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
import type { Answers } from './answers';
import { noProblems } from './diagnostics';
import { attempted, guarded } from './guard';
import { sessionOf } from './session';
import type { SessionParts } from './session';

export type Language = ReturnType<typeof languageOf>;

export function languageOf(parts: SessionParts) {
  const { log } = parts;
  const session = sessionOf(parts, () => void attempted(log, 'Loading', answers));
  const { pull, workspace } = session;
  let loading: Promise<Answers> | undefined;

  /** Loads the handlers once; retries after a failure. */
  function answers(): Promise<Answers> {
    loading ??= import('./answers').then(({ answersOf }) => answersOf(parts, session));
    loading.catch(() => (loading = undefined));
    return loading;
  }

  return {
    session,
    answers,

    diagnostics: guarded<DocumentDiagnosticParams, DocumentDiagnosticReport>(log, 'Diagnostics', (params) =>
      pull ? pull(params) : noProblems,
    ),

    workspaceDiagnostics: (
      params: WorkspaceDiagnosticParams,
      token: CancellationToken,
      stream?: ResultProgressReporter<WorkspaceDiagnosticReportPartialResult>,
    ) =>
      guarded<WorkspaceDiagnosticParams, WorkspaceDiagnosticReport>(log, 'Workspace diagnostics', () =>
        workspace.pull(params, token, stream && ((part) => stream.report(part))),
      )(params, token),
  };
}
