/** Ranges, edits and diagnostics of the text layer, by offsets and independent of any protocol. */
import type { Severity } from '../model/diagnostic';

/** A range of UTF-16 code units; `to` is exclusive. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** The difference between two texts: one range is replaced, everything else is equal. */
export interface Change {
  readonly from: number;
  /** The end of the range in the old text. */
  readonly oldEnd: number;
  /** The end of the range in the new text. */
  readonly newEnd: number;
}

/** Replaces a range with `insert`. */
export interface TextEdit extends Range {
  readonly insert: string;
}

/** A fix for a diagnostic of the text. */
export interface TextFix {
  readonly title: string;
  readonly edits: readonly TextEdit[];
  readonly preferred?: boolean;
}

/** A YAML error, reported before any rule is checked. */
export interface TextDiagnostic {
  /** `syntax/...`; stable. */
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  readonly range: Range;
  readonly related?: readonly { readonly message: string; readonly range: Range }[];
  readonly fixes?: readonly TextFix[];
}

/** Moves a diagnostic by a number of characters. */
export function shiftDiagnostic(diagnostic: TextDiagnostic, shift: number): TextDiagnostic {
  const move = <R extends Range>(range: R): R => ({ ...range, from: range.from + shift, to: range.to + shift });
  return {
    ...diagnostic,
    range: move(diagnostic.range),
    ...(diagnostic.related && { related: diagnostic.related.map((other) => ({ ...other, range: move(other.range) })) }),
    ...(diagnostic.fixes && { fixes: diagnostic.fixes.map((fix) => ({ ...fix, edits: fix.edits.map(move) })) }),
  };
}

/** Applies edits that do not overlap; edits at the same offset apply in their order. */
export function applyTextEdits(text: string, edits: readonly TextEdit[]): string {
  const sorted = edits
    .map((edit, index) => ({ edit, index }))
    .sort((a, b) => a.edit.from - b.edit.from || a.index - b.index);
  let result = '';
  let last = 0;
  for (const { edit } of sorted) {
    if (edit.from < last) throw new RangeError(`Text edits overlap at ${edit.from}.`);
    result += text.slice(last, edit.from) + edit.insert;
    last = edit.to;
  }
  return result + text.slice(last);
}
