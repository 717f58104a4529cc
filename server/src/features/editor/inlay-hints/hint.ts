/** An inlay hint, independent of a protocol. */
import type { InlayHintKind, OneRulePage } from '../../../protocol';

export interface InlayHint {
  readonly kind: InlayHintKind;
  /** Shown after this offset. */
  readonly offset: number;
  readonly label: string;
  /** Rule page opened by a click. */
  readonly rule?: OneRulePage;
  /** Offset of the hover with details. */
  readonly about: number;
}
