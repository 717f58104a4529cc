/** What the text layer says of texts: ranges, edits and problems in offsets, without the types of any protocol. */
import type { Severity } from '../model/problem';

/** A stretch of text: offsets in UTF-16 code units, `to` behind its last character. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** All that differs between two texts: a stretch of the one stands in the place of a stretch of the other, and nothing else changed. */
export interface Change {
  readonly from: number;
  /** Its end in the text as it was. */
  readonly before: number;
  /** Its end in the text as it is. */
  readonly after: number;
}

/** Puts `insert` in the place of a stretch of text. */
export interface TextEdit extends Range {
  readonly insert: string;
}

/** A way to mend a problem of the text itself. */
export interface TextFix {
  readonly title: string;
  readonly edits: readonly TextEdit[];
  readonly preferred?: boolean;
}

/** Something wrong with the text as YAML, before any rule is asked. */
export interface TextProblem {
  /** `syntax/...`, stable and readable. */
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  readonly range: Range;
  readonly related?: readonly { readonly message: string; readonly range: Range }[];
  readonly fixes?: readonly TextFix[];
}

/** The same problem in a text in which everything stands `by` further on. */
export function shifted(problem: TextProblem, by: number): TextProblem {
  const move = <R extends Range>(range: R): R => ({ ...range, from: range.from + by, to: range.to + by });
  return {
    ...problem,
    range: move(problem.range),
    ...(problem.related && { related: problem.related.map((other) => ({ ...other, range: move(other.range) })) }),
    ...(problem.fixes && { fixes: problem.fixes.map((fix) => ({ ...fix, edits: fix.edits.map(move) })) }),
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
