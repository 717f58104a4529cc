/** Inlines an alias, or a merge key with one. */
import { type Plain, setMember } from '../../../model/edit';
import { type MemberRange, type Range, type TextEdit, getStyle, listMembers, createTextEdits } from '../../../text';
import { renderFlow, renderMember } from '../../../text/edits/render';
import { renderKey } from '../../../text/edits/scalar';
import { columnAt } from '../../../text/layout/atoms';
import { findLineEnd, findLineStart } from '../../../text/lines';
import { getNode } from '../../../text/node';
import { type Cursor, type Refactoring, createRefactoring } from './refactoring';

type Owner = Readonly<Record<string | number, Plain>>;

export function inlineAlias(cursor: Cursor): readonly Refactoring[] {
  const { analysis, offset } = cursor;
  const alias = findAliasAt(analysis.text, offset);
  if (!alias) return [];
  const { chain, path } = cursor.located;
  const innermost = chain.at(-1)!;
  const valueAtCursor = (innermost as Owner)[path.at(-1)!];
  for (const owner of [valueAtCursor, innermost]) {
    if (typeof owner !== 'object' || owner === null) continue;
    const { document } = cursor.scenario;
    const members = getNode(owner)?.source ? [] : listMembers(document, owner);
    const membersOfAlias = members.filter(({ valueRange: { from, to } }) => from === alias.from && to === alias.to);
    const title = `Inline \`${analysis.text.slice(alias.from, alias.to)}\``;
    const [first] = membersOfAlias;
    if (first && !first.merged && isAliased(owner, first.key))
      return [createRefactoring('refactor.inline', title, () => inlineValue(cursor, owner, first.key))];
    const merge =
      membersOfAlias.every(({ merged }) => merged) && membersOfAlias.length > 0 && findMergeKey(analysis.text, alias);
    if (merge)
      return [
        createRefactoring('refactor.inline', title, () => [inlineMergeKey(cursor, owner, merge, membersOfAlias)]),
      ];
  }
  return [];
}

/** The alias at an offset, or the alias of the merge key there. */
function findAliasAt(text: string, offset: number): Range | undefined {
  const start = findLineStart(text, offset);
  const line = text.slice(start, findLineEnd(text, offset));
  for (const { index, 0: aliasText, 1: key = '' } of line.matchAll(/(<<[ \t]*:[ \t]*)?\*[^\s,[\]{}]+/g))
    if (start + index <= offset && offset <= start + index + aliasText.length)
      return { from: start + index + key.length, to: start + index + aliasText.length };
  return undefined;
}

function isAliased(owner: object, key: string | number): boolean {
  return getNode(owner)?.entries.get(key)?.source !== undefined;
}

/** Setting an aliased member to its own value writes the value out. */
function inlineValue({ analysis }: Cursor, owner: object, key: string | number): readonly TextEdit[] {
  const value = (owner as Owner)[key]!;
  return createTextEdits(analysis.file, [setMember(owner as Record<string | number, Plain>, key, value)]);
}

/** From `<<` to the end of its alias; undefined if the alias is not directly after `<<:`, as in a list of aliases. */
function findMergeKey(text: string, { from, to }: Range): Range | undefined {
  const key = /<<[ \t]*:[ \t]*$/.exec(text.slice(findLineStart(text, from), from));
  return key ? { from: from - key[0].length, to } : undefined;
}

/** Replaces a merge key by its members. */
function inlineMergeKey({ analysis }: Cursor, owner: object, range: Range, members: readonly MemberRange[]): TextEdit {
  const { text, file } = analysis;
  const style = getStyle(file);
  const indent = columnAt(text, range.from);
  const memberTexts = members.map(({ key }) => {
    const value = (owner as Owner)[key]!;
    return getNode(owner)?.flow
      ? `${renderKey(String(key))}: ${renderFlow(value)}`
      : renderMember(String(key), value, indent, style);
  });
  const separator = getNode(owner)?.flow ? ', ' : style.newline + ' '.repeat(indent);
  return { ...range, insert: memberTexts.join(separator) };
}
