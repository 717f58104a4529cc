/** All refactorings at a cursor. Each is only offered if it keeps the meaning of the scenario. */
import type { Analysis } from '../../analysis/analysis';
import { inlineAlias } from './inline-alias';
import { writeAsLines, writeOnOneLine } from './layout';
import { moveTable } from './move-table';
import { type Cursor, type Refactoring, cursorAt } from './refactoring';
import { extractSharedValues } from './shared-values';
import { sortByType } from './sort';
import { combineUnits, splitGroup } from './split';

const providers: readonly ((cursor: Cursor) => readonly Refactoring[])[] = [
  writeAsLines,
  writeOnOneLine,
  extractSharedValues,
  inlineAlias,
  splitGroup,
  combineUnits,
  sortByType,
  moveTable,
];

export function findRefactorings(analysis: Analysis, offset: number): readonly Refactoring[] {
  const cursor = cursorAt(analysis, offset);
  return cursor ? providers.flatMap((provide) => provide(cursor)) : [];
}
