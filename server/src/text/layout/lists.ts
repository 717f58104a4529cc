/** Detects how a file indents lists. */
import type { SourceDocument, SourceFile } from '../document';
import { getMember, getNode } from '../node';
import { columnAt } from './atoms';

/** True if most lists are at the column of their key: `units:`, and `- id: ...` below it. */
export function hasCompactLists(file: SourceFile): boolean {
  let compact = 0;
  let indented = 0;
  for (const document of file.documents)
    for (const [keyColumn, listColumn] of findLists(file.text, document, document.data)) {
      if (listColumn === keyColumn) compact++;
      else if (listColumn > keyColumn) indented++;
    }
  return compact > indented;
}

/** The columns of keys and of their block lists. */
function* findLists(text: string, document: SourceDocument, object: object): Generator<readonly [number, number]> {
  const entries = getNode(object)?.entries ?? [];
  for (const [key, { origin, keyFrom, keyTo, source }] of entries) {
    const value = getMember(object, key);
    if (typeof value !== 'object' || value === null || source) continue;
    const node = getNode(value);
    if (!node || node.flow) continue;
    const keyChunkOffset = document.origins.get(origin);
    const listChunkOffset = document.origins.get(node.origin);
    if (Array.isArray(value) && keyTo > keyFrom && keyChunkOffset !== undefined && listChunkOffset !== undefined)
      yield [columnAt(text, keyChunkOffset + keyFrom), columnAt(text, listChunkOffset + node.from)];
    yield* findLists(text, document, value);
  }
}
