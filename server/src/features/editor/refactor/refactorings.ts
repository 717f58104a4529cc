/** All refactorings at a cursor. Each is only offered if it keeps the meaning of the scenario. */
import type { Analysis } from '../../analysis/analysis';
import { inlineAlias } from './inline-alias';
import { moveTable } from './move-table';
import { moveIntoOrderOfBattle, takeFromOrderOfBattle } from './order-of-battle';
import { moveGroupIntoOrderOfBattle, takeGroupFromOrderOfBattle } from './order-of-battle-groups';
import { type Cursor, type Refactoring, createCursor, listEnclosingValues, formatName } from './refactoring';
import { extractSharedValues } from './shared-values';
import { sortByType } from './sort';
import { combineUnits, splitUnit } from './split';
import { getStyle, toBlockStyle, toFlowStyle } from '../../../text';

const providers: readonly ((cursor: Cursor) => readonly Refactoring[])[] = [
  writeAsLines,
  writeOnOneLine,
  extractSharedValues,
  inlineAlias,
  splitUnit,
  combineUnits,
  sortByType,
  moveTable,
  moveIntoOrderOfBattle,
  moveGroupIntoOrderOfBattle,
  takeGroupFromOrderOfBattle,
  takeFromOrderOfBattle,
];

export function findRefactorings(analysis: Analysis, offset: number): readonly Refactoring[] {
  const cursor = createCursor(analysis, offset);
  return cursor ? providers.flatMap((provide) => provide(cursor)) : [];
}

/** Expands the outermost brackets around the cursor, so that the inner ones can be expanded too. */
export function writeAsLines(cursor: Cursor): readonly Refactoring[] {
  const { text, file } = cursor.analysis;
  const enclosing = listEnclosingValues(cursor).find(({ node }) => node.flow);
  const edit = enclosing && toBlockStyle(text, enclosing.member, enclosing.member.valueRange, getStyle(file));
  return edit ? [{ kind: 'refactor.rewrite', title: `Write ${formatName(enclosing)} as lines`, edits: [edit] }] : [];
}

/** Collapses the innermost block around the cursor. */
export function writeOnOneLine(cursor: Cursor): readonly Refactoring[] {
  const enclosing = listEnclosingValues(cursor).findLast(({ node }) => !node.flow);
  const edit = enclosing && toFlowStyle(cursor.analysis.text, enclosing.member, enclosing.member.valueRange);
  return edit ? [{ kind: 'refactor.rewrite', title: `Write ${formatName(enclosing)} on one line`, edits: [edit] }] : [];
}
