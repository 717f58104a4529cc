/** Monaco providers for the server's features. They only convert types. */
import * as monaco from 'monaco-editor/editor';
import {
  fromPosition,
  fromRange,
  toCodeAction,
  toCodeLens,
  toCompletionList,
  toDefinition,
  toDocumentHighlight,
  toDocumentSymbol,
  toFoldingRange,
  toHover,
  toInlayHint,
  toLocation,
  toTextEdit,
  toWorkspaceEdit,
} from 'monaco-languageserver-types';
import {
  type CodeAction,
  CodeActionRequest,
  CodeActionResolveRequest,
  CodeLensRefreshRequest,
  CodeLensRequest,
  type Command,
  CompletionRequest,
  type Definition,
  DefinitionRequest,
  type Diagnostic,
  DocumentFormattingRequest,
  DocumentHighlightRequest,
  DocumentOnTypeFormattingRequest,
  DocumentSymbolRequest,
  FoldingRangeRequest,
  HoverRequest,
  type InlayHint,
  InlayHintRefreshRequest,
  InlayHintRequest,
  InlayHintResolveRequest,
  type ProtocolRequestType,
  ReferencesRequest,
  RenameRequest,
  SemanticTokensRangeRequest,
  SemanticTokensRefreshRequest,
} from 'vscode-languageserver-protocol/browser';
import { clientCommands } from '../../server/src/protocol';
import type { Server } from './server';

type Model = monaco.editor.ITextModel;

const toDocumentParams = (model: Model) => ({ textDocument: { uri: model.uri.toString() } });
const toPositionParams = (model: Model, position: monaco.IPosition) => ({
  ...toDocumentParams(model),
  position: fromPosition(position),
});

/** @param getProblems the server's diagnostics of a model */
export function registerProviders(
  language: string,
  server: Server,
  getProblems: (uri: string) => readonly Diagnostic[],
): void {
  const { connection, capabilities } = server;
  const { languages } = monaco;

  /** Errors and cancellation give null; errors are logged. */
  async function ask<P, R, PR, RO>(
    type: ProtocolRequestType<P, R, PR, void, RO>,
    params: P,
    token: monaco.CancellationToken,
  ): Promise<R | null> {
    return connection.sendRequest<R>(type.method, params, token).catch((error: unknown) => {
      if (!token.isCancellationRequested) console.error(error);
      return null;
    });
  }

  languages.registerHoverProvider(language, {
    async provideHover(model, position, token) {
      const hover = await ask(HoverRequest.type, toPositionParams(model, position), token);
      return hover && trustRuleLinks(toHover(hover));
    },
  });

  languages.registerCompletionItemProvider(language, {
    triggerCharacters: capabilities.completionProvider?.triggerCharacters,
    async provideCompletionItems(model, position, _context, token) {
      // Before the request, as the model may be disposed when the response arrives.
      const word = model.getWordUntilPosition(position);
      const result = await ask(CompletionRequest.type, toPositionParams(model, position), token);
      const range = monaco.Range.fromPositions(position).setStartPosition(position.lineNumber, word.startColumn);
      return (
        result && toCompletionList(Array.isArray(result) ? { isIncomplete: false, items: result } : result, { range })
      );
    },
  });

  const lensesChanged = new monaco.Emitter<monaco.languages.CodeLensProvider>();
  const lenses: monaco.languages.CodeLensProvider = {
    onDidChange: lensesChanged.event as never,
    async provideCodeLenses(model, token) {
      const result = await ask(CodeLensRequest.type, toDocumentParams(model), token);
      return { lenses: (result ?? []).map(toCodeLens), dispose: () => undefined };
    },
  };
  languages.registerCodeLensProvider(language, lenses);
  connection.onRequest(CodeLensRefreshRequest.type, () => lensesChanged.fire(lenses));

  /** The server's code actions, for resolving. */
  const originals = new WeakMap<object, CodeAction>();
  languages.registerCodeActionProvider(language, {
    async provideCodeActions(model, range, { only }, token) {
      const problems = getProblems(model.uri.toString()).filter((problem) => touches(problem.range, fromRange(range)));
      const context = { diagnostics: problems, ...(only !== undefined && { only: [only] }) };
      const result = await ask(
        CodeActionRequest.type,
        { ...toDocumentParams(model), range: fromRange(range), context },
        token,
      );
      const actions = (result ?? [])
        .filter((action): action is CodeAction => !isCommand(action))
        // The page has no debugger.
        .filter(({ command }) => command?.command !== clientCommands.stepThrough)
        .map((action) => {
          const converted = toCodeAction(action);
          originals.set(converted, action);
          return converted;
        });
      return { actions, dispose: () => undefined };
    },
    async resolveCodeAction(action, token) {
      const original = originals.get(action);
      const resolvedAction = original && (await ask(CodeActionResolveRequest.type, original, token));
      return resolvedAction?.edit ? { ...action, edit: toWorkspaceEdit(resolvedAction.edit) } : action;
    },
  });

  languages.registerDocumentSymbolProvider(language, {
    async provideDocumentSymbols(model, token) {
      const result = await ask(DocumentSymbolRequest.type, toDocumentParams(model), token);
      return (result ?? []).flatMap((symbol) => ('selectionRange' in symbol ? [toDocumentSymbol(symbol)] : []));
    },
  });
  languages.registerFoldingRangeProvider(language, {
    provideFoldingRanges: async (model, _context, token) =>
      (await ask(FoldingRangeRequest.type, toDocumentParams(model), token))?.map(toFoldingRange),
  });
  languages.registerDefinitionProvider(language, {
    async provideDefinition(model, position, token) {
      const result = await ask(DefinitionRequest.type, toPositionParams(model, position), token);
      return result && toDefinition(result as Definition);
    },
  });
  languages.registerReferenceProvider(language, {
    async provideReferences(model, position, context, token) {
      const result = await ask(ReferencesRequest.type, { ...toPositionParams(model, position), context }, token);
      return result?.map(toLocation);
    },
  });
  languages.registerDocumentHighlightProvider(language, {
    provideDocumentHighlights: async (model, position, token) =>
      (await ask(DocumentHighlightRequest.type, toPositionParams(model, position), token))?.map(toDocumentHighlight),
  });
  languages.registerRenameProvider(language, {
    async provideRenameEdits(model, position, newName, token) {
      try {
        const edit = await connection.sendRequest(
          RenameRequest.type,
          { ...toPositionParams(model, position), newName },
          token,
        );
        return edit ? toWorkspaceEdit(edit) : { edits: [], rejectReason: 'There is nothing here that has a name.' };
      } catch (error) {
        return { edits: [], rejectReason: error instanceof Error ? error.message : String(error) };
      }
    },
  });

  languages.registerDocumentFormattingEditProvider(language, {
    provideDocumentFormattingEdits: async (model, options, token) =>
      (await ask(DocumentFormattingRequest.type, { ...toDocumentParams(model), options: { ...options } }, token))?.map(
        toTextEdit,
      ),
  });
  const { firstTriggerCharacter = '\n', moreTriggerCharacter = [] } =
    capabilities.documentOnTypeFormattingProvider ?? {};
  languages.registerOnTypeFormattingEditProvider(language, {
    autoFormatTriggerCharacters: [firstTriggerCharacter, ...moreTriggerCharacter],
    provideOnTypeFormattingEdits: async (model, position, ch, options, token) =>
      (
        await ask(
          DocumentOnTypeFormattingRequest.type,
          { ...toPositionParams(model, position), ch, options: { ...options } },
          token,
        )
      )?.map(toTextEdit),
  });

  const hintsChanged = new monaco.Emitter<void>();
  const hints = new WeakMap<object, InlayHint>();
  languages.registerInlayHintsProvider(language, {
    onDidChangeInlayHints: hintsChanged.event,
    async provideInlayHints(model, range, token) {
      const result = await ask(InlayHintRequest.type, { ...toDocumentParams(model), range: fromRange(range) }, token);
      const converted = (result ?? []).map((hint) => {
        const item = toInlayHint(hint);
        hints.set(item, hint);
        return item;
      });
      return { hints: converted, dispose: () => undefined };
    },
    async resolveInlayHint(hint, token) {
      const original = hints.get(hint);
      const resolvedHint = original && (await ask(InlayHintResolveRequest.type, original, token));
      return resolvedHint ? toInlayHint(resolvedHint) : hint;
    },
  });
  connection.onRequest(InlayHintRefreshRequest.type, () => hintsChanged.fire());

  const tokensChanged = new monaco.Emitter<void>();
  const legend = capabilities.semanticTokensProvider?.legend ?? { tokenTypes: [], tokenModifiers: [] };
  // Only the visible range, as the bundled Monaco features have no other token provider.
  languages.registerDocumentRangeSemanticTokensProvider(language, {
    onDidChange: tokensChanged.event,
    getLegend: () => legend,
    async provideDocumentRangeSemanticTokens(model, range, token) {
      const params = { ...toDocumentParams(model), range: fromRange(range) };
      const tokens = await ask(SemanticTokensRangeRequest.type, params, token);
      return tokens && { data: Uint32Array.from(tokens.data) };
    },
  });
  connection.onRequest(SemanticTokensRefreshRequest.type, () => tokensChanged.fire());
}

/** Hovers link rules by command; no other command may run from a hover. */
function trustRuleLinks(hover: monaco.languages.Hover): monaco.languages.Hover {
  const isTrusted = { enabledCommands: [clientCommands.showRule] };
  return { ...hover, contents: hover.contents.map((content) => ({ ...content, isTrusted })) };
}

function isCommand(action: CodeAction | Command): action is Command {
  return typeof action.command === 'string';
}

function touches(a: Diagnostic['range'], b: Diagnostic['range']): boolean {
  const isBefore = (first: Diagnostic['range']['start'], second: Diagnostic['range']['start']): boolean =>
    first.line < second.line || (first.line === second.line && first.character < second.character);
  return !isBefore(a.end, b.start) && !isBefore(b.end, a.start);
}
