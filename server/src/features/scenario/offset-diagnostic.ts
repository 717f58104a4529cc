/** A diagnostic as all features use it: with offsets in the text, and everything that the editor displays. */
import type { Severity } from '../../model/diagnostic';
import type { OneRulePage } from '../../protocol';
import type { Range, TextFix } from '../../text';

/** A diagnostic with its range. */
export interface OffsetDiagnostic extends Range {
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  /** The page of its rule, at the check that reported it. */
  readonly rule?: OneRulePage;
  readonly related: readonly (Range & { readonly message: string })[];
  /** The text has no effect: shown faded. */
  readonly unnecessary: boolean;
  /** One of its fixes is preferred. */
  readonly hasPreferredFix: boolean;
  /** Fixes as edits of the text, computed on demand. */
  readonly fixes: () => readonly TextFix[];
  /** Its fixes are found by trial, which is slow. */
  readonly isTried?: true;
  /** For a diagnostic of a table file: its range and message there. */
  readonly inTable?: InTable;
}

/** A range in a table file; the path is as in the scenario. */
export interface InTable extends Range {
  readonly path: string;
  readonly message: string;
}
