/** Quick fixes that suppress a diagnostic by a comment: for its line, its combat or the file. The data stay unchanged. */
import { lineEnd, lineStart } from '../../text/lines';
import type { TextFix } from '../../text';
import type { Analysis } from '../analysis/analysis';
import { isBlocking } from '../resolve/blocking';
import type { OffsetDiagnostic } from '../scenario/offset-diagnostic';
import { type SuppressionExtent, combatAt, isInScalar, suppressionWords } from '../diagnostics/suppressions/comments';

/** Diagnostics about Asdic itself cannot be suppressed. */
const internalPrefix = 'asdic/';

export function createSuppressionFixes(analysis: Analysis, diagnostic: OffsetDiagnostic): readonly TextFix[] {
  const { code, from, severity } = diagnostic;
  // Text with syntax errors is not checked: suppressing the error would hide that.
  if (severity === 'error' && code.startsWith('syntax/')) return [];
  // A suppressed diagnostic would prevent its combat from being resolved without a visible reason.
  if (code.startsWith(internalPrefix) || isBlocking(analysis, diagnostic)) return [];
  const { text } = analysis;
  const line = lineStart(text, from);
  const combat = combatAt(analysis, line);
  return [
    ...insertAbove(analysis, line, 'line', code, `Ignore \`${code}\` on this line`),
    ...(combat ? insertAbove(analysis, combat.from, 'combat', code, `Ignore \`${code}\` in this combat`) : []),
    ...insertAbove(analysis, text.charCodeAt(0) === 0xfeff ? 1 : 0, 'file', code, `Ignore \`${code}\` in this file`),
  ];
}

/** Inserts a comment line, unless it would become part of a multi-line string. */
function insertAbove(
  analysis: Analysis,
  line: number,
  extent: SuppressionExtent,
  code: string,
  title: string,
): readonly TextFix[] {
  const { text } = analysis;
  if (isInScalar(analysis, line)) return [];
  const indent = /^ */.exec(text.slice(line, lineEnd(text, line)))![0];
  const lineBreak = text.includes('\r\n') ? '\r\n' : '\n';
  const insert = `${extent === 'file' ? '' : indent}# ${suppressionWords[extent]} ${code}${lineBreak}`;
  return [{ title, edits: [{ from: line, to: line, insert }] }];
}
