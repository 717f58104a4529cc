/**
 * Formatting: indentation and blanks are mended, everything else stays as the author wrote it. Text that cannot be read is left alone,
 * key by key.
 */
import { layoutEdits, locate, parse } from '../text';
import type { Range, SourceFile, TextEdit } from '../text';
import { lineStart } from '../text/lines';
import { scenarioAt } from './analysis';
import type { Analysis } from './analysis';

export interface FormattingOptions {
  /** Blanks for each level. */
  readonly tabSize: number;
  readonly insertFinalNewline?: boolean;
}

/** The edits that format a whole file, or only the lines that a range touches. */
export function formatting(analysis: Analysis, options: FormattingOptions, range?: Range): readonly TextEdit[] {
  const edits = layoutEdits(analysis.file, { indent: indentOf(options), range });
  return !range && options.insertFinalNewline ? [...edits, ...finalNewline(analysis)] : edits;
}

/**
 * What typing a character mends: the blanks of the line that it ends. Lines keep their indentation, for what they belong to is only being
 * written; an empty line that was just begun gets that of what can follow.
 * @param offset behind the character
 */
export function formattingOnType(
  analysis: Analysis,
  offset: number,
  character: string,
  options: FormattingOptions,
): readonly TextEdit[] {
  const { text, file } = analysis;
  const isNewLine = character === '\n';
  const end = isNewLine ? text.lastIndexOf('\n', offset - 1) : offset;
  const from = lineStart(text, end);
  const indent = indentOf(options);
  const edits = layoutEdits(file, { indent, range: { from, to: end }, keepIndentation: true });
  return isNewLine ? [...edits, ...newLine(analysis, { from, to: end }, indent)] : edits;
}

/** Where a line belongs that was just begun and holds blanks at most: below the key before it, or deeper where that has no value yet. */
function newLine(analysis: Analysis, above: Range, indent: number): readonly TextEdit[] {
  const { text } = analysis;
  const from = above.to + 1;
  const end = text.indexOf('\n', from);
  const line = text.slice(from, end < 0 ? undefined : end).replace(/\r$/, '');
  const [, before = '', rest = ''] = /^((?: |- )*)([^\r]*)/.exec(text.slice(above.from, above.to)) ?? [];
  const key = above.from + before.length;
  const scenario = scenarioAt(analysis, key);
  if (line.trim() !== '' || !scenario || !locate(scenario.document, key)?.onKey || hasOpenBracket(rest)) return [];
  const isOpen = /^[^\s:]+:(?: +[&!|>][^\s#]*)*(?: +#.*)?$/.test(rest);
  const column = before.length + (isOpen ? indent : 0);
  return column === line.length ? [] : [{ from, to: from + line.length, insert: ' '.repeat(column) }];
}

function hasOpenBracket(line: string): boolean {
  const plain = line.replaceAll(/"[^"]*"|'[^']*'|#.*/g, '');
  return (plain.match(/[[{]/g)?.length ?? 0) > (plain.match(/[\]}]/g)?.length ?? 0);
}

const indentOf = ({ tabSize }: FormattingOptions): number => Math.min(8, Math.max(1, Math.floor(tabSize) || 2));

/** A line break behind the last line, where a client wants one and the data is the same with it: text after `|` has it for a part of itself. */
function finalNewline({ text, file }: Analysis): readonly TextEdit[] {
  if (text === '' || text.endsWith('\n')) return [];
  const dataOf = (source: SourceFile) => JSON.stringify(source.documents.at(-1)?.data);
  const at = text.length;
  return dataOf(parse(`${text}\n`, file)) === dataOf(file) ? [{ from: at, to: at, insert: '\n' }] : [];
}
