/** What is offered at a spot. */
import type { Range } from '../../text';

export interface Completion {
  readonly label: string;
  readonly kind: 'key' | 'value' | 'id' | 'item';
  /** A few words behind the label. */
  readonly detail?: string;
  /** Markdown. */
  readonly documentation?: string;
  /** What is written: a snippet in the syntax of LSP. */
  readonly snippet: string;
  /** What it replaces. */
  readonly range: Range;
  /** What is typed is held against this; against the label where it is left out. */
  readonly filter?: string;
  /** Values can be completed at its end. */
  readonly goesOn: boolean;
}
