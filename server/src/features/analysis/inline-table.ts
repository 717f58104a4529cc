/**
 * Inlines a table from a separate file into its scenario, so that completion, hovers and ids work in the table as they do in a scenario.
 */
import { listMembers } from '../../text';
import { findLineEnd, findLineStart } from '../../text/lines';
import { getNode } from '../../text/node';
import type { Analysis } from './analysis';
import type { LoadedFile } from '../scenario/tables';
import type { Scenario } from '../scenario/scenario';

/** The scenario with the table inserted. Each line of the table is a separate, indented line there. */
export interface InlinedTable {
  readonly text: string;
  /** Line of the table's first line, from 0. */
  readonly line: number;
  /** Number of lines of the table. */
  readonly lines: number;
  /** Indentation added to its lines. */
  readonly indent: number;
}

/**
 * @param path of the table in the scenario
 * @param table text of the file, which may differ from the analysed one
 * @returns undefined if no scenario of the file references it
 */
export function inlineTable({ text, scenarios }: Analysis, path: string, table: string): InlinedTable | undefined {
  for (const scenario of scenarios) {
    const loaded = scenario.tables.files.find((file) => file.path === path && file.tablePath);
    if (loaded) return inlineInBlock(text, scenario, loaded, table) ?? inlineAlone(scenario, loaded, table);
  }
  return undefined;
}

const indentStep = 2;

/** Inserts the table in place of its path, if that is on a line of its own. */
function inlineInBlock(
  text: string,
  { document }: Scenario,
  { place }: LoadedFile,
  table: string,
): InlinedTable | undefined {
  const entry = listMembers(document, place.owner).find(({ key, merged }) => key === place.key && !merged);
  if (!entry || getNode(place.owner)?.flow !== false) return undefined;
  const { keyRange, valueRange } = entry;
  const textBefore = text.slice(0, valueRange.from);
  const end = findLineEnd(text, valueRange.to);
  const column = keyRange.from - findLineStart(text, keyRange.from);
  const indent = column + indentStep;
  const lines = indentLines(table, indent);
  const head = `${textBefore}${text.slice(valueRange.to, end)}\n`;
  return {
    text: `${head}${lines.join('\n')}${text.slice(end)}`,
    line: head.split('\n').length - 1,
    lines: lines.length,
    indent,
  };
}

/** Creates a scenario with only the table. */
function inlineAlone({ ruleset }: Scenario, { tablePath }: LoadedFile, table: string): InlinedTable | undefined {
  if (!ruleset || !tablePath) return undefined;
  const indent = tablePath.length * indentStep;
  const head = [`ruleset: ${ruleset.id}`, ...tablePath.map((key, depth) => `${' '.repeat(depth * indentStep)}${key}:`)];
  const lines = indentLines(table, indent);
  return { text: [...head, ...lines, ''].join('\n'), line: head.length, lines: lines.length, indent };
}

/** Indents all lines, including empty ones: the cursor may be there. Document markers are removed. */
function indentLines(table: string, indent: number): readonly string[] {
  return table.split(/\r?\n/).map((line) => ' '.repeat(indent) + (/^(?:---|\.\.\.|%)/.test(line) ? '' : line));
}
