/** `asdic merge`: merges the JSON lines of shards into the output of a single run. */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { CannotRun } from '../library/errors';
import { isCounted, type Severity } from '../library/problems';
import type { Host } from './host';
import { readOrThrow } from './inputs/read';
import { standardInput } from './inputs/source';
import { toJson } from './print/json';
import type { Outcome } from './outcome';

export interface MergeOptions {
  readonly format: 'json' | 'jsonl';
}

interface Line {
  readonly text: string;
  readonly data: PlacedItem;
}

/** A diagnostic or a report, reduced to its location. */
interface PlacedItem {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly severity?: Severity;
  /** Index of the combat in a sweep, from 0. */
  readonly index?: number;
}

/** @throws CannotRun if a line does not come from Asdic */
export async function merge(names: readonly string[], { format }: MergeOptions, host: Host): Promise<Outcome> {
  const texts = await Promise.all(names.map((name) => readInput(name, host)));
  const lines = texts.flatMap((text, index) => parseLines(text, names[index]!)).sort(comparePlaces);
  return {
    output: format === 'json' ? toJson(lines.map(({ data }) => data)) : formatLines(lines),
    exitCode: lines.some(({ data: { severity } }) => severity !== undefined && isCounted({ severity })) ? 1 : 0,
  };
}

function* formatLines(lines: readonly Line[]): Generator<string, void> {
  for (const { text } of lines) yield `${text}\n`;
}

async function readInput(name: string, host: Host): Promise<string> {
  if (name === standardInput) return host.readStandardInput();
  return readOrThrow(() => readFile(resolve(host.folder, name), 'utf8'), name);
}

function parseLines(text: string, name: string): readonly Line[] {
  return text.split('\n').flatMap((line, index) => {
    const content = line.replace(/\r$/, '');
    if (content === '') return [];
    const data = parseLine(content);
    if (!data)
      throw new CannotRun(
        `${name}, line ${index + 1} is not a line of \`asdic check\`, \`asdic odds\` or \`asdic sweep\` with \`--format jsonl\`.`,
      );
    return [{ text: content, data }];
  });
}

function parseLine(line: string): PlacedItem | undefined {
  try {
    const data = JSON.parse(line) as Partial<PlacedItem> | null;
    const isPlaced = typeof data?.file === 'string' && typeof data.line === 'number' && typeof data.column === 'number';
    return isPlaced ? (data as PlacedItem) : undefined;
  } catch {
    return undefined;
  }
}

/** Compares by file, then by position. Lines at the same position keep their order, since they come from one shard. */
function comparePlaces({ data: a }: Line, { data: b }: Line): number {
  return (
    (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) ||
    a.line - b.line ||
    a.column - b.column ||
    (a.index ?? 0) - (b.index ?? 0)
  );
}
