/** Client capabilities, and the server capabilities derived from them. */
import * as lsp from 'vscode-languageserver';
import { toPlainText } from '../features/format/markdown';
import {
  type AsdicInitializationOptions,
  reportScheme,
  ruleScheme,
  semanticTokenModifiers,
  semanticTokenTypes,
  serverCommands,
} from '../protocol';
import { chooseEncoding } from './positions';

/** Client capabilities that change the server's behaviour. */
export type Client = ReturnType<typeof readClient>;

export function readClient({ capabilities, initializationOptions, workspaceFolders, rootUri }: lsp.InitializeParams) {
  const { textDocument, workspace, window, general } = capabilities;
  const signatures = textDocument?.signatureHelp?.signatureInformation;
  return {
    /** Diagnostics are pulled if the client supports it, else pushed; never both. */
    pullsDiagnostics: textDocument?.diagnostic !== undefined,
    refreshesDiagnostics: workspace?.diagnostics?.refreshSupport === true,
    refreshesLenses: workspace?.codeLens?.refreshSupport === true,
    answersConfiguration: workspace?.configuration === true,
    registersConfiguration: workspace?.didChangeConfiguration?.dynamicRegistration === true,
    registersWatchers: workspace?.didChangeWatchedFiles?.dynamicRegistration === true,
    /** The client can register further documents dynamically. */
    registersDocuments: [
      textDocument?.synchronization,
      textDocument?.hover,
      textDocument?.completion,
      textDocument?.definition,
      textDocument?.references,
    ].every((capability) => capability?.dynamicRegistration === true),
    supportsWorkspaceFolders: workspace?.workspaceFolders === true,
    progress: window?.workDoneProgress === true,
    semanticTokens: textDocument?.semanticTokens !== undefined,
    inlayHints: textDocument?.inlayHint !== undefined,
    refreshesInlayHints: workspace?.inlayHint?.refreshSupport === true,
    refreshesSemanticTokens: workspace?.semanticTokens?.refreshSupport === true,
    highlights: textDocument?.documentHighlight !== undefined,
    linkedEditing: textDocument?.linkedEditingRange !== undefined,
    selectionRanges: textDocument?.selectionRange !== undefined,
    colors: textDocument?.colorProvider !== undefined,
    links: textDocument?.documentLink !== undefined,
    onTypeFormatting: textDocument?.onTypeFormatting !== undefined,
    signatureHelp: textDocument?.signatureHelp !== undefined,
    /** Signature parameters may be given as offsets into the label. */
    labelOffsets: signatures?.parameterInformation?.labelOffsetSupport === true,
    versionedEdits: workspace?.workspaceEdit?.documentChanges === true,
    resolvesActionEdits: resolvesEdits(capabilities),
    /** Edits may create files. */
    createsFiles:
      workspace?.workspaceEdit?.documentChanges === true &&
      workspace.workspaceEdit.resourceOperations?.includes('create') === true,
    /** The client requests edits before files are renamed. */
    renamesFiles: workspace?.fileOperations?.willRename === true,
    snippets: textDocument?.completion?.completionItem?.snippetSupport === true,
    /** Markdown if the client renders it, else plain text. */
    markup: {
      hover: createMarkupFormatter(textDocument?.hover?.contentFormat),
      completion: createMarkupFormatter(textDocument?.completion?.completionItem?.documentationFormat),
      signature: createMarkupFormatter(signatures?.documentationFormat),
      // The protocol has no format negotiation for hints: clients that render Markdown hovers render it there too.
      hint: createMarkupFormatter(textDocument?.hover?.contentFormat),
    },
    /** Document symbols may be nested. */
    nestsSymbols: textDocument?.documentSymbol?.hierarchicalDocumentSymbolSupport === true,
    /** The client opens a document when the server requests it. */
    showsDocuments: window?.showDocument?.support === true,
    /** The client can open `asdic-rule:` documents. */
    opensRulePages: workspace?.textDocumentContent !== undefined,
    /** The unit of character positions. */
    encoding: chooseEncoding(general?.positionEncodings),
    asdicOptions: readInitializationOptions(initializationOptions),
    /** URIs of the workspace folders at initialization. */
    folders: workspaceFolders?.map(({ uri }) => uri) ?? (rootUri ? [rootUri] : []),
  };
}

type ToMarkup = (markdown: string) => lsp.MarkupContent;

function createMarkupFormatter(formats: readonly lsp.MarkupKind[] | undefined): ToMarkup {
  if (formats?.includes(lsp.MarkupKind.Markdown)) return (value) => ({ kind: lsp.MarkupKind.Markdown, value });
  return (markdown) => ({ kind: lsp.MarkupKind.PlainText, value: toPlainText(markdown) });
}

function resolvesEdits({ textDocument }: lsp.ClientCapabilities): boolean {
  return (
    textDocument?.codeAction?.dataSupport === true &&
    textDocument.codeAction.resolveSupport?.properties.includes('edit') === true
  );
}

function readInitializationOptions(value: unknown): AsdicInitializationOptions {
  const options: AsdicInitializationOptions = typeof value === 'object' && value !== null ? value : {};
  // Editors open the links of the site, so nothing but a web page is linked to.
  const site = /^https?:\/\/[^\s]+$/.exec(String(options.site))?.[0].replace(/\/$/, '');
  return { ...options, site };
}

/** Actions on combats, such as resolving one: no kind of the protocol fits. */
export const combatActionKind = 'asdic.combat';

/** Actions that show the page of a code or a rule. */
export const pageActionKind = 'asdic.page';

export const completionTriggers = [':', ' ', '-', '[', '{', ','];

/** Scenarios, tables, and folders that may contain them. */
const renamedFilePatterns = [
  { pattern: { glob: '**/*.{yaml,yml,json}', matches: lsp.FileOperationPatternKind.file } },
  { pattern: { glob: '**', matches: lsp.FileOperationPatternKind.folder } },
];

export function createServerCapabilities(client: Client): lsp.ServerCapabilities {
  return {
    positionEncoding: client.encoding.kind,
    textDocumentSync: { openClose: true, change: lsp.TextDocumentSyncKind.Incremental, save: true },
    ...(client.pullsDiagnostics && {
      diagnosticProvider: { identifier: 'asdic', interFileDependencies: true, workspaceDiagnostics: true },
    }),
    hoverProvider: true,
    codeLensProvider: {},
    codeActionProvider: {
      codeActionKinds: [
        lsp.CodeActionKind.QuickFix,
        lsp.CodeActionKind.SourceFixAll,
        lsp.CodeActionKind.RefactorExtract,
        lsp.CodeActionKind.RefactorInline,
        lsp.CodeActionKind.RefactorRewrite,
        combatActionKind,
        pageActionKind,
      ],
      resolveProvider: client.resolvesActionEdits,
    },
    completionProvider: { triggerCharacters: completionTriggers },
    ...(client.signatureHelp && {
      signatureHelpProvider: { triggerCharacters: ['{', ','], retriggerCharacters: [':', ' '] },
    }),
    documentSymbolProvider: { label: 'Asdic' },
    foldingRangeProvider: true,
    workspaceSymbolProvider: true,
    definitionProvider: true,
    referencesProvider: true,
    renameProvider: { prepareProvider: true },
    ...(client.semanticTokens && {
      semanticTokensProvider: {
        legend: { tokenTypes: [...semanticTokenTypes], tokenModifiers: [...semanticTokenModifiers] },
        full: { delta: true },
        range: true,
      },
    }),
    ...(client.inlayHints && { inlayHintProvider: { resolveProvider: true } }),
    ...(client.highlights && { documentHighlightProvider: true }),
    ...(client.linkedEditing && { linkedEditingRangeProvider: true }),
    ...(client.selectionRanges && { selectionRangeProvider: true }),
    ...(client.colors && { colorProvider: true }),
    ...(client.links && { documentLinkProvider: { resolveProvider: false } }),
    // Some editors that format do not announce it: Neovim 0.7, for example.
    documentFormattingProvider: true,
    documentRangeFormattingProvider: true,
    ...(client.onTypeFormatting && {
      documentOnTypeFormattingProvider: { firstTriggerCharacter: '\n', moreTriggerCharacter: ['}', ']'] },
    }),
    executeCommandProvider: { commands: Object.values(serverCommands), workDoneProgress: true },
    workspace: {
      workspaceFolders: { supported: true, changeNotifications: true },
      ...(client.renamesFiles && { fileOperations: { willRename: { filters: renamedFilePatterns } } }),
      ...(client.opensRulePages && { textDocumentContent: { schemes: [ruleScheme, reportScheme] } }),
    },
  };
}
