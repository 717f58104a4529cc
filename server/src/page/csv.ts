/** Comma-separated values by RFC 4180, with lines that end as text files here do. */

/** @param rows the head first */
export function csv(rows: readonly (readonly (string | number | boolean | null)[])[]): string {
  return rows.map((row) => `${row.map(field).join(',')}\n`).join('');
}

function field(value: string | number | boolean | null): string {
  const text = value === null ? '' : String(value);
  // A spreadsheet would carry out what begins so.
  const safe = typeof value === 'string' && /^[=+\-@]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
