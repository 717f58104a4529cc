/** Finds anchors and aliases in a text: `&patrol`, `*patrol`. */
import { Lexer } from 'yaml';
import type { Range } from './range';

/** An anchor and the aliases that refer to it; ranges and name exclude the `&` or `*`. */
export interface NamedAnchor {
  readonly name: string;
  readonly anchor: Range;
  readonly aliases: readonly Range[];
}

/** Marker tokens of the lexer that are not part of the text: each announces the next token. */
const markerTokens: ReadonlySet<string> = new Set(['\u0002', '\u0018', '\u001f']);

/** All anchors of a text, in order. An alias belongs to the last preceding anchor of its name in the same document. */
export function findAnchors(text: string): readonly NamedAnchor[] {
  const anchors: { name: string; anchor: Range; aliases: Range[] }[] = [];
  let latestByName = new Map<string, (typeof anchors)[number]>();
  let offset = 0;
  let isScalar = false;
  for (const token of new Lexer().lex(text)) {
    if (markerTokens.has(token)) {
      isScalar = token === '\u001f';
      continue;
    }
    const range = { from: offset + 1, to: offset + token.length };
    const name = token.slice(1);
    if (!isScalar && token.startsWith('&') && name !== '') {
      const namedAnchor = { name, anchor: range, aliases: [] };
      anchors.push(namedAnchor);
      latestByName.set(name, namedAnchor);
    } else if (!isScalar && token.startsWith('*')) latestByName.get(name)?.aliases.push(range);
    else if (!isScalar && token === '---') latestByName = new Map();
    offset += token.length;
    isScalar = false;
  }
  return anchors;
}
