/** Edits that move a member into another mapping, with its comments. */
import type { Plain } from '../../model/edit';
import { isObject } from '../../model/values';
import { findLineEnd, findLineStart } from '../lines';
import { getMember, getNode } from '../node';
import type { MemberRange } from '../places';
import type { TextEdit } from '../range';
import { findCommentsAbove, removeMember } from './remove';
import { renderFlow } from './render';
import { renderKey } from './scalar';
import { findColonEnd, columnAt, findMemberColumn, findOwnMember, type EditTarget } from './target';

/** Puts a member of a mapping into a new mapping below the key `outerKey`, which takes its place. */
export function nestMember(target: EditTarget, key: string, outerKey: string, newKey: string): TextEdit[] {
  const member = findOwnMember(target, key);
  if (!member) return [];
  const { text, flow, style } = target;
  const { keyRange, range } = member;
  if (flow)
    return [
      { ...keyRange, insert: `${renderKey(outerKey)}: { ${renderKey(newKey)}` },
      { from: range.to, to: range.to, insert: ' }' },
    ];
  const innerIndent = ' '.repeat(style.indent);
  const indent = style.newline + ' '.repeat(columnAt(text, keyRange.from)) + innerIndent;
  const lineStarts = listLineStarts(text, keyRange.to, findLineEnd(text, range.to));
  return [
    { ...keyRange, insert: `${renderKey(outerKey)}:${indent}${renderKey(newKey)}` },
    ...lineStarts.map((from) => ({ from, to: from, insert: innerIndent })),
  ];
}

/**
 * Adds a copy of a member to another mapping, with its comments; its removal is a further edit. Empty if it cannot be removed, or if an
 * anchor, an alias or a comment would be lost.
 */
export function copyMember(source: EditTarget, key: string, target: EditTarget, newKey: string): TextEdit[] {
  const member = findOwnMember(source, key);
  if (!member || Array.isArray(target.owner) || removeMember(source, key).length === 0) return [];
  if (source.members.length === 1 && !source.flow && hasComments(source, member)) return [];
  return target.flow ? copyIntoBraces(source, member, target, newKey) : copyToLines(source, member, target, newKey);
}

function copyToLines(source: EditTarget, member: MemberRange, target: EditTarget, newKey: string): TextEdit[] {
  const { text, style, members } = target;
  const indent = findMemberColumn(target);
  if (indent === undefined) return [];
  const valueText = text.slice(member.keyRange.to, source.flow ? member.range.to : findLineEnd(text, member.range.to));
  const column = columnAt(text, member.keyRange.from);
  const lines = [...listCommentsAbove(source, member), `${renderKey(newKey)}${indentBy(valueText, indent - column)}`];
  const end = findLineEnd(text, Math.max(...members.map(({ range }) => range.to)));
  return [{ from: end, to: end, insert: lines.map((line) => style.newline + ' '.repeat(indent) + line).join('') }];
}

function copyIntoBraces(source: EditTarget, member: MemberRange, target: EditTarget, newKey: string): TextEdit[] {
  const { text, style, members } = target;
  const valueText = text.slice(findColonEnd(source, member), member.range.to).trim();
  const value = getMember(source.owner, member.key) as Plain;
  const isInline = source.flow || (isObject(value) ? getNode(value)?.flow === true : !valueText.includes('\n'));
  if (!isInline && /(?:^|[\s[{,])[&*]/.test(valueText)) return [];
  const line = `${renderKey(newKey)}: ${isInline ? valueText : renderFlow(value)}`;
  const tail = text.slice(member.range.to, findLineEnd(text, member.range.to));
  const comments = source.flow
    ? []
    : [...listCommentsAbove(source, member), ...findComments(isInline ? tail : valueText + tail)];
  const last = members.at(-1);
  if (comments.length === 0) {
    if (!last) return [{ from: target.from + 1, to: target.to - 1, insert: ` ${line} ` }];
    return [{ from: last.range.to, to: last.range.to, insert: `, ${line}` }];
  }
  const head = /^[\s-]*/.exec(text.slice(findLineStart(text, target.from)))![0];
  const indent = style.newline + ' '.repeat(head.length + style.indent);
  const insert = [...comments, line].map((each) => indent + each).join('');
  if (!last) return [{ from: target.from + 1, to: target.to - 1, insert: `${insert} ` }];
  const lineEnd = findLineEnd(text, last.range.to);
  const isLastOnLine = /^[ \t]*#/.test(text.slice(last.range.to, lineEnd));
  if (!isLastOnLine) return [{ from: last.range.to, to: last.range.to, insert: `,${insert}` }];
  return [
    { from: last.range.to, to: last.range.to, insert: ',' },
    { from: lineEnd, to: lineEnd, insert },
  ];
}

/** The comment lines above a member that its removal removes, without indentation. */
function listCommentsAbove({ text, flow, members }: EditTarget, member: MemberRange): readonly string[] {
  if (flow || members[0]?.key === member.key) return [];
  const start = findLineStart(text, member.range.from);
  const lines = text.slice(findCommentsAbove(text, member.range.from), start).split(/\r?\n/);
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}

/** Whether there are comments between the key of a mapping and the end of its only member. */
function hasComments({ text, from }: EditTarget, { range }: MemberRange): boolean {
  const above = text.slice(0, from).trimEnd();
  return findComments(text.slice(findLineStart(text, above.length), findLineEnd(text, range.to))).length > 0;
}

function findComments(text: string): readonly string[] {
  return [...text.matchAll(/(?<=^|[ \t])#.*/gm)].map(([comment]) => comment.trimEnd());
}

/** Changes the indentation of all lines but the first; none becomes negative. */
function indentBy(text: string, columns: number): string {
  if (columns >= 0) return text.replaceAll(/\n(?=[^\r\n])/g, `\n${' '.repeat(columns)}`);
  return text.replaceAll(new RegExp(`\\n {0,${-columns}}`, 'g'), '\n');
}

/** The starts of the lines after `from`, without blank ones. */
function listLineStarts(text: string, from: number, to: number): readonly number[] {
  return [...text.slice(from, to).matchAll(/\n(?=[^\r\n])/g)].map(({ index }) => from + index + 1);
}
