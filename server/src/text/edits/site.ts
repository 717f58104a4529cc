/** A list or mapping that an edit is about, with what stands around it in the text. */
import { once } from '../../model/lazy';
import type { Path } from '../../model/place';
import type { SourceDocument } from '../document';
import { lineEnd, lineStart } from '../lines';
import { nodeOf } from '../node';
import { entriesOf, placeAt, rangeOf, writtenMember, type MemberRange } from '../places';
import type { Range } from '../range';
import type { Style } from './style';

export interface Site {
  readonly text: string;
  readonly style: Style;
  readonly document: SourceDocument;
  readonly owner: object;
  /** Of the owner, from the root. */
  readonly path: Path;
  /** Written in brackets or braces. */
  readonly flow: boolean;
  readonly from: number;
  readonly to: number;
  /** Members in the order of the text; those that came by a merge key stand at its alias. */
  readonly members: readonly MemberRange[];
}

/** The site of the object at a path; undefined where the path leads to none, or to one that stands elsewhere (at an anchor). */
export function siteAt(text: string, style: Style, document: SourceDocument, path: Path): Site | undefined {
  const place = placeAt(document, path);
  const owner =
    place && (place.key === undefined ? place.owner : (place.owner as Record<string | number, unknown>)[place.key]);
  if (typeof owner !== 'object' || owner === null) return undefined;
  const node = nodeOf(owner);
  const range = rangeOf(document, { owner });
  if (!node || !range || node.source) return undefined;
  const tag = tagBefore(text, range, !node.flow);
  // What else there may be in a set or an ordered mapping is not what is written into others.
  if (tag && !/^!!(?:map|seq)$/.test(text.slice(tag.from, tag.to))) return undefined;
  const members = once(() => entriesOf(document, owner));
  return {
    ...{ text, style, document, owner, path, flow: node.flow, ...range },
    // An edit of one item of a long list needs none of the others.
    get members() {
      return members();
    },
  };
}

export function ownMember({ document, owner }: Site, key: string | number): MemberRange | undefined {
  return writtenMember(document, owner, key);
}

/** The site of what holds a site. */
export function siteAround(site: Site): Site | undefined {
  return site.path.length === 0 ? undefined : siteAt(site.text, site.style, site.document, site.path.slice(0, -1));
}

export function columnOf(text: string, offset: number): number {
  return offset - lineStart(text, offset);
}

/** Offset behind the colon of a key, or the key's end where it has none (in braces). */
export function behindColon({ text }: Site, { keyRange, valueRange }: MemberRange): number {
  const colon = /^[ \t]*:/.exec(text.slice(keyRange.to, Math.max(valueRange.from, keyRange.to) + 1));
  return colon ? keyRange.to + colon[0].length : keyRange.to;
}

/**
 * The tag of a value, on its line or on the line of its key.
 * @param above only there: a mapping in lines begins with a key, and what stands before that on its line is of the key
 */
export function tagBefore(text: string, { from, to }: Range, above = false): Range | undefined {
  let line = lineStart(text, from);
  const isFirst = (at: number) => /^[ \t]*(?:#.*)?$/.test(text.slice(at, Math.min(from, lineEnd(text, at))));
  const isBelow = line > 0 && isFirst(line) && from < to;
  if (above && !isBelow) return undefined;
  while (isBelow && line > 0 && isFirst(line)) line = lineStart(text, line - 1);
  const head = text.slice(line, isBelow ? contentEnd(text, line) : from);
  const tag = /(?<=^|[\s,[{])![^\s,[\]{}]*(?=(?:[ \t]+&\S+)?[ \t]*$)/.exec(head);
  return tag ? { from: line + tag.index, to: line + tag.index + tag[0].length } : undefined;
}

/** End of a line without the comment and the blanks behind its content, which begins at or before `from`. */
export function contentEnd(text: string, from: number): number {
  const line = text.slice(from, lineEnd(text, from));
  const comment = /(?:^|[ \t])#.*$/.exec(line);
  return from + (comment ? line.slice(0, comment.index) : line).trimEnd().length;
}

/** The dash of an item, behind which an anchor or a tag may stand before the value. */
export function dashBefore(text: string, value: number): number {
  let at = value - 1;
  while (
    at >= 0 &&
    !(text[at] === '-' && /\s/.test(text[at + 1] ?? ' ') && /^(?:|.*\s)$/.test(text.slice(lineStart(text, at), at)))
  )
    at--;
  return at;
}
