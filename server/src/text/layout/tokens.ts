/** Start and end offsets of tokens in the parser's lossless tree. */
import type { CST } from 'yaml';

export function isFlowScalar(token: CST.Token): token is CST.FlowScalar {
  const { type } = token;
  return type === 'scalar' || type === 'alias' || type === 'single-quoted-scalar' || type === 'double-quoted-scalar';
}

const isVisible = ({ type }: CST.SourceToken): boolean => type !== 'space' && type !== 'newline' && type !== 'comment';

export type BlockCollection = CST.BlockMap | CST.BlockSequence;

/** The offset of the first token that is neither space nor comment. A parser's offset of a mapping is behind the anchor of its first key. */
export function findTokenStart({ items, offset }: BlockCollection): number {
  return items[0]?.start.find(isVisible)?.offset ?? offset;
}

/** The offset after the last token that is neither space nor comment. */
export function findTokenEnd(token: CST.Token): number {
  switch (token.type) {
    case 'flow-collection':
      return (token.end[0]?.offset ?? token.offset) + 1;
    case 'block-scalar':
      return token.offset + token.source.length + sumLengths(token.props as readonly CST.SourceToken[]);
    case 'block-map':
    case 'block-seq':
      return findLastItemEnd(token);
    default:
      return token.offset + ('source' in token ? token.source.length : 0);
  }
}

const sumLengths = (tokens: readonly CST.SourceToken[]): number =>
  tokens.reduce((sum, { source }) => sum + source.length, 0);

function findLastItemEnd({ items, offset }: BlockCollection): number {
  for (const { start, key, sep, value } of items.toReversed()) {
    if (value) return findTokenEnd(value);
    const leaf = sep?.findLast(isVisible);
    if (leaf) return leaf.offset + leaf.source.length;
    if (key) return findTokenEnd(key);
    const marker = start.findLast(isVisible);
    if (marker) return marker.offset + marker.source.length;
  }
  return offset;
}
