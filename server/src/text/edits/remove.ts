/** Edits that remove members, with their comments. */
import { findLineEnd, findLineStart, findNextLine } from '../lines';
import type { MemberRange } from '../places';
import type { TextEdit } from '../range';
import { columnAt, findDashBefore, findParentTarget, type EditTarget } from './target';
import { setMember } from './write';

/** Removes a member. An empty collection stays, as `{}` or `[]`. */
export function removeMember(target: EditTarget, key: string | number): TextEdit[] {
  const member = target.members.find((candidate) => candidate.key === key && !candidate.merged);
  if (!member) return [];
  if (target.members.length === 1) return removeTarget(target);
  return target.flow ? removeInBrackets(target, member) : removeLines(target, member);
}

function removeTarget(target: EditTarget): TextEdit[] {
  const empty = Array.isArray(target.owner) ? [] : {};
  if (target.flow) return [{ from: target.from + 1, to: target.to - 1, insert: '' }];
  const parent = findParentTarget(target);
  if (parent) return setMember(parent, target.path.at(-1)!, empty);
  const [only] = target.members;
  if (!only) return [];
  const { from, to } = only.range;
  return [{ from, to: from + target.text.slice(from, to).trimEnd().length, insert: '{}' }];
}

/** `{ a: 1, b: 2 }`: removes an item with the comma and spaces after it, the last item with those before it. */
function removeInBrackets({ text, from, ...target }: EditTarget, member: MemberRange): TextEdit[] {
  // Merged members are where their alias is, whatever their order.
  const members = target.members.toSorted((a, b) => a.range.from - b.range.from);
  const before = members.findLast(({ range }) => range.to <= member.range.from);
  const start = skipSeparator(text, before ? before.range.to : from + 1, before !== undefined);
  const next = members.find(({ range }) => range.from >= member.range.to);
  if (next) {
    const comma = findCommaEnd(text, member.range.to, next.range.from);
    const gap = text.slice(comma, next.range.from);
    const end = /[#\n]/.test(gap) ? comma + /^[ \t]*/.exec(gap)![0].length : skipSeparator(text, comma, false);
    return [{ from: start, to: end, insert: '' }];
  }
  const comma = before ? findCommaEnd(text, before.range.to, start) - 1 : start;
  const isClean = !text.slice(comma, start).includes('#');
  if (isClean) return [{ from: comma, to: member.range.to, insert: '' }];
  return [
    { from: comma, to: comma + 1, insert: '' },
    { from: start, to: member.range.to, insert: '' },
  ];
}

/** The offset after the comma between two members, ignoring comments. */
function findCommaEnd(text: string, from: number, to: number): number {
  let at = from;
  while (at < to && text[at] !== ',') at = text[at] === '#' ? findLineEnd(text, at) : at + 1;
  return at + 1;
}

/** The offset of the next token: after a comma if one is expected, and after spaces, line breaks and comments. */
function skipSeparator(text: string, from: number, expectsComma: boolean): number {
  let at = expectsComma ? findCommaEnd(text, from, text.length) : from;
  for (;;) {
    while (/\s/.test(text[at] ?? '')) at++;
    if (text[at] !== '#') return at;
    at = findLineEnd(text, at);
  }
}

/** Removes a member on its own lines, with its trailing comment and, unless it is the first, the comments directly above it. */
function removeLines(target: EditTarget, member: MemberRange): TextEdit[] {
  const { text } = target;
  const start = Array.isArray(target.owner) ? findDashBefore(text, member.range.from) : member.range.from;
  const head = text.slice(findLineStart(text, start), start);
  if (!/^[\s-]*$/.test(head)) return []; // after an explicit key or an anchor: not supported
  const end = findLineEnd(text, member.range.to);
  if (head.trim() !== '') return removeFirstOnLine(target, member, start, end);
  const isFirst = target.members[0] === member;
  const from = isFirst ? findLineStart(text, start) : findCommentsAbove(text, start);
  const to = findNextLine(text, end);
  // a last line without a line break is removed together with the preceding line break
  if (to === text.length && !text.endsWith('\n') && from > 0)
    return [{ from: text[from - 2] === '\r' ? from - 2 : from - 1, to, insert: '' }];
  return [{ from, to, insert: '' }];
}

/** Removes the first member after a dash: the next one takes its place. If comments are between them, the dash stays alone on its line. */
function removeFirstOnLine({ text, members }: EditTarget, member: MemberRange, start: number, end: number): TextEdit[] {
  const next = members[members.indexOf(member) + 1];
  if (!next) return [];
  const follower = text.slice(start, start + 1) === '-' ? findDashBefore(text, next.range.from) : next.range.from;
  if (text.slice(findNextLine(text, end), follower).trim() === '') return [{ from: start, to: follower, insert: '' }];
  const head = text.slice(findLineStart(text, start), start);
  return [{ from: start - (head.length - head.trimEnd().length), to: end, insert: '' }];
}

/** The start of the comment lines directly above a line, at its column. */
export function findCommentsAbove(text: string, offset: number): number {
  const column = columnAt(text, offset);
  let from = findLineStart(text, offset);
  while (from > 0) {
    const above = findLineStart(text, from - 1);
    const comment = /^( *)#/.exec(text.slice(above, from));
    if (!comment || comment[1]!.length !== column) break;
    from = above;
  }
  return from;
}
