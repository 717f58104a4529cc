/** The fast path for plain scalars: resolves them by the core schema of YAML 1.2. */

export function parsePlainScalar(text: string): unknown {
  const first = text.charCodeAt(0);
  if (isDigit(first) || first === 0x2b || first === 0x2d || first === 0x2e) return parseNumberOrText(text);
  return words.has(text) ? words.get(text) : text;
}

const words: ReadonlyMap<string, boolean | null> = new Map<string, boolean | null>([
  ...['~', 'null', 'Null', 'NULL'].map((word) => [word, null] as const),
  ...['true', 'True', 'TRUE'].map((word) => [word, true] as const),
  ...['false', 'False', 'FALSE'].map((word) => [word, false] as const),
]);

function parseNumberOrText(text: string): number | string {
  if (/^[-+]?\d+$/.test(text)) return Number.parseInt(text, 10);
  if (/^[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:e[-+]?\d+)?$/i.test(text)) return Number.parseFloat(text);
  if (/^0o[0-7]+$/.test(text)) return Number.parseInt(text.slice(2), 8);
  if (/^0x[\dA-Fa-f]+$/.test(text)) return Number.parseInt(text.slice(2), 16);
  if (/^[-+]?\.(?:inf|Inf|INF)$/.test(text)) return text.startsWith('-') ? -Infinity : Infinity;
  return /^\.(?:nan|NaN|NAN)$/.test(text) ? NaN : text;
}

export function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}
