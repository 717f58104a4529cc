/** Converts flow style to block style, and back. */
import { toFlowStyle, getStyle, toBlockStyle } from '../../../text';
import { type Cursor, type Refactoring, enclosingValues, formatName } from './refactoring';

/** Expands the outermost brackets around the cursor, so that the inner ones can be expanded too. */
export function writeAsLines(cursor: Cursor): readonly Refactoring[] {
  const { text, file } = cursor.analysis;
  const enclosing = enclosingValues(cursor).find(({ node }) => node.flow);
  const edit = enclosing && toBlockStyle(text, enclosing.member, enclosing.member.valueRange, getStyle(file));
  return edit ? [{ kind: 'refactor.rewrite', title: `Write ${formatName(enclosing)} as lines`, edits: [edit] }] : [];
}

/** Collapses the innermost block around the cursor. */
export function writeOnOneLine(cursor: Cursor): readonly Refactoring[] {
  const enclosing = enclosingValues(cursor).findLast(({ node }) => !node.flow);
  const edit = enclosing && toFlowStyle(cursor.analysis.text, enclosing.member, enclosing.member.valueRange);
  return edit ? [{ kind: 'refactor.rewrite', title: `Write ${formatName(enclosing)} on one line`, edits: [edit] }] : [];
}
