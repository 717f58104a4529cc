/** Converts flow style to block style, and back. */
import { closed, knownStyle, opened } from '../../text';
import { calledBy, heldAround } from './refactoring';
import type { Cursor, Refactoring } from './refactoring';

/** Expands the outermost brackets around the cursor, so that the inner ones can be expanded too. */
export function writeAsLines(cursor: Cursor): readonly Refactoring[] {
  const { text, file } = cursor.analysis;
  const held = heldAround(cursor).find(({ node }) => node.flow);
  const edit = held && opened(text, held.member, held.member.valueRange, knownStyle(file));
  return edit ? [{ kind: 'refactor.rewrite', title: `Write ${calledBy(held)} as lines`, edits: [edit] }] : [];
}

/** Collapses the innermost block around the cursor. */
export function writeOnOneLine(cursor: Cursor): readonly Refactoring[] {
  const held = heldAround(cursor).findLast(({ node }) => !node.flow);
  const edit = held && closed(cursor.analysis.text, held.member, held.member.valueRange);
  return edit ? [{ kind: 'refactor.rewrite', title: `Write ${calledBy(held)} on one line`, edits: [edit] }] : [];
}
