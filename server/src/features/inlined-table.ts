/**
 * A table in a file of its own, read as if it stood in the scenario that names it. So everything that is known of a place in a scenario is
 * known of a place in the table: keys, values, ids, what the rules say.
 */
import { entriesOf } from '../text';
import { lineEnd, lineStart } from '../text/lines';
import { nodeOf } from '../text/node';
import type { Analysis } from './analysis';
import type { LoadedFile } from './tables';
import type { Scenario } from './scenario';

/** The scenario with the table in it. Each line of the table is a line of its own there, moved to the right. */
export interface InlinedTable {
  readonly text: string;
  /** The line of the table's first line, from 0. */
  readonly line: number;
  /** How many lines the table has. */
  readonly lines: number;
  /** How far its lines are moved to the right. */
  readonly indent: number;
}

/**
 * @param path of the table, as the scenario writes it
 * @param table text of the file, which need not be what the scenario was analysed with
 * @returns undefined where no scenario of the file names it
 */
export function inlinedTable({ text, scenarios }: Analysis, path: string, table: string): InlinedTable | undefined {
  for (const scenario of scenarios) {
    const loaded = scenario.tables.files.find((file) => file.path === path && file.way);
    if (loaded) return inBlock(text, scenario, loaded, table) ?? alone(scenario, loaded, table);
  }
  return undefined;
}

const step = 2;

/** In the place of the path, where that stands on a line of its own. */
function inBlock(text: string, { document }: Scenario, { place }: LoadedFile, table: string): InlinedTable | undefined {
  const entry = entriesOf(document, place.owner).find(({ key, merged }) => key === place.key && !merged);
  if (!entry || nodeOf(place.owner)?.flow !== false) return undefined;
  const { keyRange, valueRange } = entry;
  const before = text.slice(0, valueRange.from);
  const end = lineEnd(text, valueRange.to);
  const column = keyRange.from - lineStart(text, keyRange.from);
  const indent = column + step;
  const lines = indented(table, indent);
  const head = `${before}${text.slice(valueRange.to, end)}\n`;
  return {
    text: `${head}${lines.join('\n')}${text.slice(end)}`,
    line: head.split('\n').length - 1,
    lines: lines.length,
    indent,
  };
}

/** With nothing else in the scenario. */
function alone({ ruleset }: Scenario, { way }: LoadedFile, table: string): InlinedTable | undefined {
  if (!ruleset || !way) return undefined;
  const indent = way.length * step;
  const head = [`ruleset: ${ruleset.id}`, ...way.map((key, depth) => `${' '.repeat(depth * step)}${key}:`)];
  const lines = indented(table, indent);
  return { text: [...head, ...lines, ''].join('\n'), line: head.length, lines: lines.length, indent };
}

/** All lines moved to the right, empty ones too: the cursor may stand there. What begins a document is no part of the table. */
function indented(table: string, indent: number): readonly string[] {
  return table.split(/\r?\n/).map((line) => ' '.repeat(indent) + (/^(?:---|\.\.\.|%)/.test(line) ? '' : line));
}
