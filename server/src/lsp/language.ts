/**
 * What the server answers once the features are loaded. Nothing here computes: the features do, and this converts.
 * Invariant: whatever goes wrong in an answer costs that answer alone.
 */
import type {
  CancellationToken,
  CodeLens,
  CodeLensParams,
  DocumentDiagnosticParams,
  DocumentDiagnosticReport,
  ExecuteCommandParams,
  Hover,
  HoverParams,
  WorkDoneProgressReporter,
} from 'vscode-languageserver';
import { hover, lenses } from '../features';
import { commandsOf } from './commands';
import { toHover, toLens, toOffset } from './convert';
import { noProblems } from './diagnostics';
import type { Current } from './documents';
import { guarded } from './guard';
import { sessionOf } from './session';
import type { SessionParts } from './session';

export type Language = ReturnType<typeof languageOf>;

export function languageOf(parts: SessionParts) {
  const { connection, client, log } = parts;
  const session = sessionOf(parts);
  const { documents, settings, combats, pull } = session;
  const run = commandsOf(connection, client, combats);

  /** A handler of what is asked of a document. One that is not open has an empty answer. */
  function about<Params extends { readonly textDocument: { readonly uri: string } }, Result>(
    name: string,
    empty: Result,
    answer: (current: Current, params: Params) => Result | Promise<Result>,
  ) {
    return guarded<Params, Result>(log, name, empty, async (params) => {
      const current = await documents.current(params.textDocument.uri);
      return current ? answer(current, params) : empty;
    });
  }

  return {
    session,

    diagnostics: guarded<DocumentDiagnosticParams, DocumentDiagnosticReport>(log, 'Diagnostics', noProblems, (params) =>
      pull ? pull(params) : noProblems,
    ),

    hover: about<HoverParams, Hover | null>('Hover', null, (current, { position }) => {
      const found = hover(current.analysis, toOffset(current, position));
      return found ? toHover(current, found) : null;
    }),

    lenses: about<CodeLensParams, CodeLens[]>('Code lenses', [], async (current) => {
      const { enabled } = (await settings.of(current.uri)).lenses;
      if (!enabled) return [];
      return lenses(current.analysis, combats.memoryOf(current.uri)).flatMap((lens) => toLens(current, lens, client));
    }),

    command: (params: ExecuteCommandParams, token: CancellationToken, reporter: WorkDoneProgressReporter) =>
      guarded<ExecuteCommandParams, unknown>(log, params.command, null, () => run(params, token, reporter))(params, token),
  };
}
