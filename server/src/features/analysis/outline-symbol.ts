/** Symbols of an outline. */
import type { Range } from '../../text';

export type SymbolKind = 'scenario' | 'combat' | 'declaration' | 'group' | 'item';

export interface OutlineSymbol {
  readonly name: string;
  /** Scalars of the object: `sub, attack 3, section 3`. */
  readonly detail: string;
  readonly kind: SymbolKind;
  readonly range: Range;
  /** Range to select, within `range`. */
  readonly selection: Range;
  readonly children: readonly OutlineSymbol[];
  /** Symbols with the same object here are equal but for their first line. */
  readonly lines?: object;
}
