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
import { joinedTokens, semanticTokens, tokenBlocks, tokenEdits } from '../features';
import type { TokenBlocks } from '../features';
import type { About } from './about';
import { toOffsets } from './convert';
import type { Current } from './documents';

const none: SemanticTokens = { data: [] };

/** The last result per document. Only clients that request deltas use its id. */
interface Sent {
  readonly resultId: string;
  readonly blocks: TokenBlocks;
}

export function semanticTokensOf(about: About, open: TextDocuments<TextDocument>) {
  const sent = new Map<string, Sent>();
  let count = 0;
  open.onDidClose(({ document }) => sent.delete(document.uri));

  function send({ uri, analysis }: Current): Sent {
    const result = { resultId: String(++count), blocks: tokenBlocks(analysis) };
    sent.set(uri, result);
    return result;
  }

  const whole = ({ resultId, blocks }: Sent): SemanticTokens => ({ resultId, data: [...joinedTokens(blocks)] });

  return {
    semanticTokens: about<SemanticTokensParams, SemanticTokens>('Semantic tokens', none, (current) =>
      whole(send(current)),
    ),

    semanticTokensDelta: about<SemanticTokensDeltaParams, SemanticTokens | SemanticTokensDelta>(
      'Semantic tokens',
      none,
      (current, { previousResultId }) => {
        const before = sent.get(current.uri);
        const now = send(current);
        // Some clients request a delta before any result, without an id.
        if (!before || before.resultId !== previousResultId) return whole(now);
        const edits = tokenEdits(before.blocks, now.blocks).map((edit) => ({ ...edit, data: [...edit.data] }));
        return { resultId: now.resultId, edits };
      },
    ),

    semanticTokensRange: about<SemanticTokensRangeParams, SemanticTokens>(
      'Semantic tokens',
      none,
      (current, { range }) => ({
        data: [...semanticTokens(current.analysis, toOffsets(current, range))],
      }),
    ),
  };
}
