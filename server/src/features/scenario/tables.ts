/** Tables in separate files: replaces their paths in the data by the tables. */
import type { Path, Place } from '../../model/place';
import { type TableReference, listTableReferences, withTables } from '../../schema';
import { type Range, type SourceFile, copyWithPosition, createLineIndex, parse, rangeAt } from '../../text';
import { type Config, isInConfig, toScenarioPath, withDefaults } from './config';
import type { Environment, ReadRefusal } from './environment';
import { isObject } from '../../model/values';
import type { Diagnostic } from '../../model/diagnostic';

/** A table file of a scenario. */
export interface LoadedFile {
  /** Path in the scenario. */
  readonly path: string;
  /** Place of the reference in the scenario. */
  readonly place: Place;
  /** Path of the table in the data; absent for the configuration itself. */
  readonly tablePath?: Path;
  /** Undefined if the file does not exist or was not read. */
  readonly file: SourceFile | undefined;
  readonly notRead?: ReadRefusal;
}

export interface LoadedTables {
  /** The scenario's data with all loaded tables inserted. */
  readonly data: object;
  readonly files: readonly LoadedFile[];
  /** The data of the text. */
  readonly source: object;
  /** The configuration whose defaults were applied. */
  readonly config: Config | undefined;
  /** Objects on the path to a table are copies; maps them to their originals. */
  readonly originals: ReadonlyMap<object, object>;
}

/** @param previous the tables before the last edit: unchanged data keep their identity */
export function loadTables(
  ruleset: string,
  source: object,
  { readTable, config }: Pick<Environment, 'readTable' | 'config'>,
  previous: LoadedTables | undefined,
): LoadedTables {
  const dataWithDefaults = withDefaults(source, config, ruleset);
  const tableFiles = listTableReferences(ruleset, dataWithDefaults);
  if (tableFiles.length === 0 && !config) return { data: source, files: [], source, config, originals: new Map() };
  const previousFiles = new Map(previous?.files.map(({ path, file }) => [path, file]));
  const resolvePath = ({ file, place }: TableReference) =>
    config && isInConfig(config, place) ? toScenarioPath(config, file) : file;
  const tables = tableFiles.map((table): LoadedFile => {
    const path = resolvePath(table);
    const readResult = readTable(path);
    return {
      path,
      place: table.place,
      tablePath: table.path,
      file: readResult && 'text' in readResult ? parse(readResult.text, previousFiles.get(path)) : undefined,
      ...(readResult && 'notRead' in readResult && { notRead: readResult.notRead }),
    };
  });
  // The scenario does not reference the configuration: its diagnostics are placed at the head.
  const files =
    config?.file.documents[0] || config?.file.broken
      ? [...tables, { path: config.path, place: { owner: source, key: 'ruleset' }, file: config.file }]
      : tables;
  const dataWithTables = withTables(
    ruleset,
    dataWithDefaults,
    (table) => getTable(tables.find(({ path }) => path === resolvePath(table))),
    copyWithPosition,
  );
  const data = previous ? reuseUnchanged(dataWithTables, source, files, config, previous) : dataWithTables;
  return { data, files, source, config, originals: new Map(listCopies(data, source)) };
}

/** Yields copied objects with their originals. */
function* listCopies(data: object, source: object): Generator<readonly [object, object]> {
  if (data === source) return;
  yield [data, source];
  for (const [key, value] of Object.entries(data) as [string, unknown][]) {
    const original = (source as Readonly<Record<string, unknown>>)[key];
    if (isObject(value) && isObject(original)) yield* listCopies(value, original);
  }
}

/** The table of a file, if it has no syntax errors. */
function getTable(loaded: LoadedFile | undefined): object | undefined {
  const file = loaded?.file;
  return file && !file.broken ? file.documents[0]?.data : undefined;
}

/** Reuses previous copies whose originals and tables are unchanged, so that the header keeps its identity. */
function reuseUnchanged(
  data: object,
  source: object,
  files: readonly LoadedFile[],
  config: Config | undefined,
  previous: LoadedTables,
): object {
  const hasSameFiles =
    config === previous.config &&
    files.length === previous.files.length &&
    files.every(({ file, path }, at) => previous.files[at]!.path === path && previous.files[at]!.file === file);
  if (!hasSameFiles) return data;
  if (previous.source === source) return previous.data;
  const [currentSource, previousSource] = [source, previous.source] as readonly Record<string, unknown>[];
  for (const [key, value] of Object.entries(data)) {
    const wasCopied = value !== currentSource![key];
    if (wasCopied && currentSource![key] === previousSource![key])
      (data as Record<string, unknown>)[key] = (previous.data as Record<string, unknown>)[key];
  }
  return data;
}

/** Finds a place in the table files: file, range, and line from 1. Undefined for places outside of tables. */
export function placeInTable(
  { files }: LoadedTables,
  place: Place,
): { readonly loaded: LoadedFile; readonly range: Range; readonly line: number } | undefined {
  for (const loaded of files) {
    const document = loaded.file?.documents[0];
    const range = document && rangeAt(document, place);
    if (range) return { loaded, range, line: createLineIndex(loaded.file.text).positionAt(range.from).line + 1 };
  }
  return undefined;
}

// Diagnostics of table files that a scenario names and that cannot be used.

export function listTableDiagnostics({ tables }: { readonly tables: LoadedTables }): readonly Diagnostic[] {
  return tables.files.flatMap(checkTableFile);
}

const notSupplied = 'so the table counts as not supplied';

/** Remedies, by the reason that a file was not read. */
const remedies: Readonly<Record<ReadRefusal, string>> = {
  unsaved: 'This scenario is in no file yet, and the path is relative to it: save it first.',
  'not-relative': 'Give its path relative to this file.',
  outside:
    'It lies outside of the folder that Asdic may read. Move it beside this file, or work in a folder that holds both (in an editor: *Open Folder*).',
  'too-large': 'It is larger than a megabyte. Keep only the table in it.',
};

function checkTableFile({ path, place, file, notRead }: LoadedFile): readonly Diagnostic[] {
  if (!file) {
    const message =
      notRead === undefined
        ? `There is no file \`${path}\`, ${notSupplied}. Give the path of a YAML file that holds the table, relative to this file.`
        : `The file \`${path}\` was not read, ${notSupplied}. ${remedies[notRead]}`;
    return [{ code: 'table/missing', severity: 'error', message, place }];
  }
  const [syntaxError] = file.diagnostics.filter(({ severity }) => severity === 'error');
  if (syntaxError) {
    const line = createLineIndex(file.text).positionAt(syntaxError.range.from).line + 1;
    return [
      { code: 'table/unreadable', severity: 'error', message: `${path}, line ${line}: ${syntaxError.message}`, place },
    ];
  }
  if (!file.documents[0])
    return [
      {
        code: 'table/unreadable',
        severity: 'error',
        message: `The file \`${path}\` is empty: it should hold the table.`,
        place,
      },
    ];
  return [];
}
