/** What an outline is made of. */
import type { Range } from '../text';

export type SymbolKind = 'scenario' | 'combat' | 'declaration' | 'group' | 'item';

export interface OutlineSymbol {
  readonly name: string;
  /** Its numbers and words: `sub, attack 3, section 3`. */
  readonly detail: string;
  readonly kind: SymbolKind;
  readonly range: Range;
  /** What stands for it in the text: within `range`. */
  readonly selection: Range;
  readonly children: readonly OutlineSymbol[];
  /** Symbols with the same of these are the same in everything, but for where the first of their lines stands. */
  readonly lines?: object;
}
