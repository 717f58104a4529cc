/** Tokens of a chunk, cached while it is unchanged. */
import { type RolePlace, collectItemRoles, collectMemberRoles } from '../../../schema';
import type { Chunk } from '../../../text/chunk';
import { getNode } from '../../../text/node';
import { declaration, typeIndex } from './legend';

/** A token on one line. Line and column are relative to its chunk; the column counts from the start of the line. */
export interface Token {
  readonly line: number;
  readonly column: number;
  readonly length: number;
  /** Index in the legend. */
  readonly type: number;
  /** Bits of the legend. */
  readonly modifiers: number;
  /** Relative to the chunk. */
  readonly from: number;
}

interface CachedTokens {
  readonly ruleset: string;
  readonly list: string | undefined;
  readonly tokens: readonly Token[];
}

const tokenCache = new WeakMap<Chunk, CachedTokens>();

/** In document order. @param text of the chunk @param list root key of an item */
export function getChunkTokens(
  chunk: Chunk,
  ruleset: string,
  list: string | undefined,
  text: () => string,
): readonly Token[] {
  const cached = tokenCache.get(chunk);
  if (cached?.ruleset === ruleset && cached.list === list) return cached.tokens;
  const tokens = createTokens(chunk, ruleset, list, text());
  tokenCache.set(chunk, { ruleset, list, tokens });
  return tokens;
}

function createTokens(
  { role, content }: Chunk,
  ruleset: string,
  list: string | undefined,
  text: string,
): readonly Token[] {
  const places =
    role !== 'item'
      ? collectMemberRoles(ruleset, content)
      : list === undefined
        ? []
        : collectItemRoles(ruleset, list, content as readonly unknown[]);
  const ranges = places.flatMap((place) => toTokenRange(place)).sort((a, b) => a.from - b.from);
  const tokens: Token[] = [];
  let line = 0;
  let start = 0;
  let end = -1;
  for (const { from, to, place } of ranges) {
    // Values from an alias have the position of the alias, which is a single token.
    if (from < end) continue;
    for (let next = text.indexOf('\n', start); next >= 0 && next < from; next = text.indexOf('\n', start)) {
      line++;
      start = next + 1;
    }
    if (text.slice(from, to).includes('\n')) continue;
    end = to;
    tokens.push({
      ...{ line, column: from - start, length: to - from, from },
      type: typeIndex(place.role),
      modifiers: place.declares ? declaration : 0,
    });
  }
  return tokens;
}

function toTokenRange(place: RolePlace): readonly { from: number; to: number; place: RolePlace }[] {
  const entry = getNode(place.owner)?.entries.get(place.key);
  if (!entry || entry.source) return [];
  const [from, to] = place.onKey ? [entry.keyFrom, entry.keyTo] : [entry.from, entry.to];
  return to > from ? [{ from, to, place }] : [];
}
