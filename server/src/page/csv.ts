/** Comma-separated values (RFC 4180), with line feeds. */

/** @param rows the head first */
export function writeCsv(rows: readonly (readonly (string | number | boolean | null)[])[]): string {
  return rows.map((row) => `${row.map(formatField).join(',')}\n`).join('');
}

function formatField(value: string | number | boolean | null): string {
  const text = value === null ? '' : String(value);
  // Prevents spreadsheets from evaluating the text as a formula.
  const safe = typeof value === 'string' && /^[=+\-@]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
