/** Semantic tokens: full, range and delta. */
import type {
  SemanticTokens,
  SemanticTokensDelta,
  SemanticTokensDeltaParams,
  SemanticTokensParams,
  SemanticTokensRangeParams,
  TextDocuments,
} from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import {
  type TokenBlocks,
  computeTokenEdits,
  createTokenBlocks,
  encodeSemanticTokens,
  joinedTokens,
} from '../features';
import type { DocumentHandlerFactory } from './document-handler';
import { toOffsets } from './convert';
import type { DocumentSnapshot } from './documents';

const noTokens: SemanticTokens = { data: [] };

/** The last result per document. Only clients that request deltas use its id. */
interface SentTokens {
  readonly resultId: string;
  readonly blocks: TokenBlocks;
}

export function createSemanticTokenHandlers(
  documentHandler: DocumentHandlerFactory,
  open: TextDocuments<TextDocument>,
) {
  const lastSent = new Map<string, SentTokens>();
  let count = 0;
  open.onDidClose(({ document }) => lastSent.delete(document.uri));

  function createResult({ uri, analysis }: DocumentSnapshot): SentTokens {
    const result = { resultId: String(++count), blocks: createTokenBlocks(analysis) };
    lastSent.set(uri, result);
    return result;
  }

  const toSemanticTokens = ({ resultId, blocks }: SentTokens): SemanticTokens => ({
    resultId,
    data: [...joinedTokens(blocks)],
  });

  return {
    semanticTokens: documentHandler<SemanticTokensParams, SemanticTokens>('Semantic tokens', noTokens, (current) =>
      toSemanticTokens(createResult(current)),
    ),

    semanticTokensDelta: documentHandler<SemanticTokensDeltaParams, SemanticTokens | SemanticTokensDelta>(
      'Semantic tokens',
      noTokens,
      (current, { previousResultId }) => {
        const before = lastSent.get(current.uri);
        const latest = createResult(current);
        // Some clients request a delta before any result, without an id.
        if (!before || before.resultId !== previousResultId) return toSemanticTokens(latest);
        const edits = computeTokenEdits(before.blocks, latest.blocks).map((edit) => ({
          ...edit,
          data: [...edit.data],
        }));
        return { resultId: latest.resultId, edits };
      },
    ),

    semanticTokensRange: documentHandler<SemanticTokensRangeParams, SemanticTokens>(
      'Semantic tokens',
      noTokens,
      (current, { range }) => ({
        data: [...encodeSemanticTokens(current.analysis, toOffsets(current, range))],
      }),
    ),
  };
}
