/** The features of one document: formatting, semantic tokens, hints, highlights, linked editing, selection ranges, colours and links. */
import * as lsp from 'vscode-languageserver';
import {
  type OffsetRange,
  type OffsetTextEdit,
  type TokenBlocks,
  computeTokenEdits,
  createTokenBlocks,
  encodeSemanticTokens,
  findDocumentLinks,
  findHighlights,
  findInlayHints,
  findLinkedRanges,
  findSelectionRanges,
  findColorLiterals,
  formatDocument,
  formatOnType,
  getHover,
  getSignatureHelp,
  joinTokens,
} from '../features';
import { clientCommands, inlayHintKinds, formatRulePageUri } from '../protocol';
import { type DocumentHandlerFactory, type LogError, guardHandler } from './guard';
import type { Client } from './capabilities';
import { createPageLink, toOffset, toOffsets, toPosition, toRange, toTextEdit } from './convert';
import type { DocumentSnapshot, Documents } from './documents';
import type { Settings } from './settings';
import type { TextDocument } from 'vscode-languageserver-textdocument';

/** The word pattern of linked editing: editing stays linked as long as the text matches. */
const idWordPattern = '[A-Za-z0-9][A-Za-z0-9._-]*';

export function createDocumentFeatureHandlers(createHandler: DocumentHandlerFactory, client: Client) {
  return {
    highlights: createHandler<lsp.DocumentHighlightParams, lsp.DocumentHighlight[]>(
      'Highlights',
      [],
      (current, { position }) =>
        findHighlights(current.analysis, toOffset(current, position)).map(({ range, isDeclaration: declares }) => ({
          range: toRange(current, range),
          kind: declares ? lsp.DocumentHighlightKind.Write : lsp.DocumentHighlightKind.Read,
        })),
    ),

    linkedRanges: createHandler<lsp.LinkedEditingRangeParams, lsp.LinkedEditingRanges | null>(
      'Linked editing',
      null,
      (current, { position }) => {
        const ranges = findLinkedRanges(current.analysis, toOffset(current, position));
        if (ranges.length < 2) return null;
        return { ranges: ranges.map((range) => toRange(current, range)), wordPattern: idWordPattern };
      },
    ),

    selectionRanges: createHandler<lsp.SelectionRangeParams, lsp.SelectionRange[]>(
      'Expanding the selection',
      [],
      (current, params) =>
        params.positions.map((position) => {
          const ranges = findSelectionRanges(current.analysis, toOffset(current, position));
          return ranges.reduceRight<lsp.SelectionRange | undefined>(
            (parent, range) => ({ range: toRange(current, range), ...(parent && { parent }) }),
            undefined,
          )!;
        }),
    ),

    colors: createHandler<lsp.DocumentColorParams, lsp.ColorInformation[]>('Colours', [], (current) =>
      findColorLiterals(current.analysis).map(({ range, color }) => ({
        range: toRange(current, range),
        color: toLspColor(color),
      })),
    ),

    colorPresentations: createHandler<lsp.ColorPresentationParams, lsp.ColorPresentation[]>(
      'Colours',
      [],
      (_, { color }) => [{ label: toHexColor(color) }],
    ),

    links: createHandler<lsp.DocumentLinkParams, lsp.DocumentLink[]>('Links', [], (current) =>
      findDocumentLinks(current.analysis).flatMap(({ range, tooltip, target }) => {
        const uri = resolveLinkTarget(current, target, client);
        return uri === undefined ? [] : [{ range: toRange(current, range), tooltip, target: uri }];
      }),
    ),
  };
}

function resolveLinkTarget(
  { uri }: DocumentSnapshot,
  target: ReturnType<typeof findDocumentLinks>[number]['target'],
  client: Client,
): string | undefined {
  if ('rule' in target) return createPageLink(client)(target);
  try {
    return new URL(target.path, uri).href;
  } catch {
    return undefined; // Relative paths cannot be resolved against an untitled document.
  }
}

function toLspColor(color: string): lsp.Color {
  const [red, green, blue] = [1, 3, 5].map((index) => parseInt(color.slice(index, index + 2), 16) / 255) as [
    number,
    number,
    number,
  ];
  return { red, green, blue, alpha: 1 };
}

function toHexColor({ red, green, blue }: lsp.Color): string {
  const toHex = (channel: number) =>
    Math.round(Math.max(0, Math.min(1, channel)) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${toHex(red)}${toHex(green)}${toHex(blue)}`;
}

export function createFormattingHandlers(createHandler: DocumentHandlerFactory) {
  const toTextEdits = (current: DocumentSnapshot, edits: readonly OffsetTextEdit[]) =>
    edits.map((edit) => toTextEdit(current, edit));
  return {
    formatting: createHandler<lsp.DocumentFormattingParams, lsp.TextEdit[]>('Formatting', [], (current, { options }) =>
      toTextEdits(current, formatDocument(current.analysis, options)),
    ),

    rangeFormatting: createHandler<lsp.DocumentRangeFormattingParams, lsp.TextEdit[]>(
      'Formatting',
      [],
      (current, { options, range }) =>
        toTextEdits(current, formatDocument(current.analysis, options, toOffsets(current, range))),
    ),

    onTypeFormatting: createHandler<lsp.DocumentOnTypeFormattingParams, lsp.TextEdit[]>(
      'Formatting while typing',
      [],
      (current, { position, ch, options }) =>
        toTextEdits(current, formatOnType(current.analysis, toOffset(current, position), ch, options)),
    ),
  };
}

export function createSignatureHandlers(createHandler: DocumentHandlerFactory, client: Client) {
  return {
    signatureHelp: createHandler<lsp.SignatureHelpParams, lsp.SignatureHelp | null>(
      'Signature help',
      null,
      (current, { position }) => {
        const help = getSignatureHelp(current.analysis, toOffset(current, position));
        if (!help) return null;
        const { label, documentation, keys, active } = help;
        const parameters = keys.map(({ from, to, documentation: markdown }) => ({
          label: client.labelOffsets ? ([from, to] as [number, number]) : label.slice(from, to),
          documentation: client.markup.signature(markdown),
        }));
        return {
          signatures: [{ label, documentation: client.markup.signature(documentation), parameters }],
          activeSignature: 0,
          activeParameter: active,
        };
      },
    ),
  };
}

type OffsetHint = ReturnType<typeof findInlayHints>[number];

/** Identifies a hint for resolving it later. */
interface HintData {
  readonly uri: string;
  readonly version: number;
  readonly subjectOffset: number;
}

export function createInlayHintHandlers(
  createHandler: DocumentHandlerFactory,
  client: Client,
  documents: Documents,
  settings: Settings,
  log: LogError,
) {
  return {
    inlayHints: createHandler<lsp.InlayHintParams, lsp.InlayHint[]>('Inlay hints', [], async (current, params) => {
      const { inlayHints: enabledKinds } = await settings.get(current.uri);
      const kinds = new Set(inlayHintKinds.filter((kind) => enabledKinds[kind]));
      const range: OffsetRange = toOffsets(current, params.range);
      return findInlayHints(current.analysis, range, kinds).map((hint) => toHint(current, hint, client));
    }),

    resolveInlayHint: guardHandler<lsp.InlayHint, lsp.InlayHint>(log, 'Inlay hint', async (hint) => {
      const data = hint.data as HintData | undefined;
      const current = data && (await documents.getCurrent(data.uri));
      // Offsets of another version are no longer valid.
      const hoverText =
        current?.version === data?.version && current ? getHover(current.analysis, data.subjectOffset) : undefined;
      return hoverText ? { ...hint, tooltip: client.markup.hint(hoverText.markdown) } : hint;
    }),
  };
}

function toHint(
  current: DocumentSnapshot,
  { offset, label, rule, hoverOffset: about }: OffsetHint,
  client: Client,
): lsp.InlayHint {
  const data: HintData = { uri: current.uri, version: current.version, subjectOffset: about };
  return { position: toPosition(current, offset), label: [toLabelPart(label, rule, client)], paddingLeft: true, data };
}

/** A click shows the rule: through the client's command if there is one, else through the page's address if the client opens it. */
function toLabelPart(
  value: string,
  rule: OffsetHint['rule'],
  { asdicOptions, opensRulePages }: Client,
): lsp.InlayHintLabelPart {
  if (!rule) return { value };
  if (asdicOptions.clientCommands)
    return { value, command: { title: 'Show rule', command: clientCommands.showRule, arguments: [rule] } };
  const start = { line: 0, character: 0 };
  return opensRulePages
    ? { value, location: { uri: formatRulePageUri(rule), range: { start, end: start } } }
    : { value };
}

const noTokens: lsp.SemanticTokens = { data: [] };

/** The last result per document. Only clients that request deltas use its id. */
interface SentTokens {
  readonly resultId: string;
  readonly blocks: TokenBlocks;
}

export function createSemanticTokenHandlers(
  createHandler: DocumentHandlerFactory,
  openDocuments: lsp.TextDocuments<TextDocument>,
) {
  const lastSent = new Map<string, SentTokens>();
  let resultCount = 0;
  openDocuments.onDidClose(({ document }) => lastSent.delete(document.uri));

  function createResult({ uri, analysis }: DocumentSnapshot): SentTokens {
    const result = { resultId: String(++resultCount), blocks: createTokenBlocks(analysis) };
    lastSent.set(uri, result);
    return result;
  }

  const toSemanticTokens = ({ resultId, blocks }: SentTokens): lsp.SemanticTokens => ({
    resultId,
    data: [...joinTokens(blocks)],
  });

  return {
    semanticTokens: createHandler<lsp.SemanticTokensParams, lsp.SemanticTokens>(
      'Semantic tokens',
      noTokens,
      (current) => toSemanticTokens(createResult(current)),
    ),

    semanticTokensDelta: createHandler<lsp.SemanticTokensDeltaParams, lsp.SemanticTokens | lsp.SemanticTokensDelta>(
      'Semantic tokens',
      noTokens,
      (current, { previousResultId }) => {
        const previous = lastSent.get(current.uri);
        const latest = createResult(current);
        // Some clients request a delta before any result, without an id.
        if (!previous || previous.resultId !== previousResultId) return toSemanticTokens(latest);
        const edits = computeTokenEdits(previous.blocks, latest.blocks).map((edit) => ({
          ...edit,
          data: [...edit.data],
        }));
        return { resultId: latest.resultId, edits };
      },
    ),

    semanticTokensRange: createHandler<lsp.SemanticTokensRangeParams, lsp.SemanticTokens>(
      'Semantic tokens',
      noTokens,
      (current, { range }) => ({
        data: [...encodeSemanticTokens(current.analysis, toOffsets(current, range))],
      }),
    ),
  };
}
