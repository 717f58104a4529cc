/** A problem as every feature knows it: by offsets in the text, with what the editor shows of it. */
import type { Severity } from '../../model/problem';
import type { OneRulePage } from '../../protocol';
import type { Range, TextFix } from '../../text';

/** A problem with its place in the text. */
export interface OffsetProblem extends Range {
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  /** The rule that it is by: its page, at the check that found it. */
  readonly rule?: OneRulePage;
  readonly related: readonly (Range & { readonly message: string })[];
  /** Has no effect: to be shown faded. */
  readonly unnecessary: boolean;
  /** One of its fixes is most likely what is meant. */
  readonly hasPreferredFix: boolean;
  /** Ways to mend it, as edits of the text. Computed when asked for. */
  readonly fixes: () => readonly TextFix[];
  /** They are found by trial, which takes its time. */
  readonly isTried?: true;
  /** It is about a table in a file of its own: what to say of it there. */
  readonly inTable?: InTable;
}

/** A place in the file of a table, as the scenario names the file. */
export interface InTable extends Range {
  readonly path: string;
  readonly message: string;
}
