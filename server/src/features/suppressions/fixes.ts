/** Quick fixes that suppress a diagnostic by a comment: for its line, its combat or the file. The data stay unchanged. */
import { lineEnd, lineStart } from '../../text/lines';
import type { TextFix } from '../../text';
import type { Analysis } from '../analysis';
import { isInTheWay } from '../combat/unresolvable';
import type { OffsetProblem } from '../problems/offset-problem';
import { combatAt, isInScalar, wordFor } from './comments';
import type { Reach } from './comments';

/** Diagnostics about Asdic itself cannot be suppressed. */
const own = 'asdic/';

export function suppressionFixes(analysis: Analysis, problem: OffsetProblem): readonly TextFix[] {
  const { code, from, severity } = problem;
  // Text with syntax errors is not checked: suppressing the error would hide that.
  if (severity === 'error' && code.startsWith('syntax/')) return [];
  // A suppressed diagnostic would prevent its combat from being resolved without a visible reason.
  if (code.startsWith(own) || isInTheWay(analysis, problem)) return [];
  const { text } = analysis;
  const line = lineStart(text, from);
  const combat = combatAt(analysis, line);
  return [
    ...above(analysis, line, 'line', code, `Ignore \`${code}\` on this line`),
    ...(combat ? above(analysis, combat.from, 'combat', code, `Ignore \`${code}\` in this combat`) : []),
    ...above(analysis, text.charCodeAt(0) === 0xfeff ? 1 : 0, 'file', code, `Ignore \`${code}\` in this file`),
  ];
}

/** Inserts a comment line, unless it would become part of a multi-line string. */
function above(analysis: Analysis, line: number, reach: Reach, code: string, title: string): readonly TextFix[] {
  const { text } = analysis;
  if (isInScalar(analysis, line)) return [];
  const indent = /^ */.exec(text.slice(line, lineEnd(text, line)))![0];
  const lineBreak = text.includes('\r\n') ? '\r\n' : '\n';
  const insert = `${reach === 'file' ? '' : indent}# ${wordFor[reach]} ${code}${lineBreak}`;
  return [{ title, edits: [{ from: line, to: line, insert }] }];
}
