/** Renders scalars as YAML that reads back as the same value. */

/** The quotes of the previous text, to be kept for the new one. */
export type Quote = '"' | "'" | undefined;

/** A scalar that is valid in block and flow context and as a key. Ambiguous text is quoted. */
export function renderScalar(value: null | boolean | number | string, quote?: Quote): string {
  if (typeof value === 'number') return renderNumber(value);
  if (typeof value !== 'string') return String(value);
  if (quote === undefined && isPlain(value)) return value;
  return quote === '"' || CONTROL.test(value) ? JSON.stringify(value) : `'${value.replaceAll("'", "''")}'`;
}

/**
 * A key. Words that are special only in YAML 1.1 stay unquoted, as scenarios write them: `on: audacity`; so do whole numbers: `6: [...]`.
 * YAML 1.2 reads both as the same text.
 */
export function renderKey(key: string, quote?: Quote): string {
  return quote === undefined && (OLD_WORDS.test(key) || WHOLE_NUMBER.test(key)) ? key : renderScalar(key, quote);
}

function renderNumber(value: number): string {
  if (Number.isFinite(value)) return String(value);
  return Number.isNaN(value) ? '.nan' : value > 0 ? '.inf' : '-.inf';
}

/** Characters that single quotes cannot hold. */
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\ufeff]/;

/** Indicators that cannot begin text, and characters that end text in brackets or before a comment or a value. */
const UNSAFE = /^[-?:](?:\s|$)|^[,[\]{}#&*!|>'"%@`]|^(?:---|\.\.\.)|[,[\]{}]|:(?:\s|$)|\s#|^\s|\s$/;

/** Words that are booleans in YAML 1.1 and text in YAML 1.2. */
const OLD_WORDS = /^(?:yes|no|y|n|on|off)$/i;

/** Numbers that are read back with the same spelling. */
const WHOLE_NUMBER = /^(?:0|[1-9]\d{0,14})$/;

/** Words and numbers of YAML 1.2 and 1.1, since other tools read the file, too. */
const WORDS_AND_NUMBERS =
  /^(?:~|null|true|false|yes|no|y|n|on|off|<<|=|[-+]?\.(?:inf|nan)|[-+]?[\d.][\d_.,:]*(?:e[-+]?\d+)?|0x[\da-f_]+|0o[0-7_]+|0b[01_]+|\d{4}-\d{1,2}-\d{1,2}.*)$/i;

function isPlain(text: string): boolean {
  return text !== '' && !CONTROL.test(text) && !UNSAFE.test(text) && !WORDS_AND_NUMBERS.test(text);
}
