/**
 * Rewords the errors of the YAML parser: what is wrong, why, and what to do. One diagnostic per chunk (scan.ts), since the others are
 * consequences of the first.
 */
import { isCollection, isScalar, visit, type Document, type YAMLError } from 'yaml';
import { findLineEnd } from './lines';
import type { Range, TextDiagnostic } from './range';
import { findTypo, isReadable, type ErrorDescription } from './typos';

/** The first syntax error of a chunk; undefined if there is none. */
export function findSyntaxError(document: Document, text: string): TextDiagnostic | undefined {
  const error = document.errors[0];
  if (!error) return undefined;
  const wording =
    (isUnclosedQuote(error) && describeUnclosedQuote(document, error, text)) ||
    (isUnclosedBracket(error) && describeUnclosedBracket(document, text)) ||
    findTypo(text, locateError(error, document.errors)[0]) ||
    describeError(error, text);
  return { severity: 'error', range: toVisibleRange(locateError(error, document.errors), text), ...wording };
}

/**
 * Returns the range to report an error at, usually its own. If an indented line with a key follows a value, such as `c: d` after `a: b`, the parser
 * first reports `b`; the misplaced key is at the end of a later error, which spans both lines.
 */
function locateError(error: YAMLError, errors: readonly YAMLError[]): readonly [number, number] {
  const spanningError =
    error.code === 'BLOCK_AS_IMPLICIT_KEY'
      ? errors.find((other) => other.code === 'MULTILINE_IMPLICIT_KEY')
      : undefined;
  return spanningError ? [spanningError.pos[1] - 1, spanningError.pos[1]] : error.pos;
}

// The parser has one code for everything that is missing; only the message distinguishes quotes and brackets.
const isUnclosedQuote = (error: YAMLError) =>
  error.code === 'MISSING_CHAR' && error.message.startsWith('Missing closing');
const isUnclosedBracket = (error: YAMLError) =>
  (error.code === 'BAD_INDENT' || error.code === 'MISSING_CHAR') && error.message.startsWith('Flow ');

function describeUnclosedQuote(document: Document, error: YAMLError, text: string): ErrorDescription | undefined {
  let quoteStart: number | undefined;
  visit(document, {
    Scalar: (_key, node) => {
      const [from, to] = node.range ?? [0, -1];
      if (
        from <= error.pos[0] &&
        error.pos[0] <= Math.max(to, node.range?.[2] ?? 0) &&
        isScalar(node) &&
        node.type?.startsWith('QUOTE')
      )
        quoteStart = from;
    },
  });
  if (quoteStart === undefined) return undefined;
  const quote = text[quoteStart]!;
  const end = findTrimmedEnd(text, quoteStart, findLineEnd(text, quoteStart));
  const content = text.slice(quoteStart + 1, end);
  const message = `The quote \`${quote}\` is never closed. Close it at the end of the quoted text, or remove it.`;
  const close = { title: `Close the quote`, edits: [{ from: end, to: end, insert: quote }], preferred: true };
  return {
    code: 'syntax/unclosed-quote',
    message,
    range: { from: quoteStart, to: end },
    fixes: /[[\]{}#"']/.test(content) ? [] : [close],
  };
}

const CLOSING: Readonly<Record<string, string>> = { '[': ']', '{': '}' };

function describeUnclosedBracket(document: Document, text: string): ErrorDescription | undefined {
  let unclosedRange: Range | undefined;
  visit(document, {
    Collection: (_key, node) => {
      if (!isCollection(node) || !node.flow || !node.range) return;
      const [from, to] = node.range;
      if (text[to - 1] !== CLOSING[text[from]!]) unclosedRange = { from, to };
    },
  });
  if (!unclosedRange) return undefined;
  const bracket = text[unclosedRange.from]!;
  const closing = CLOSING[bracket] ?? ']';
  const lineEnd = findLineEnd(text, unclosedRange.from);
  const end = findTrimmedEnd(
    text,
    unclosedRange.from,
    Math.min(lineEnd, Math.max(unclosedRange.to, unclosedRange.from + 1)),
  );
  const message = `The bracket \`${bracket}\` is never closed. Write \`${closing}\` after its last item. The lines inside the brackets must be indented more than the key.`;
  const edit = { from: end, to: end, insert: closing };
  const isAtLineEnd = unclosedRange.to >= lineEnd || end === lineEnd;
  return {
    code: 'syntax/unclosed-bracket',
    message,
    range: { from: unclosedRange.from, to: end },
    // The items may be on further lines, and the line may end with a comment.
    fixes:
      isAtLineEnd && isReadable(text, edit) ? [{ title: `Insert \`${closing}\``, edits: [edit], preferred: true }] : [],
  };
}

/** Describes an error by its parser code. */
function describeError(error: YAMLError, text: string): ErrorDescription {
  const source = text.slice(...error.pos).trim();
  if (text.startsWith('%'))
    return {
      code: 'syntax/directive',
      message: 'Directives (`%YAML`, `%TAG`) have no effect on a scenario. Remove the line.',
    };
  switch (error.code) {
    case 'TAB_AS_INDENT':
      return { code: 'syntax/tab', message: 'YAML allows no tabs here. Indent with spaces.' };
    case 'BAD_INDENT':
      return {
        code: 'syntax/indentation',
        message:
          'The indentation of this line does not match that of its neighbours. Indent it with the same number of spaces.',
      };
    case 'MULTILINE_IMPLICIT_KEY':
    case 'BLOCK_AS_IMPLICIT_KEY':
      return {
        code: 'syntax/nesting',
        message:
          'A key is not allowed here: this line, or the one before it, already has a value. Check the indentation, put a space after each colon, or put the text into quotes if it holds `: `.',
      };
    case 'BAD_SCALAR_START':
      return {
        code: 'syntax/reserved-character',
        message: `Plain text cannot begin with \`${source.slice(0, 1)}\`, which YAML reserves. Put the text into quotes.`,
      };
    case 'BAD_DQ_ESCAPE':
      return {
        code: 'syntax/escape',
        message:
          'In double quotes a backslash begins an escape sequence, and this one does not exist. Double the backslash, or use single quotes.',
      };
    case 'BAD_ALIAS':
    case 'ALIAS_PROPS':
    case 'MULTIPLE_ANCHORS':
    case 'BAD_PROP_ORDER':
      return { code: 'syntax/anchor', message: describeAnchorError(error) };
    case 'TAG_RESOLVE_FAILED':
    case 'MULTIPLE_TAGS':
    case 'BAD_COLLECTION_TYPE':
      return {
        code: 'syntax/tag',
        message:
          'Tags (`!name`) mean nothing in a scenario. Remove the tag, or put text that begins with `!` into quotes.',
      };
    case 'RESOURCE_EXHAUSTION':
      return { code: 'syntax/too-deep', message: 'Values are nested too deeply here. Anything deeper is not read.' };
    case 'UNEXPECTED_TOKEN':
      return describeUnexpected(source, error.message);
    case 'BLOCK_IN_FLOW':
      return describeMissingComma(error, source) ?? invalid;
    case 'MISSING_CHAR':
      return { code: 'syntax/missing-character', message: describeMissing(error.message) };
    default:
      return invalid;
  }
}

function describeAnchorError({ code, message }: YAMLError): string {
  if (code === 'ALIAS_PROPS') return 'An alias (`*name`) takes no anchor or tag: its value has its own. Remove them.';
  if (code === 'MULTIPLE_ANCHORS') return 'A value has at most one anchor (`&name`). Remove the others.';
  if (code === 'BAD_PROP_ORDER')
    return 'Anchors and tags come directly before their value, after any `- ` or `? `. Move them there.';
  const sign = message.startsWith('Alias') ? '*' : '&';
  return `There is no name after \`${sign}\`. Write one, or put text that begins with \`${sign}\` into quotes.`;
}

const invalid: ErrorDescription = {
  code: 'syntax/invalid',
  message: 'This is not valid YAML. Check brackets, quotes, colons and indentation around it.',
};

/** Describes a missing comma, if a value in brackets is followed directly by a key and its colon; undefined otherwise. */
function describeMissingComma({ pos: [from] }: YAMLError, source: string): ErrorDescription | undefined {
  const [match, key] = /^[^:\n]*?(?<= )([\w.-]+): /.exec(`${source} `) ?? [];
  if (match === undefined) return undefined;
  return {
    code: 'syntax/missing-character',
    message: `A comma is missing before \`${key}\`. Write it, or put the text into quotes if \`${key}\` belongs to it.`,
    range: { from, to: from + match.trimEnd().length },
  };
}

function describeUnexpected(source: string, parserMessage: string): ErrorDescription {
  const first = source.slice(0, 1);
  if (first === ']' || first === '}')
    return {
      code: 'syntax/unexpected',
      message: `\`${first}\` has no opening bracket. Remove it, or add the bracket.`,
    };
  if (first === ',')
    return {
      code: 'syntax/unexpected',
      message: 'There is nothing before this comma. Remove it, or write what is missing.',
    };
  if (first === '-')
    return {
      code: 'syntax/unexpected',
      message: 'A list cannot begin on the line of its key. Write its first `- ` on the next line.',
    };
  if (/block scalar/i.test(parserMessage))
    return {
      code: 'syntax/unexpected',
      message: 'Text after `|` or `>` begins on the next line, indented. Move it there, or put the text into quotes.',
    };
  return {
    code: 'syntax/unexpected',
    message:
      'The value before this has ended, and more text follows. Put the whole text into quotes, or write the rest on a line of its own.',
  };
}

function describeMissing(message: string): string {
  if (message.includes('map values'))
    return 'A key ends with a colon and a space: `key: value`. Write the colon, or remove the line.';
  if (message.includes('Comments'))
    return 'A comment needs a space before its `#`. Insert one, or put the text into quotes if the `#` belongs to it.';
  if (message.includes('Missing ,')) return 'A comma is missing before this.';
  if (message.includes('space after :')) return 'Put a space after the colon.';
  if (message.includes('Sequence item'))
    return 'Each item of this list begins with `- `. Write the dash, or check the indentation.';
  return 'A character is missing here. Check brackets, quotes, colons and commas around it.';
}

/** The range of a parser error. If it is blank, the next word, clipped to its line. */
function toVisibleRange([from, to]: readonly [number, number], text: string): Range {
  let start = Math.min(from, text.length);
  while (start < text.length && /\s/.test(text[start]!)) start++;
  if (start === text.length) return getLastCharacter(text);
  const wordEnd = start > from ? start + /^[^\s:,]*/.exec(text.slice(start, start + 200))![0].length : to;
  return { from: start, to: Math.min(Math.max(wordEnd, start + 1), Math.max(findLineEnd(text, start), start + 1)) };
}

function getLastCharacter(text: string): Range {
  const end = findTrimmedEnd(text, 0, text.length);
  return { from: Math.max(0, end - 1), to: end };
}

function findTrimmedEnd(text: string, from: number, to: number): number {
  let end = to;
  while (end > from && /\s/.test(text[end - 1]!)) end--;
  return end;
}
