/** An inlay hint, before it is anything of a protocol. */
import type { InlayHintKind, OneRulePage } from '../../protocol';

export interface InlayHint {
  readonly kind: InlayHintKind;
  /** It stands behind this. */
  readonly offset: number;
  readonly label: string;
  /** The rule that a click shows. */
  readonly rule?: OneRulePage;
  /** Where the hover stands that says more. */
  readonly about: number;
}
