/** Layout of text in lines and columns. */

/** The approximate display width in a terminal: one column per character. */
export function measureDisplayWidth(text: string): number {
  return [...text].length;
}

/** Wraps a text at spaces. */
export function wrapText(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && measureDisplayWidth(longer) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

/** Indents every line. */
export function indentLines(lines: readonly string[], width: number): readonly string[] {
  return lines.map((line) => (line === '' ? line : ' '.repeat(width) + line));
}

export type Align = 'left' | 'right';

/** Pads a text to a width. */
export function padText(text: string, width: number, align: Align = 'left'): string {
  const spaces = ' '.repeat(Math.max(0, width - measureDisplayWidth(text)));
  return align === 'left' ? text + spaces : spaces + text;
}

/** The width of each column: that of its widest cell. */
export function measureColumns(rows: readonly (readonly string[])[]): readonly number[] {
  const widths: number[] = [];
  for (const row of rows)
    for (const [column, cell] of row.entries())
      widths[column] = Math.max(widths[column] ?? 0, measureDisplayWidth(cell));
  return widths;
}

/** Aligns rows in columns, separated by two spaces and without trailing spaces. */
export function formatColumns(
  rows: readonly (readonly string[])[],
  aligns: readonly Align[] = [],
  widths: readonly number[] = measureColumns(rows),
): readonly string[] {
  return rows.map((row) =>
    row
      .map((cell, column) => padText(cell, widths[column] ?? 0, aligns[column]))
      .join('  ')
      .trimEnd(),
  );
}
