/** The text around a collection, needed to change it between block and flow style. */
import { columnAt, findDashBefore } from '../edits/target';
import { findLineEnd } from '../lines';
import type { MemberRange } from '../places';
import type { Range } from '../range';

export interface Frame {
  /** The column of the key or the dash. */
  readonly column: number;
  readonly isItem: boolean;
  /** The offset after the colon or the dash, and after an anchor. */
  readonly introEnd: number;
  readonly hasAnchor: boolean;
  /** True if the value begins on its own line. */
  readonly startsBelowKey: boolean;
  /** The comment after the colon or the dash. */
  readonly leadingComment: string | undefined;
  /** The comment after the value. */
  readonly trailingComment: string | undefined;
  /** The end of the value's last line, including the comment. */
  readonly end: number;
}

/** Finds the text around a member of a collection in block style; undefined if that text is not supported. */
export function findFrame(text: string, { key, keyRange }: MemberRange, value: Range): Frame | undefined {
  const isItem = typeof key === 'number';
  const start = isItem ? findDashBefore(text, value.from) : keyRange.from;
  if (start < 0) return undefined;
  const indicatorEnd = isItem ? start + 1 : findEndOfColon(text, keyRange, value);
  const gap = indicatorEnd === undefined ? undefined : parseGap(text.slice(indicatorEnd, value.from));
  const trailing = /^[ \t]*(#.*)?$/.exec(text.slice(value.to, findLineEnd(text, value.to)));
  if (!gap || !trailing) return undefined;
  const { anchor, leadingComment, startsBelowKey } = gap;
  return {
    column: columnAt(text, start),
    isItem,
    introEnd: indicatorEnd! + anchor.length,
    hasAnchor: anchor !== '',
    startsBelowKey,
    leadingComment,
    trailingComment: trailing[1]?.trimEnd(),
    end: findLineEnd(text, value.to),
  };
}

function findEndOfColon(text: string, keyRange: Range, value: Range): number | undefined {
  const colon = /^[ \t]*:/.exec(text.slice(keyRange.to, value.from));
  return colon ? keyRange.to + colon[0].length : undefined;
}

/** Parses the text between a colon or dash and its value: an anchor, a comment and spaces; undefined for anything else. */
function parseGap(
  gap: string,
): (Pick<Frame, 'leadingComment' | 'startsBelowKey'> & { readonly anchor: string }) | undefined {
  const anchor = /^[ \t]*&[^\s,[\]{}#]+/.exec(gap)?.[0] ?? '';
  const [line = '', ...others] = gap.slice(anchor.length).split('\n');
  const comment = line.trim();
  if ((comment !== '' && !comment.startsWith('#')) || others.some((other) => other.trim() !== '')) return undefined;
  return { anchor, leadingComment: comment === '' ? undefined : comment, startsBelowKey: others.length > 0 };
}
