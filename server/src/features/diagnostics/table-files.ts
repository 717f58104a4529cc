/** Diagnostics of table files, with ranges in these files. */
import { type LineIndex, createLineIndex, rangeAt } from '../../text';
import type { Analysis } from '../analysis/analysis';
import { type SeverityByCode, configFile, diagnoseConfig, readConfig } from '../scenario/config';
import { type Lazy, createLazy } from '../../model/lazy';
import type { LoadedFile } from '../scenario/tables';
import type { OffsetDiagnostic } from '../scenario/offset-diagnostic';
import { toOffsetDiagnostic, diagnose, applyLevels } from './diagnostics';

/** A table file that a scenario names, and its diagnostics. */
export interface CheckedTable {
  /** The path in the scenario. */
  readonly path: string;
  readonly text: string;
  readonly lines: Lazy<LineIndex>;
  /** With offsets in its own text. */
  readonly diagnostics: readonly OffsetDiagnostic[];
}

/** Every readable table file, once. */
export function checkTables(analysis: Analysis, severity: SeverityByCode = {}): readonly CheckedTable[] {
  const files = new Map(
    analysis.scenarios.flatMap(({ tables }) => tables.files.flatMap((loaded) => [[loaded.path, loaded] as const])),
  );
  if (files.size === 0) return [];
  const fileDiagnostics = diagnose(analysis, severity);
  return [...files.values()].flatMap(({ path, file }: LoadedFile) => {
    if (!file) return [];
    const tableDiagnostics = fileDiagnostics.flatMap((diagnostic) => {
      const { inTable } = diagnostic;
      return inTable?.path === path ? [{ ...diagnostic, ...inTable, related: [], listFixes: () => [] }] : [];
    });
    const syntaxDiagnostics = applyLevels(analysis, file.diagnostics.map(toOffsetDiagnostic), severity);
    return [
      {
        path,
        text: file.text,
        lines: createLazy(() => createLineIndex(file.text)),
        diagnostics: [...syntaxDiagnostics, ...tableDiagnostics],
      },
    ];
  });
}

/** A configuration file by itself, with the diagnostics that a scenario in its folder would report. */
export function checkConfig(text: string): CheckedTable {
  const config = readConfig(text, configFile);
  const [document] = config.file.documents;
  const configDiagnostics = diagnoseConfig(config).flatMap(
    ({ place, code, severity, message, unnecessary = false }) => {
      const range = document && rangeAt(document, place);
      const emptyDetails = { related: [], hasPreferredFix: false, listFixes: () => [] };
      return range ? [{ ...range, code, severity, message, unnecessary, ...emptyDetails }] : [];
    },
  );
  return {
    ...{ path: configFile, text, lines: createLazy(() => createLineIndex(text)) },
    diagnostics: [...config.file.diagnostics.map(toOffsetDiagnostic), ...configDiagnostics],
  };
}
