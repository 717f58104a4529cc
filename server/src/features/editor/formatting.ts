/** Formatting: fixes indentation and spaces, everything else stays as written. Keys that cannot be parsed are left alone. */
import { type Range, type SourceFile, type TextEdit, createLayoutEdits, locate, parse } from '../../text';
import { findLineStart } from '../../text/lines';
import { type Analysis, findScenarioAt } from '../analysis/analysis';

export interface FormattingOptions {
  /** Spaces per level. */
  readonly tabSize: number;
  readonly insertFinalNewline?: boolean;
}

/** Returns the edits that format a whole file, or only the lines in a range. */
export function formatDocument(analysis: Analysis, options: FormattingOptions, range?: Range): readonly TextEdit[] {
  const edits = createLayoutEdits(analysis.file, { indent: getIndentSize(options), range });
  return !range && options.insertFinalNewline ? [...edits, ...addFinalNewline(analysis)] : edits;
}

/**
 * Formats the line that a typed character ends. Existing indentation stays, since the parent may be unfinished; an empty new line gets the
 * indentation of its likely content.
 * @param offset after the character
 */
export function formatOnType(
  analysis: Analysis,
  offset: number,
  character: string,
  options: FormattingOptions,
): readonly TextEdit[] {
  const { text, file } = analysis;
  const isNewLine = character === '\n';
  const end = isNewLine ? text.lastIndexOf('\n', offset - 1) : offset;
  const from = findLineStart(text, end);
  const indent = getIndentSize(options);
  const edits = createLayoutEdits(file, { indent, range: { from, to: end }, keepIndentation: true });
  return isNewLine ? [...edits, ...indentNewLine(analysis, { from, to: end }, indent)] : edits;
}

/** Indents a new, blank line: below the key before it, or deeper if that has no value yet. */
function indentNewLine(analysis: Analysis, above: Range, indent: number): readonly TextEdit[] {
  const { text } = analysis;
  const from = above.to + 1;
  const end = text.indexOf('\n', from);
  const line = text.slice(from, end < 0 ? undefined : end).replace(/\r$/, '');
  const [, prefix = '', remainder = ''] = /^((?: |- )*)([^\r]*)/.exec(text.slice(above.from, above.to)) ?? [];
  const key = above.from + prefix.length;
  const scenario = findScenarioAt(analysis, key);
  if (line.trim() !== '' || !scenario || !locate(scenario.document, key)?.onKey || hasOpenBracket(remainder)) return [];
  const isOpen = /^[^\s:]+:(?: +[&!|>][^\s#]*)*(?: +#.*)?$/.test(remainder);
  const column = prefix.length + (isOpen ? indent : 0);
  return column === line.length ? [] : [{ from, to: from + line.length, insert: ' '.repeat(column) }];
}

function hasOpenBracket(line: string): boolean {
  const textOutsideQuotes = line.replaceAll(/"[^"]*"|'[^']*'|#.*/g, '');
  return (textOutsideQuotes.match(/[[{]/g)?.length ?? 0) > (textOutsideQuotes.match(/[\]}]/g)?.length ?? 0);
}

const getIndentSize = ({ tabSize }: FormattingOptions): number => Math.min(8, Math.max(1, Math.floor(tabSize) || 2));

/** Adds a final line break if it does not change the data: in a block scalar (`|`) it would be content. */
function addFinalNewline({ text, file }: Analysis): readonly TextEdit[] {
  if (text === '' || text.endsWith('\n')) return [];
  const serializeData = (source: SourceFile) => JSON.stringify(source.documents.at(-1)?.data);
  const end = text.length;
  return serializeData(parse(`${text}\n`, file)) === serializeData(file) ? [{ from: end, to: end, insert: '\n' }] : [];
}
