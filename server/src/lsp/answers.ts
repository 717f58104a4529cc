/**
 * Request handlers other than diagnostics, loaded after the first diagnostics or on the first request. They only convert between LSP and
 * the features. Invariant: an error in a handler affects that response only.
 */
import { LSPErrorCodes, ResponseError } from 'vscode-languageserver';
import type {
  CancellationToken,
  CodeAction,
  CodeActionParams,
  CodeLens,
  CodeLensParams,
  CompletionItem,
  CompletionList,
  CompletionParams,
  DefinitionParams,
  DocumentSymbol,
  DocumentSymbolParams,
  ExecuteCommandParams,
  FoldingRange,
  FoldingRangeParams,
  Hover,
  HoverParams,
  Location,
  PrepareRenameParams,
  Range,
  ReferenceParams,
  RenameFilesParams,
  RenameParams,
  SymbolInformation,
  TextDocumentContentParams,
  TextDocumentContentResult,
  WorkDoneProgressReporter,
  WorkspaceEdit,
  WorkspaceSymbolParams,
} from 'vscode-languageserver';
import {
  areCut,
  configHover,
  definition,
  environment,
  folds,
  hover,
  lenses,
  preparingLenses,
  turnLenses,
  nameAt,
  problems,
  references,
  rename,
  rulePage,
  firstSymbols,
  tableLinkAt,
} from '../features';
import { rulePageLink, rulePageOf } from '../protocol';
import { aboutDocuments } from './about';
import { dataOf, editOf, toCodeActions } from './actions';
import type { ActionsAt } from './actions';
import { commandNames, commandsOf } from './commands';
import { combatsOf } from './combats';
import { completionsAt, toCompletionItem } from './completion';
import { toHover, toLens, toLocation, toOffset, toRange, toWorkspaceEdit } from './convert';
import type { Current } from './documents';
import { formattingOf } from './formatting';
import { guarded } from './guard';
import { outlineNotice, toFlatSymbols, toFold, toSymbol } from './outline';
import { inlayHintsOf } from './inlay-hints';
import { inTurns } from './runtime';
import { readingOf } from './reading';
import { semanticTokensOf } from './semantic-tokens';
import { signatureOf } from './signature';
import { scenarioTests } from './scenario-tests';
import type { Session, SessionParts } from './session';
import { isConfig } from './workspace/config-documents';
import { renamedFilesOf } from './workspace/renamed-files';

export type Answers = ReturnType<typeof answersOf>;

export function answersOf(parts: SessionParts, session: Session) {
  const { connection, client, runtime, log, readFile } = parts;
  const { rulesets, documents, settings, memories, live, workspace, tables, odds } = session;
  const combats = combatsOf({ connection, runtime, ...session, changed: session.resultsChanged });
  const tests = scenarioTests({ documents, tables, readFile, workspace, odds });
  const run = commandsOf(connection, client, rulesets, documents, combats, tests);

  const about = aboutDocuments(documents, log);
  const outlineCut = outlineNotice(connection, log);
  /** Also accepts open table files and configurations. */
  const aboutTables = aboutDocuments({ current: session.anyDocument }, log);

  async function actionsAt(current: Current, range: Range): Promise<ActionsAt> {
    const { severity } = await settings.of(current.uri);
    return {
      current,
      range,
      problems: problems(current.analysis, severity),
      memory: memories.of(current.uri),
      tables,
    };
  }

  return {
    ...formattingOf(about),
    ...semanticTokensOf(about, parts.open),
    ...inlayHintsOf(about, client, documents, settings, log),
    ...readingOf(about, client),
    ...signatureOf(about, client),

    hover: aboutTables<HoverParams, Hover | null>('Hover', null, (current, { position }) => {
      const explain = isConfig(current.uri) ? configHover : hover;
      const found = explain(current.analysis, toOffset(current, position));
      return found ? toHover(current, found, client) : null;
    }),

    completion: aboutTables<CompletionParams, CompletionItem[] | CompletionList>(
      'Completion',
      [],
      async (current, { position }) => {
        const found = await completionsAt(current, toOffset(current, position), workspace);
        const items = found.map((one, order) => toCompletionItem(current, one, order, client));
        return areCut(found) ? { isIncomplete: true, items } : items;
      },
    ),

    lenses: about<CodeLensParams, CodeLens[]>('Code lenses', [], async (current) => {
      const { enabled } = (await settings.of(current.uri)).lenses;
      if (!enabled) return [];
      await live.ready(current);
      await inTurns(preparingLenses(current.analysis), runtime);
      // The text may have changed in the meantime.
      const now = (await documents.current(current.uri)) ?? current;
      const found = [...turnLenses(now.analysis), ...lenses(now.analysis, memories.of(now.uri), live.of(now.uri))];
      return found.flatMap((lens) => toLens(now, lens, client));
    }),

    actions: about<CodeActionParams, CodeAction[]>('Code actions', [], async (current, { range, context }) =>
      toCodeActions(await actionsAt(current, range), context, client),
    ),

    resolveAction: guarded<CodeAction, CodeAction | null>(log, 'Code action', async (action) => {
      const data = dataOf(action);
      const current = data && (await documents.current(data.uri));
      const edit = current && (await editOf(await actionsAt(current, data.range), data, client));
      return edit ? { ...action, edit } : action;
    }),

    symbols: about<DocumentSymbolParams, DocumentSymbol[] | SymbolInformation[]>('Symbols', [], async (current) => {
      const { maxSymbols } = (await settings.of(current.uri)).outline;
      const { symbols: found, more } = firstSymbols(current.analysis, maxSymbols);
      if (more) outlineCut.tell(current.uri, maxSymbols);
      return client.nestsSymbols
        ? found.map((symbol) => toSymbol(current, symbol))
        : found.flatMap((symbol) => toFlatSymbols(current, symbol));
    }),

    folds: about<FoldingRangeParams, FoldingRange[]>('Folding', [], ({ analysis }) => folds(analysis).map(toFold)),

    definition: aboutTables<DefinitionParams, Location | null>('Definition', null, async (current, { position }) => {
      const offset = toOffset(current, position);
      const link = tableLinkAt(current.analysis, offset);
      if (link) {
        const file = await tables.find(current.uri, link.path);
        const start = { line: 0, character: 0 };
        return file?.exists ? { uri: file.uri, range: { start, end: start } } : null;
      }
      const found = definition(current.analysis, offset);
      return found ? toLocation(current, found) : null;
    }),

    references: aboutTables<ReferenceParams, Location[]>('References', [], (current, { position, context }) =>
      references(current.analysis, toOffset(current, position), context.includeDeclaration).map((found) =>
        toLocation(current, found),
      ),
    ),

    workspaceSymbols: guarded<WorkspaceSymbolParams, SymbolInformation[]>(log, 'Workspace symbols', ({ query }) =>
      workspace.symbols(query),
    ),

    prepareRename: about<PrepareRenameParams, Range | null>('Rename', null, (current, { position }) => {
      const found = nameAt(current.analysis, toOffset(current, position));
      return found ? toRange(current, found.range) : null;
    }),

    rename: about<RenameParams, WorkspaceEdit | null>('Rename', null, (current, { position, newName }) => {
      const renamed = rename(current.analysis, toOffset(current, position), newName);
      if (!renamed) return null;
      if ('refused' in renamed) throw new ResponseError(LSPErrorCodes.RequestFailed, renamed.refused);
      return toWorkspaceEdit(current, renamed, client);
    }),

    renamedFiles: guarded<RenameFilesParams, WorkspaceEdit | null>(
      log,
      'Renaming files',
      renamedFilesOf({ ...session, open: parts.open, readFile }),
    ),

    /** The page of a rule, as a virtual document that links to others. */
    ruleDocument: guarded<TextDocumentContentParams, TextDocumentContentResult | null>(
      log,
      'Rule page',
      async ({ uri }) => {
        const page = rulePageOf(uri);
        if (page) await rulesets.load([page.ruleset]);
        const text = page && rulePage(page, environment({ rulesets: rulesets.all(), ruleLink: rulePageLink }));
        return { text: text ?? `There is no rule at ${uri}.` };
      },
    ),

    command: (params: ExecuteCommandParams, token: CancellationToken, reporter: WorkDoneProgressReporter) =>
      guarded<ExecuteCommandParams, unknown>(log, commandNames[params.command] ?? params.command, () =>
        run(params, token, reporter),
      )(params, token),
  };
}
