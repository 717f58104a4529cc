/** Edits that set, append or rename members. */
import type { Plain } from '../../model/edit';
import { findLineEnd } from '../lines';
import type { MemberRange } from '../places';
import type { Range, TextEdit } from '../range';
import { renderBehindKey, renderFlow, renderInline, renderItem, renderMember, fitsOnLine } from './render';
import { renderKey, type Quote } from './scalar';
import {
  findColonEnd,
  columnAt,
  findContentEnd,
  findDashBefore,
  findMemberColumn,
  findOwnMember,
  findParentTarget,
  findTagBefore,
  type EditTarget,
} from './target';

/** Sets the value of a member, or adds the member. A tag describes the old value and is removed. */
export function setMember(target: EditTarget, key: string | number, value: Plain, isFirst = false): TextEdit[] {
  const member = findOwnMember(target, key);
  if (member) {
    const edits = typeof key === 'number' ? replaceItem(target, member, value) : replaceValue(target, member, value);
    return [...removeTag(target.text, member.valueRange), ...edits];
  }
  if (typeof key === 'number') return appendItem(target, value);
  return addMember(target, key, value, isFirst);
}

function removeTag(text: string, value: Range): TextEdit[] {
  const tag = findTagBefore(text, value);
  if (!tag) return [];
  const spaces = /^[ \t]*/.exec(text.slice(tag.to, value.from))![0].length;
  // Before a value on the same line, remove the space after the tag, otherwise the one before it.
  const isBeforeText = value.to > value.from && /^[^\s#]/.test(text.slice(tag.to + spaces));
  if (isBeforeText) return [{ from: tag.from, to: tag.to + spaces, insert: '' }];
  return [{ from: text[tag.from - 1] === ' ' ? tag.from - 1 : tag.from, to: tag.to, insert: '' }];
}

function replaceItem(target: EditTarget, { valueRange }: MemberRange, value: Plain): TextEdit[] {
  const { text, flow, style } = target;
  const quote = quoteAt(text, valueRange.from);
  if (flow) return [{ ...valueRange, insert: renderFlow(value, quote) }];
  if (valueRange.from === valueRange.to) {
    const dash = findDashBefore(text, valueRange.from);
    const insert = ` ${renderInline(value, columnAt(text, dash) + 2, style)}`;
    return [{ from: dash + 1, to: dash + 1, insert }];
  }
  return [{ ...valueRange, insert: renderInline(value, columnAt(text, valueRange.from), style, quote) }];
}

function replaceValue(target: EditTarget, member: MemberRange, value: Plain): TextEdit[] {
  const { text, flow, style } = target;
  const { keyRange, valueRange } = member;
  const colonEnd = findColonEnd(target, member);
  const quote = quoteAt(text, valueRange.from);
  if (flow) {
    const colon = colonEnd === keyRange.to ? ':' : '';
    if (valueRange.to === valueRange.from)
      return [{ from: colonEnd, to: colonEnd, insert: `${colon} ${renderFlow(value)}` }];
    return [{ ...valueRange, insert: renderFlow(value, quote) }];
  }
  const indent = columnAt(text, keyRange.from);
  const length = keyRange.to - keyRange.from;
  const written = renderBehindKey(value, indent, length, style, quote);
  const head = findContentEnd(text, colonEnd); // of the key's line: after an anchor, or after a value that begins on the line
  const isOnKeyLine = valueRange.from < findLineEnd(text, colonEnd);
  const block = written.startsWith(' ') ? '' : written;
  const inline = block === '' ? written : '';
  if (valueRange.to === valueRange.from) return insertBehind(text, head, inline, block);
  if (!isOnKeyLine) {
    // the value is on its own lines below the key
    const line = findLineEnd(text, colonEnd);
    return [
      { from: head, to: head, insert: inline },
      { from: line, to: valueRange.to, insert: block },
    ].filter(isChange);
  }
  if (inline !== '') return [{ ...valueRange, insert: inline.slice(1) }];
  // remove the spaces before the value; keep a trailing comment on the key's line
  const from = text.slice(colonEnd, valueRange.from).trim() === '' ? colonEnd : valueRange.from;
  const line = findLineEnd(text, valueRange.to);
  return [
    { from, to: valueRange.to, insert: '' },
    { from: line, to: line, insert: block },
  ];
}

function insertBehind(text: string, head: number, inline: string, block: string): TextEdit[] {
  if (inline !== '') return [{ from: head, to: head, insert: inline }];
  const line = findLineEnd(text, head);
  return [{ from: line, to: line, insert: block }];
}

function isChange({ from, to, insert }: TextEdit): boolean {
  return to > from || insert !== '';
}

function addMember(target: EditTarget, key: string, value: Plain, isFirst: boolean): TextEdit[] {
  const { text, style, flow, members } = target;
  if (flow) return addInBrackets(target, `${renderKey(key)}: ${renderFlow(value)}`, isFirst);
  const [start] = members;
  if (!start) return [];
  const indent = findMemberColumn(target);
  if (indent === undefined) return [];
  const line = renderMember(key, value, indent, style);
  const spaces = ' '.repeat(indent);
  if (isFirst) return [{ from: start.range.from, to: start.range.from, insert: line + style.newline + spaces }];
  const end = findLineEnd(text, Math.max(...members.map(({ range }) => range.to)));
  return [{ from: end, to: end, insert: style.newline + spaces + line }];
}

/** Appends an item to a list. */
export function appendItem(target: EditTarget, value: Plain): TextEdit[] {
  const { text, style, flow, members, path } = target;
  if (flow) {
    const parent = findParentTarget(target);
    const key = path.at(-1);
    // an empty list below a key becomes a block list if its first item is too long for brackets
    const canBecomeBlock = members.length === 0 && parent && !parent.flow && typeof key === 'string';
    if (canBecomeBlock && !fitsOnLine(value, columnAt(text, target.from))) return setMember(parent, key, [value]);
    return addInBrackets(target, renderFlow(value), false);
  }
  const indent = columnAt(text, target.from);
  const end = findLineEnd(text, Math.max(target.to, ...members.map(({ range }) => range.to)));
  return [{ from: end, to: end, insert: style.newline + ' '.repeat(indent) + renderItem(value, indent, style) }];
}

function addInBrackets({ text, from, to, members }: EditTarget, written: string, isFirst: boolean): TextEdit[] {
  const [start] = members;
  const last = members.at(-1);
  if (!start || !last) {
    const spaced = text[from] === '{' ? ` ${written} ` : written;
    return [{ from: from + 1, to: to - 1, insert: spaced }];
  }
  if (isFirst) return [{ from: start.range.from, to: start.range.from, insert: `${written}, ` }];
  const end = Math.max(...members.map(({ range }) => range.to));
  return [{ from: end, to: end, insert: `, ${written}` }];
}

/** Renames the key of a member and keeps its quotes. */
export function renameMember(target: EditTarget, key: string, to: string): TextEdit[] {
  const member = findOwnMember(target, key);
  if (!member) return [];
  return [{ ...member.keyRange, insert: renderKey(to, quoteAt(target.text, member.keyRange.from)) }];
}

function quoteAt(text: string, offset: number): Quote {
  const character = text[offset];
  return character === '"' || character === "'" ? character : undefined;
}
