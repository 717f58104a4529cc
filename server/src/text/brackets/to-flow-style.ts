/** Puts a list or mapping in block style into brackets on one line (flow style). */
import { Parser, type CST } from 'yaml';
import { columnAt } from '../edits/target';
import { renderScalar } from '../edits/scalar';
import { isFlowScalar } from '../layout/tokens';
import { findLineStart } from '../lines';
import type { MemberRange } from '../places';
import type { Range, TextEdit } from '../range';
import { findFrame } from './frame';
import { getOrUndefined, Unsupported } from './unsupported';

/** Maximum columns of a readable line. */
const maxLineLength = 120;

/**
 * The edit that puts a collection in brackets on one line; undefined if the data might change, a comment is between the lines, or the line
 * would be too long.
 * @param member whose value is in block style
 * @param value from the first key or dash to the end of the last value
 */
export function toFlowStyle(text: string, member: MemberRange, value: Range): TextEdit | undefined {
  const frame = findFrame(text, member, value);
  if (!frame || (frame.leadingComment !== undefined && frame.trailingComment !== undefined)) return undefined;
  const column = columnAt(text, value.from);
  const [document, ...more] = [...new Parser().parse(' '.repeat(column) + text.slice(value.from, value.to))];
  if (more.length > 0 || document?.type !== 'document' || !document.value) return undefined;
  const lines = document.value;
  if (lines.type !== 'block-map' && lines.type !== 'block-seq') return undefined;
  return getOrUndefined(() => {
    const written = ` ${writeInBrackets(lines)}`;
    if (frame.introEnd - findLineStart(text, frame.introEnd) + written.length > maxLineLength) return undefined;
    const comment = frame.leadingComment ?? frame.trailingComment;
    return { from: frame.introEnd, to: frame.end, insert: written + (comment === undefined ? '' : ` ${comment}`) };
  });
}

function writeInBrackets(token: CST.Token): string {
  switch (token.type) {
    case 'block-map':
      return formatInBraces(token.items.flatMap((item) => writeMember(item)));
    case 'block-seq':
      return `[${token.items.flatMap((item) => writeItem(item)).join(', ')}]`;
    case 'flow-collection':
      rejectComments(token.end.slice(1));
      return token.start.type === 'flow-map-start'
        ? formatInBraces(token.items.flatMap((item) => writeMember(item)))
        : `[${token.items.flatMap((item) => writeFlowItem(item)).join(', ')}]`;
    default:
      if (!isFlowScalar(token)) throw new Unsupported();
      return writeScalar(token);
  }
}

const formatInBraces = (members: readonly string[]): string =>
  members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;

/** Plain text with another meaning between brackets. It is known to be text, not a number. */
const unsafeInFlow = /[,[\]{}]|^[?:]|^-(?![\w.])|:$/;

function writeScalar({ type, source, end = [] }: CST.FlowScalar): string {
  rejectComments(end);
  if (source.includes('\n')) throw new Unsupported();
  return type === 'scalar' && unsafeInFlow.test(source) ? renderScalar(source, "'") : source;
}

function writeMember({ start, key, sep = [], value }: CST.CollectionItem): readonly string[] {
  if (getLeadingAnchor(start) !== '') throw new Unsupported();
  if (!key && sep.length === 0 && !value) return [];
  if (!key || !isFlowScalar(key) || key.type === 'alias') throw new Unsupported();
  const anchor = getLeadingAnchor(sep);
  return [`${writeScalar(key)}: ${anchor}${value ? writeInBrackets(value) : 'null'}`];
}

function writeItem({ start, value }: CST.BlockSequence['items'][number]): readonly string[] {
  const anchor = getLeadingAnchor(start);
  if (!start.some(({ type }) => type === 'seq-item-ind')) return [];
  return [anchor + (value ? writeInBrackets(value) : 'null')];
}

function writeFlowItem({ start, key, sep = [], value }: CST.CollectionItem): readonly string[] {
  const anchor = getLeadingAnchor(start);
  const content = key ?? value;
  if (!content && sep.length === 0) return [];
  if (!content || (key && value) || sep.some(({ type }) => type === 'map-value-ind')) throw new Unsupported();
  return [anchor + writeInBrackets(content)];
}

const ignoredTokens: ReadonlySet<string> = new Set(['space', 'newline', 'comma', 'map-value-ind', 'seq-item-ind']);

/** The anchor before a value, followed by a space. */
function getLeadingAnchor(tokens: readonly CST.SourceToken[]): string {
  const others = tokens.filter(({ type }) => !ignoredTokens.has(type));
  if (others.length > 1 || others.some(({ type }) => type !== 'anchor')) throw new Unsupported();
  return others.map(({ source }) => `${source} `).join('');
}

function rejectComments(tokens: readonly CST.SourceToken[]): void {
  if (tokens.some(({ type }) => type === 'comment')) throw new Unsupported();
}
