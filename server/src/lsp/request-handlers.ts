/**
 * Request handlers other than diagnostics, loaded after the first diagnostics or on the first request. They only convert between LSP and
 * the features. Invariant: an error in a handler affects that response only.
 */
import * as lsp from 'vscode-languageserver';
import { URI, Utils } from 'vscode-uri';
import {
  isTruncated,
  hoverConfig,
  findDefinition,
  findFoldableRanges,
  getHover,
  findLenses,
  prepareLenses,
  createTurnLenses,
  renameTargetAt,
  diagnose,
  findIdAt,
  findReferences,
  findReferencesTo,
  findScenarioLink,
  renameId,
  renameSymbol,
  findFirstSymbols,
  findTableLink,
} from '../features';
import { formatRulePageLink, parseRulePageUri } from '../protocol';
import { createDocumentHandlerFactory, guardHandler } from './guard';
import { type ActionContext, readActionData, resolveActionEdit, toCodeActions } from './actions';
import { createCommandRunner } from './commands';
import { createCombatCommands } from './combat-commands';
import { createCombatLists } from './combat-lists';
import { createDebugSessions } from './debug-sessions';
import { listCompletions, toCompletionItem } from './completion';
import {
  createPageLink,
  toHover,
  toLens,
  toLocation,
  toOffset,
  toRange,
  toTextEdit,
  toWorkspaceEdits,
} from './convert';
import type { DocumentSnapshot } from './documents';
import {
  createDocumentFeatureHandlers,
  createFormattingHandlers,
  createInlayHintHandlers,
  createSemanticTokenHandlers,
  createSignatureHandlers,
} from './document-features';
import { createOutlineNotice, toFlatSymbols, toFold, toSymbol } from './outline';
import { createRulePageReader } from './rule-pages';
import { runStepByStep } from './runtime';
import { createScenarioReader } from './read-scenario';
import { createScenarioTests } from './scenario-tests';
import type { Session, SessionDependencies } from './session';
import { createCampaignFiles } from './workspace/campaign-files';
import { isConfig } from './workspace/table-documents';
import { createRenameFilesHandler } from './workspace/renamed-files';

export type RequestHandlers = ReturnType<typeof createRequestHandlers>;

export function createRequestHandlers(dependencies: SessionDependencies, session: Session) {
  const { connection, client, runtime, log, readFile } = dependencies;
  const { rulesets, documents, settings, memories, live, workspace, tables, odds, viewer } = session;
  const combats = createCombatCommands({ connection, runtime, ...session, onResultsChange: session.onResultsChange });
  const readRulePage = createRulePageReader(rulesets, documents, runtime);
  const readScenario = createScenarioReader(documents, tables, readFile);
  const campaignFiles = createCampaignFiles({ ...session, openDocuments: dependencies.openDocuments, readFile });
  const tests = createScenarioTests({ documents, workspace, odds, readScenario, campaignFiles });
  const debug = createDebugSessions(session);
  const combatLists = createCombatLists({ documents, workspace, live, readScenario });

  const createHandler = createDocumentHandlerFactory(documents, log);
  const outlineNotice = createOutlineNotice(connection, log);
  /** Also accepts open table files and configurations. */
  const createAnyDocumentHandler = createDocumentHandlerFactory({ getCurrent: session.getAnyDocument }, log);

  async function createActionContext(current: DocumentSnapshot, range: lsp.Range): Promise<ActionContext> {
    const { severity } = await settings.get(current.uri);
    return {
      current,
      range,
      problems: diagnose(current.analysis, severity),
      memory: memories.get(current.uri),
      tables,
      showsPages: viewer.canShow && createPageLink(client)({ ruleset: '' }) === undefined,
    };
  }

  return {
    ...createFormattingHandlers(createHandler),
    ...createSemanticTokenHandlers(createHandler, dependencies.openDocuments),
    ...createInlayHintHandlers(createHandler, client, documents, settings, log),
    ...createDocumentFeatureHandlers(createHandler, client),
    ...createSignatureHandlers(createHandler, client),

    hover: createAnyDocumentHandler<lsp.HoverParams, lsp.Hover | null>('Hover', null, (current, { position }) => {
      const explain = isConfig(current.uri) ? hoverConfig : getHover;
      const hoverText = explain(current.analysis, toOffset(current, position));
      return hoverText ? toHover(current, hoverText, client) : null;
    }),

    completion: createAnyDocumentHandler<lsp.CompletionParams, lsp.CompletionItem[] | lsp.CompletionList>(
      'Completion',
      [],
      async (current, { position }) => {
        const candidates = await listCompletions(current, toOffset(current, position), workspace);
        const items = candidates.map((candidate, order) => toCompletionItem(current, candidate, order, client));
        return isTruncated(candidates) ? { isIncomplete: true, items } : items;
      },
    ),

    lenses: createHandler<lsp.CodeLensParams, lsp.CodeLens[]>('Code lenses', [], async (current) => {
      const { enabled } = (await settings.get(current.uri)).lenses;
      if (!enabled) return [];
      await live.prepare(current);
      await runStepByStep(prepareLenses(current.analysis), runtime);
      // The text may have changed in the meantime.
      const latest = (await documents.getCurrent(current.uri)) ?? current;
      const allLenses = [
        ...createTurnLenses(latest.analysis),
        ...findLenses(latest.analysis, memories.get(latest.uri), live.get(latest.uri)),
      ];
      return allLenses.flatMap((lens) => toLens(latest, lens, client));
    }),

    actions: createHandler<lsp.CodeActionParams, lsp.CodeAction[]>(
      'Code actions',
      [],
      async (current, { range, context }) => toCodeActions(await createActionContext(current, range), context, client),
    ),

    resolveAction: guardHandler<lsp.CodeAction, lsp.CodeAction | null>(log, 'Code action', async (action) => {
      const data = readActionData(action);
      const current = data && (await documents.getCurrent(data.uri));
      const edit = current && (await resolveActionEdit(await createActionContext(current, data.range), data, client));
      return edit ? { ...action, edit } : action;
    }),

    symbols: createHandler<lsp.DocumentSymbolParams, lsp.DocumentSymbol[] | lsp.SymbolInformation[]>(
      'Symbols',
      [],
      async (current) => {
        const { maxSymbols } = (await settings.get(current.uri)).outline;
        const { symbols: outlineSymbols, hasMore } = findFirstSymbols(current.analysis, maxSymbols);
        if (hasMore) outlineNotice.notify(current.uri, maxSymbols);
        return client.nestsSymbols
          ? outlineSymbols.map((symbol) => toSymbol(current, symbol))
          : outlineSymbols.flatMap((symbol) => toFlatSymbols(current, symbol));
      },
    ),

    folds: createHandler<lsp.FoldingRangeParams, lsp.FoldingRange[]>('Folding', [], ({ analysis }) =>
      findFoldableRanges(analysis).map(toFold),
    ),

    definition: createAnyDocumentHandler<lsp.DefinitionParams, lsp.Location | null>(
      'Definition',
      null,
      async (current, { position }) => {
        const offset = toOffset(current, position);
        const link = findTableLink(current.analysis, offset) ?? findScenarioLink(current.analysis, offset);
        if (link) {
          const file = await tables.find(current.uri, link.path);
          const start = { line: 0, character: 0 };
          return file?.exists ? { uri: file.uri, range: { start, end: start } } : null;
        }
        const target = findDefinition(current.analysis, offset);
        return target ? toLocation(current, target) : null;
      },
    ),

    references: createAnyDocumentHandler<lsp.ReferenceParams, lsp.Location[]>(
      'References',
      [],
      async (current, { position, context: { includeDeclaration } }) => {
        const { analysis, uri } = current;
        const offset = toOffset(current, position);
        const namedId = findIdAt(analysis, offset);
        const occurrences = namedId ? await campaignFiles.findInOtherFiles(uri, namedId) : [];
        return [
          ...findReferences(analysis, offset, includeDeclaration).map((reference) => toLocation(current, reference)),
          ...occurrences.flatMap(({ file, namedId: fileId }) =>
            findReferencesTo(file.analysis, fileId, includeDeclaration).map((reference) => toLocation(file, reference)),
          ),
        ];
      },
    ),

    workspaceSymbols: guardHandler<lsp.WorkspaceSymbolParams, lsp.SymbolInformation[]>(
      log,
      'Workspace symbols',
      ({ query }) => workspace.findSymbols(query),
    ),

    prepareRename: createHandler<lsp.PrepareRenameParams, lsp.Range | null>('Rename', null, (current, { position }) => {
      const occurrence = renameTargetAt(current.analysis, toOffset(current, position));
      return occurrence ? toRange(current, occurrence.range) : null;
    }),

    rename: createHandler<lsp.RenameParams, lsp.WorkspaceEdit | null>(
      'Rename',
      null,
      async (current, { position, newName }) => {
        const { analysis, uri } = current;
        const offset = toOffset(current, position);
        const renamed = renameSymbol(analysis, offset, newName);
        if (!renamed) return null;
        const createRefusalError = (reason: string) => new lsp.ResponseError(lsp.LSPErrorCodes.RequestFailed, reason);
        if ('refused' in renamed) throw createRefusalError(renamed.refused);
        const namedId = findIdAt(analysis, offset);
        const occurrences = namedId ? await campaignFiles.findInOtherFiles(uri, namedId) : [];
        const changes = occurrences.map(({ file, namedId: fileId }) => {
          const edits = renameId(file.analysis, fileId, newName);
          if ('refused' in edits)
            throw createRefusalError(`In ${decodeURIComponent(Utils.basename(URI.parse(file.uri)))}: ${edits.refused}`);
          return [file.uri, edits.map((edit) => toTextEdit(file, edit))] as const;
        });
        const currentFileChange = [uri, renamed.map((edit) => toTextEdit(current, edit))] as const;
        return toWorkspaceEdits([currentFileChange, ...changes], client, (each) =>
          each === uri ? current.version : dependencies.openDocuments.get(each)?.version,
        );
      },
    ),

    renamedFiles: guardHandler<lsp.RenameFilesParams, lsp.WorkspaceEdit | null>(
      log,
      'Renaming files',
      createRenameFilesHandler({ ...session, openDocuments: dependencies.openDocuments, readFile }),
    ),

    /** A report, or the page of a rule that links to others, as a virtual document. */
    ruleDocument: guardHandler<lsp.TextDocumentContentParams, lsp.TextDocumentContentResult | null>(
      log,
      'Rule page',
      async ({ uri }) => {
        const report = viewer.read(uri);
        if (report !== undefined) return { text: report };
        const page = parseRulePageUri(uri);
        const text = page && (await readRulePage(page, formatRulePageLink));
        return { text: text ?? `There is no rule at ${uri}.` };
      },
    ),

    command: createCommandRunner(
      connection,
      client,
      documents,
      combats,
      combatLists,
      tests,
      debug,
      viewer,
      readRulePage,
      log,
    ),
  };
}
