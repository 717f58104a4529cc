/** Caches the symbols of parts across edits: an unchanged part has the same symbols, wherever it is now. */
import { getNode } from '../../text/node';
import type { Scenario } from '../scenario/scenario';
import type { OutlineSymbol } from '../analysis/outline-symbol';

interface CachedSymbols {
  readonly rulesetId: string | undefined;
  /** Offset of the part's chunk when the symbols were created. */
  readonly at: number;
  /** Objects that were queried, with whether they were combats: that depends on more than the part. */
  readonly combatQueries: readonly (readonly [object: object, isCombat: boolean])[];
  readonly symbols: readonly OutlineSymbol[];
  readonly count: number;
}

const symbolCache = new WeakMap<object, CachedSymbols>();

/** @param build builds the symbols, given a predicate for combats @returns the symbols, and their number including children */
export function partSymbols(
  { document, ruleset }: Scenario,
  part: object,
  isCombat: (object: object) => boolean,
  build: (isCombat: (object: object) => boolean) => readonly OutlineSymbol[],
): Pick<CachedSymbols, 'symbols' | 'count'> {
  const base = getNode(part)?.origin;
  const at = base && document.origins.get(base);
  const cached = symbolCache.get(part);
  const isReusable =
    cached?.rulesetId === ruleset?.id && cached?.combatQueries.every(([object, before]) => isCombat(object) === before);
  if (cached && isReusable && cached.at === at) return cached;
  const combatQueries: (readonly [object, boolean])[] = [];
  const recordingIsCombat = (object: object) => {
    const answer = isCombat(object);
    combatQueries.push([object, answer]);
    return answer;
  };
  let current: CachedSymbols;
  if (cached && isReusable && at !== undefined) {
    const by = at - cached.at;
    current = { ...cached, at, symbols: cached.symbols.map((symbol) => moveSymbol(symbol, by)) };
  } else {
    const symbols = build(recordingIsCombat).map((symbol) => ({ ...symbol, lines: {} }));
    current = { rulesetId: ruleset?.id, at: at ?? -1, combatQueries, symbols, count: countSymbols(symbols) };
  }
  symbolCache.set(part, current);
  return current;
}

function moveSymbol(symbol: OutlineSymbol, by: number): OutlineSymbol {
  const { range, selection, children } = symbol;
  return {
    ...symbol,
    range: { from: range.from + by, to: range.to + by },
    selection: { from: selection.from + by, to: selection.to + by },
    children: children.map((child) => moveSymbol(child, by)),
  };
}

function countSymbols(symbols: readonly OutlineSymbol[]): number {
  return symbols.reduce((sum, { children }) => sum + 1 + countSymbols(children), 0);
}
