/** Caches the symbols of parts across edits: an unchanged part has the same symbols, wherever it is now. */
import { nodeOf } from '../text/node';
import type { Scenario } from './scenario';
import type { OutlineSymbol } from './outline-symbol';

interface Kept {
  readonly rulesetId: string | undefined;
  /** Offset of the part's chunk when the symbols were created. */
  readonly at: number;
  /** Objects that were queried, with whether they were combats: that depends on more than the part. */
  readonly asked: readonly (readonly [object: object, isCombat: boolean])[];
  readonly symbols: readonly OutlineSymbol[];
  readonly count: number;
}

const kept = new WeakMap<object, Kept>();

/** @param find builds the symbols, given a predicate for combats @returns the symbols, and their number including children */
export function partSymbols(
  { document, ruleset }: Scenario,
  part: object,
  isCombat: (object: object) => boolean,
  find: (isCombat: (object: object) => boolean) => readonly OutlineSymbol[],
): Pick<Kept, 'symbols' | 'count'> {
  const base = nodeOf(part)?.base;
  const at = base && document.bases.get(base);
  const known = kept.get(part);
  const isKnown =
    known?.rulesetId === ruleset?.id && known?.asked.every(([object, before]) => isCombat(object) === before);
  if (known && isKnown && known.at === at) return known;
  const asked: (readonly [object, boolean])[] = [];
  const asking = (object: object) => {
    const answer = isCombat(object);
    asked.push([object, answer]);
    return answer;
  };
  let found: Kept;
  if (known && isKnown && at !== undefined) {
    const by = at - known.at;
    found = { ...known, at, symbols: known.symbols.map((symbol) => moved(symbol, by)) };
  } else {
    const symbols = find(asking).map((symbol) => ({ ...symbol, lines: {} }));
    found = { rulesetId: ruleset?.id, at: at ?? -1, asked, symbols, count: countOf(symbols) };
  }
  kept.set(part, found);
  return found;
}

function moved(symbol: OutlineSymbol, by: number): OutlineSymbol {
  const { range, selection, children } = symbol;
  return {
    ...symbol,
    range: { from: range.from + by, to: range.to + by },
    selection: { from: selection.from + by, to: selection.to + by },
    children: children.map((child) => moved(child, by)),
  };
}

function countOf(symbols: readonly OutlineSymbol[]): number {
  return symbols.reduce((sum, { children }) => sum + 1 + countOf(children), 0);
}
