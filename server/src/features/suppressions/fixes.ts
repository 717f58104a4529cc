/** Quick fixes that accept a problem by a comment: for its line, its combat or the file. The data stay as they are. */
import { lineEnd, lineStart } from '../../text/lines';
import type { TextFix } from '../../text';
import type { Analysis } from '../analysis';
import { isInTheWay } from '../combat/unresolvable';
import type { OffsetProblem } from '../problems/offset-problem';
import { combatAt, isInScalar, wordFor } from './comments';
import type { Reach } from './comments';

/** What Asdic says of itself is not to be accepted: it is to be mended. */
const own = 'asdic/';

export function suppressionFixes(analysis: Analysis, problem: OffsetProblem): readonly TextFix[] {
  const { code, from, severity } = problem;
  // What cannot be read is not checked: ignored it would hide that.
  if (severity === 'error' && code.startsWith('syntax/')) return [];
  // An ignored problem that keeps its combat from being resolved would be in the way unseen.
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

/** A comment as a line of its own, unless that would put it into a text of several lines. */
function above(analysis: Analysis, line: number, reach: Reach, code: string, title: string): readonly TextFix[] {
  const { text } = analysis;
  if (isInScalar(analysis, line)) return [];
  const indent = /^ */.exec(text.slice(line, lineEnd(text, line)))![0];
  const lineBreak = text.includes('\r\n') ? '\r\n' : '\n';
  const insert = `${reach === 'file' ? '' : indent}# ${wordFor[reach]} ${code}${lineBreak}`;
  return [{ title, edits: [{ from: line, to: line, insert }] }];
}
