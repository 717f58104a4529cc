/** Text in lines and columns. */

/** How many columns of a terminal a text takes, near enough: one for each character. */
export function widthOf(text: string): number {
  return [...text].length;
}

/** A text in lines of at most so many columns where it has blanks to be cut at. */
export function wrapped(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(longer) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

/** Every line moved to the right. */
export function indented(lines: readonly string[], by: number): readonly string[] {
  return lines.map((line) => (line === '' ? line : ' '.repeat(by) + line));
}

export type Align = 'left' | 'right';

/** Fills a text up to a width. */
export function padded(text: string, width: number, align: Align = 'left'): string {
  const blanks = ' '.repeat(Math.max(0, width - widthOf(text)));
  return align === 'left' ? text + blanks : blanks + text;
}

/** Widths that suffice for every cell of the rows, column by column. */
export function columnWidths(rows: readonly (readonly string[])[]): readonly number[] {
  const widths: number[] = [];
  for (const row of rows)
    for (const [column, cell] of row.entries()) widths[column] = Math.max(widths[column] ?? 0, widthOf(cell));
  return widths;
}

/** Rows with their columns one below the other, two blanks between them and none at the end of a line. */
export function columns(
  rows: readonly (readonly string[])[],
  aligns: readonly Align[] = [],
  widths: readonly number[] = columnWidths(rows),
): readonly string[] {
  return rows.map((row) =>
    row
      .map((cell, column) => padded(cell, widths[column] ?? 0, aligns[column]))
      .join('  ')
      .trimEnd(),
  );
}
