/** A completion item. */
import type { Range } from '../../../text';

export interface Completion {
  readonly label: string;
  readonly kind: 'key' | 'value' | 'id' | 'item';
  /** Short description, shown after the label. */
  readonly detail?: string;
  /** Markdown. */
  readonly documentation?: string;
  /** Inserted text: an LSP snippet. */
  readonly snippet: string;
  /** Replaced range. */
  readonly range: Range;
  /** Text to filter by; the label if absent. */
  readonly filter?: string;
  /** Completion can continue at its end. */
  readonly hasCompletableEnd: boolean;
}
