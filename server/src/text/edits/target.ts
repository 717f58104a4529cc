/** The collection that an edit changes, with its position and style. */
import { memoizeOnce } from '../../model/lazy';
import type { Path } from '../../model/place';
import type { SourceDocument } from '../document';
import { findLineEnd, findLineStart } from '../lines';
import { getNode } from '../node';
import { listMembers, findPlace, rangeAt, findWrittenMember, type MemberRange } from '../places';
import type { Range } from '../range';
import type { Style } from './style';

export interface EditTarget {
  readonly text: string;
  readonly style: Style;
  readonly document: SourceDocument;
  readonly owner: object;
  /** Path of the owner from the root. */
  readonly path: Path;
  /** Written in brackets or braces. */
  readonly flow: boolean;
  readonly from: number;
  readonly to: number;
  /** Members in the order of the text; merged members are positioned at the alias. */
  readonly members: readonly MemberRange[];
}

/**
 * The edit target at a path; undefined if there is no collection, if it is written elsewhere (at an anchor), or with `? ` or without the braces
 * that a list in brackets allows to leave out.
 */
export function findTarget(text: string, style: Style, document: SourceDocument, path: Path): EditTarget | undefined {
  const place = findPlace(document, path);
  const owner =
    place && (place.key === undefined ? place.owner : (place.owner as Record<string | number, unknown>)[place.key]);
  if (typeof owner !== 'object' || owner === null) return undefined;
  const node = getNode(owner);
  const range = rangeAt(document, { owner });
  if (!node || !range || node.source || isUnusual(text, range.from, node.flow)) return undefined;
  const tag = findTagBefore(text, range, !node.flow);
  // Sets and ordered mappings (`!!set`, `!!omap`) cannot be edited like other collections.
  if (tag && !/^!!(?:map|seq)$/.test(text.slice(tag.from, tag.to))) return undefined;
  const getMembers = memoizeOnce(() => listMembers(document, owner));
  return {
    ...{ text, style, document, owner, path, flow: node.flow, ...range },
    // Lazy, since editing one item of a long list does not need the others.
    get members() {
      return getMembers();
    },
  };
}

function isUnusual(text: string, from: number, flow: boolean): boolean {
  if (flow) return text[from] !== '{' && text[from] !== '[';
  return /^\?\s/.test(text.slice(from, from + 2)) || text.slice(findLineStart(text, from), from).endsWith('? ');
}

/** The column of the members of a mapping in lines; undefined if the first follows other text on its line, such as a tag of its key. */
export function findMemberColumn({ text, path, from, members }: EditTarget): number | undefined {
  const start = path.length === 0 ? members[0]?.range.from : from;
  const isFirst = start !== undefined && /^(?:[ \t]|-(?=[ \t]))*$/.test(text.slice(findLineStart(text, start), start));
  return isFirst ? columnAt(text, start) : undefined;
}

export function findOwnMember({ document, owner }: EditTarget, key: string | number): MemberRange | undefined {
  return findWrittenMember(document, owner, key);
}

/** The target that contains a target. */
export function findParentTarget(target: EditTarget): EditTarget | undefined {
  return target.path.length === 0
    ? undefined
    : findTarget(target.text, target.style, target.document, target.path.slice(0, -1));
}

export function columnAt(text: string, offset: number): number {
  return offset - findLineStart(text, offset);
}

/** The offset after the colon of a key, or the end of the key if it has none (in braces). */
export function findColonEnd({ text }: EditTarget, { keyRange, valueRange }: MemberRange): number {
  const colon = /^[ \t]*:/.exec(text.slice(keyRange.to, Math.max(valueRange.from, keyRange.to) + 1));
  return colon ? keyRange.to + colon[0].length : keyRange.to;
}

/**
 * The tag of a value, on its line or on the line of its key.
 * @param above only search above: a block mapping begins with a key, and a tag on its line belongs to the key
 */
export function findTagBefore(text: string, { from, to }: Range, above = false): Range | undefined {
  let line = findLineStart(text, from);
  const isBlankUntilValue = (at: number) =>
    /^[ \t]*(?:#.*)?$/.test(text.slice(at, Math.min(from, findLineEnd(text, at))));
  const isBelow = line > 0 && isBlankUntilValue(line) && from < to;
  if (above && !isBelow) return undefined;
  while (isBelow && line > 0 && isBlankUntilValue(line)) line = findLineStart(text, line - 1);
  const head = text.slice(line, isBelow ? findContentEnd(text, line) : from);
  const tag = /(?<=^|[\s,[{])!(?:<[^\s>]*>|[^\s,[\]{}]*)(?=(?:[ \t]+&\S+)?[ \t]*$)/.exec(head);
  return tag ? { from: line + tag.index, to: line + tag.index + tag[0].length } : undefined;
}

/** The end of a line's content, without a trailing comment and spaces. The content begins at or before `from`. */
export function findContentEnd(text: string, from: number): number {
  const line = text.slice(from, findLineEnd(text, from));
  const comment = /(?:^|[ \t])#.*$/.exec(line);
  return from + (comment ? line.slice(0, comment.index) : line).trimEnd().length;
}

/** The dash of a list item; an anchor or tag may be between it and the value. */
export function findDashBefore(text: string, value: number): number {
  let at = value - 1;
  while (
    at >= 0 &&
    !(text[at] === '-' && /\s/.test(text[at + 1] ?? ' ') && /^(?:|.*\s)$/.test(text.slice(findLineStart(text, at), at)))
  )
    at--;
  return at;
}
