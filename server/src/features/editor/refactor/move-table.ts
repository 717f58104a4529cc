/** Moves a table of a scenario into a separate file. */
import { describeAt } from '../../../schema';
import { findFrame } from '../../../text/brackets/frame';
import { renderScalar } from '../../../text/edits/scalar';
import { columnAt } from '../../../text/layout/atoms';
import { type Cursor, type Refactoring, listEnclosingValues } from './refactoring';

export function moveTable(cursor: Cursor): readonly Refactoring[] {
  const { analysis, scenario } = cursor;
  const { text } = analysis;
  const { ruleset, document } = scenario;
  const enclosing = listEnclosingValues(cursor).find(
    ({ path }) => ruleset && describeAt(ruleset.id, document.data, { path })?.tableFile,
  );
  const { from, to } = enclosing?.member.valueRange ?? { from: 0, to: 0 };
  const frame = enclosing && findFrame(text, enclosing.member, enclosing.member.valueRange);
  // An alias cannot reach an anchor in another file.
  if (!frame || frame.hasAnchor || Array.isArray(enclosing.value) || /[&*]/.test(text.slice(from, to))) return [];
  const path = `tables/${toFileName(String(enclosing.key))}.yaml`;
  // A comment after the last line of the table moves with it; one after brackets belongs to the key.
  const end = enclosing.node.flow ? to : frame.end;
  const comment = frame.leadingComment === undefined ? '' : ` ${frame.leadingComment}`;
  const table = enclosing.node.flow ? text.slice(from, to) : outdentLines(text.slice(from, end), columnAt(text, from));
  const createEdits = (path: string) => [{ from: frame.introEnd, to: end, insert: ` ${renderScalar(path)}${comment}` }];
  return [
    {
      kind: 'refactor.extract',
      title: `Move \`${enclosing.key}\` into a file of its own`,
      edits: createEdits(path),
      file: { path, text: `${table}${text.includes('\r\n') ? '\r\n' : '\n'}`, createEdits },
    },
  ];
}

/** Converts a key to a file name: `navalCombatChart` becomes `naval-combat-chart`. */
export function toFileName(key: string): string {
  return key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function outdentLines(lines: string, columns: number): string {
  return lines.replaceAll(new RegExp(`(?<=\n) {0,${columns}}`, 'g'), '');
}
