/** Diagnostics of table files, with ranges in these files. */
import { lineIndex, rangeOf } from '../../text';
import type { LineIndex } from '../../text';
import type { Analysis } from '../analysis';
import { configFile, readConfig } from '../config';
import { lazy } from '../../model/lazy';
import type { Lazy } from '../../model/lazy';
import type { LoadedFile } from '../tables';
import { configProblems } from './config';
import type { OffsetProblem } from './offset-problem';
import { ofText, problems, withLevels } from './problems';
import type { SeverityByCode } from './severity';

/** A table file that a scenario names, and its diagnostics. */
export interface CheckedTable {
  /** The path in the scenario. */
  readonly path: string;
  readonly text: string;
  readonly lines: Lazy<LineIndex>;
  /** With offsets in its own text. */
  readonly problems: readonly OffsetProblem[];
}

/** Every readable table file, once. */
export function checkedTables(analysis: Analysis, severity: SeverityByCode = {}): readonly CheckedTable[] {
  const files = new Map(
    analysis.scenarios.flatMap(({ tables }) => tables.files.flatMap((loaded) => [[loaded.path, loaded] as const])),
  );
  if (files.size === 0) return [];
  const found = problems(analysis, severity);
  return [...files.values()].flatMap(({ path, file }: LoadedFile) => {
    if (!file) return [];
    const inside = found.flatMap((problem) => {
      const { inTable } = problem;
      return inTable?.path === path ? [{ ...problem, ...inTable, related: [], fixes: () => [] }] : [];
    });
    const syntax = withLevels(analysis, file.problems.map(ofText), severity);
    return [{ path, text: file.text, lines: lazy(() => lineIndex(file.text)), problems: [...syntax, ...inside] }];
  });
}

/** A configuration file by itself, with the diagnostics that a scenario in its folder would report. */
export function checkedConfig(text: string): CheckedTable {
  const config = readConfig(text, configFile);
  const [document] = config.file.documents;
  const inside = configProblems(config).flatMap(({ place, code, severity, message, unnecessary = false }) => {
    const range = document && rangeOf(document, place);
    const none = { related: [], hasPreferredFix: false, fixes: () => [] };
    return range ? [{ ...range, code, severity, message, unnecessary, ...none }] : [];
  });
  return {
    ...{ path: configFile, text, lines: lazy(() => lineIndex(text)) },
    problems: [...config.file.problems.map(ofText), ...inside],
  };
}
