/** Scalars as YAML text that reads back as the same value. */

/** How a text was quoted before, so that a new one can look the same. */
export type Quote = '"' | "'" | undefined;

/** A scalar, fit for block and flow context and for keys. Text that anything could take for something else is quoted. */
export function renderScalar(value: null | boolean | number | string, quote?: Quote): string {
  if (typeof value === 'number') return renderNumber(value);
  if (typeof value !== 'string') return String(value);
  if (quote === undefined && isPlain(value)) return value;
  return quote === '"' || CONTROL.test(value) ? JSON.stringify(value) : `'${value.replaceAll("'", "''")}'`;
}

/**
 * A key. Words that only YAML 1.1 takes for something else stay without quotes, as scenarios write them: `on: audacity`. So do whole
 * numbers: `6: [...]`. That a key is read as the same text is what counts; YAML 1.2 does.
 */
export function renderKey(key: string, quote?: Quote): string {
  return quote === undefined && (OLD_WORDS.test(key) || WHOLE_NUMBER.test(key)) ? key : renderScalar(key, quote);
}

function renderNumber(value: number): string {
  if (Number.isFinite(value)) return String(value);
  return Number.isNaN(value) ? '.nan' : value > 0 ? '.inf' : '-.inf';
}

/** What single quotes cannot hold. */
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\ufeff]/;

/** Indicators that begin something else than text, and characters that end text in brackets or before a comment or a value. */
const UNSAFE = /^[-?:](?:\s|$)|^[,[\]{}#&*!|>'"%@`]|^(?:---|\.\.\.)|[,[\]{}]|:(?:\s|$)|\s#|^\s|\s$/;

/** Words that YAML 1.1 reads as yes or no, and YAML 1.2 as text. */
const OLD_WORDS = /^(?:yes|no|y|n|on|off)$/i;

/** Numbers that are read back as they are written. */
const WHOLE_NUMBER = /^(?:0|[1-9]\d{0,14})$/;

/** Words and numbers, of YAML 1.1 as well: other tools read the file, too. */
const RESOLVES =
  /^(?:~|null|true|false|yes|no|y|n|on|off|<<|=|[-+]?\.(?:inf|nan)|[-+]?[\d.][\d_.,:]*(?:e[-+]?\d+)?|0[xob][\da-f_]+|\d{4}-\d{1,2}-\d{1,2}.*)$/i;

function isPlain(text: string): boolean {
  return text !== '' && !CONTROL.test(text) && !UNSAFE.test(text) && !RESOLVES.test(text);
}
