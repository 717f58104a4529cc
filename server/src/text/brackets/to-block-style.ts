/** Writes a collection in brackets as lines, one level deep: inner collections stay in brackets unless they span lines. */
import { Parser, type CST } from 'yaml';
import { columnAt } from '../edits/target';
import type { Style } from '../edits/style';
import { findTokenEnd, isFlowScalar } from '../layout/tokens';
import type { MemberRange } from '../places';
import type { Range, TextEdit } from '../range';
import { findFrame } from './frame';
import { getOrUndefined, Unsupported } from './unsupported';

/**
 * The edit that writes brackets as lines; undefined if the data might change.
 * @param member whose value is in brackets; its owner is in block style
 * @param value from the opening to after the closing bracket
 */
export function toBlockStyle(text: string, member: MemberRange, value: Range, style: Style): TextEdit | undefined {
  const frame = findFrame(text, member, value);
  const source = text.slice(value.from, value.to);
  const token = parseBrackets(source);
  if (!frame || !token) return undefined;
  const isInPlace = frame.startsBelowKey || (frame.isItem && !frame.hasAnchor);
  const isList = token.start.type === 'flow-seq-start';
  const indent = frame.startsBelowKey
    ? columnAt(text, value.from)
    : frame.isItem
      ? frame.column + 2
      : frame.column + (isList && style.compactLists ? 0 : style.indent);
  return getOrUndefined(() => {
    const { lines, openingComment } = writeLines(token, source, style);
    const comment = frame.trailingComment ?? openingComment;
    if (lines.length === 0 || (frame.trailingComment !== undefined && openingComment !== undefined)) return undefined;
    const [first = '', ...more] = isInPlace ? withComment(lines, comment) : lines;
    const remaining = more.map((line) => formatLineBreak(style, line, indent)).join('');
    if (isInPlace) return { from: value.from, to: frame.end, insert: first + remaining };
    const leadingText = comment === undefined ? '' : ` ${comment}`;
    return {
      from: frame.introEnd,
      to: frame.end,
      insert: leadingText + formatLineBreak(style, first, indent) + remaining,
    };
  });
}

const formatLineBreak = ({ newline }: Style, line: string, indent: number): string =>
  newline + (line === '' ? '' : ' '.repeat(indent) + line);

function withComment([first = '', ...remaining]: readonly string[], comment: string | undefined): readonly string[] {
  if (comment === undefined) return [first, ...remaining];
  if (hasComment(first)) throw new Unsupported();
  return [`${first} ${comment}`, ...remaining];
}

/** Only for lines written here. A quoted `#` may be mistaken for a comment. */
const hasComment = (line: string): boolean => /(?:^|\s)#/.test(line);

function parseBrackets(source: string): CST.FlowCollection | undefined {
  const [document, ...more] = [...new Parser().parse(source)];
  if (more.length > 0 || document?.type !== 'document') return undefined;
  const { value } = document;
  return value?.type === 'flow-collection' && value.end[0]?.type !== 'flow-error-end' ? value : undefined;
}

/** Lines relative to their target column, and the comment after the opening bracket. */
interface BlockLines {
  readonly lines: readonly string[];
  readonly openingComment: string | undefined;
}

function writeLines({ start: open, items }: CST.FlowCollection, source: string, style: Style): BlockLines {
  const isList = open.type === 'flow-seq-start';
  const lines: string[] = [];
  let openingComment: string | undefined;
  let breaks = 0;

  function consumeComment(written: string): void {
    const last = lines.at(-1);
    if (breaks > 0) lines.push(written);
    else if (last === undefined && openingComment === undefined) openingComment = written;
    else if (last !== undefined && !hasComment(last)) lines[lines.length - 1] = `${last} ${written}`;
    else lines.push(written);
  }

  /** Consumes spaces and comments, and returns the other tokens. */
  function consumeSpaces(tokens: readonly CST.SourceToken[]): readonly CST.SourceToken[] {
    const otherTokens: CST.SourceToken[] = [];
    for (const token of tokens) {
      if (token.type === 'newline') {
        breaks += token.source.split('\n').length - 1;
        if (breaks === 2 && lines.length > 0) lines.push('');
      } else if (token.type === 'comment') {
        consumeComment(token.source.trimEnd());
        breaks = 0;
      } else if (token.type !== 'space' && token.type !== 'comma') otherTokens.push(token);
    }
    return otherTokens;
  }

  for (const { start, key, sep = [], value } of items) {
    const tokensBefore = consumeSpaces(start);
    if (!key && !value && sep.length === 0) continue;
    breaks = 0;
    if (isList) lines.push(...formatItemLines(tokensBefore, key, sep, value, source, style));
    else lines.push(...formatMemberLines(tokensBefore, key, sep, value, source, style));
    consumeSpaces(takeTrailingTokens(value ?? key));
  }
  while (lines.at(-1) === '') lines.pop();
  return { lines, openingComment };
}

const takeTrailingTokens = (token: CST.Token | null | undefined): readonly CST.SourceToken[] =>
  token && isFlowScalar(token) ? (token.end ?? []) : token?.type === 'flow-collection' ? token.end.slice(1) : [];

type Tokens = readonly CST.SourceToken[];

function formatItemLines(
  tokensBefore: Tokens,
  key: CST.Token | null | undefined,
  sep: Tokens,
  value: CST.Token | undefined,
  source: string,
  style: Style,
): readonly string[] {
  const content = key ?? value;
  if (!content || (key && value) || sep.some(({ type }) => type === 'map-value-ind')) throw new Unsupported();
  const anchor = formatAnchor(tokensBefore);
  const [first = '', ...remaining] = formatValueLines(content, source, style);
  const inner = remaining.map((line) => (line === '' ? '' : `  ${line}`));
  if (inner.length === 0) return [`- ${anchor}${first}`];
  return anchor === '' ? [`- ${first}`, ...inner] : [`- ${anchor.trimEnd()}`, `  ${first}`, ...inner];
}

function formatMemberLines(
  tokensBefore: Tokens,
  key: CST.Token | null | undefined,
  sep: Tokens,
  value: CST.Token | undefined,
  source: string,
  style: Style,
): readonly string[] {
  if (tokensBefore.length > 0 || !key || !isFlowScalar(key) || key.type === 'alias' || key.source.includes('\n'))
    throw new Unsupported();
  const props = sep.filter(({ type }) => type !== 'space' && type !== 'newline' && type !== 'map-value-ind');
  const anchor = formatAnchor(props);
  if (!value) return [`${key.source}:${anchor === '' ? '' : ` ${anchor.trimEnd()}`}`];
  const lines = formatValueLines(value, source, style);
  if (lines.length === 1 && !spansLines(value, source)) return [`${key.source}: ${anchor}${lines[0]}`];
  const isCompact = value.type === 'flow-collection' && value.start.type === 'flow-seq-start' && style.compactLists;
  const spaces = ' '.repeat(isCompact ? 0 : style.indent);
  return [
    `${key.source}:${anchor === '' ? '' : ` ${anchor.trimEnd()}`}`,
    ...lines.map((line) => line && spaces + line),
  ];
}

/** An anchor followed by a space. */
function formatAnchor(tokens: Tokens): string {
  if (tokens.some(({ type }) => type !== 'anchor') || tokens.length > 1) throw new Unsupported();
  return tokens.map(({ source }) => `${source} `).join('');
}

const spansLines = (token: CST.Token, source: string): boolean =>
  source.slice(token.offset, findTokenEnd(token)).includes('\n');

/** Values that span lines become lines; other values are copied. */
function formatValueLines(token: CST.Token, source: string, style: Style): readonly string[] {
  if (!spansLines(token, source)) return [source.slice(token.offset, findTokenEnd(token))];
  if (token.type !== 'flow-collection') throw new Unsupported();
  const { lines, openingComment } = writeLines(token, source, style);
  if (lines.length === 0) throw new Unsupported();
  return openingComment === undefined ? lines : [openingComment, ...lines];
}
