/** Assembles the parsed chunks of a document: its data, and the offset of each chunk. */
import type { Chunk } from './chunk';
import { getMember, getNode, setOwn, attachNode, type Origin, type Entry } from './node';
import type { Range, TextDiagnostic } from './range';
import { findItemsEnd, type ScannedDocument } from './scan';
import { diagnoseDuplicateKey } from './value-diagnostics';

/** One YAML document: a scenario. */
export interface SourceDocument {
  /** Plain objects, arrays and scalars, with inherited members; an empty object if nothing could be read. */
  readonly data: Readonly<Record<string, unknown>>;
  /** The data as written, without inherited members. */
  readonly writtenData: Readonly<Record<string, unknown>>;
  /** From its first key, or the line after its `---`, to the next document or the end of the text. */
  readonly range: Range;
  /** The document could not be read completely. */
  readonly broken: boolean;
  /** Maps the origins of nodes to offsets in the text. */
  readonly origins: ReadonlyMap<Origin, number>;
  readonly chunks: readonly Chunk[];
  /** Diagnostics about several chunks, by offsets in the text. */
  readonly diagnostics: readonly TextDiagnostic[];
}

/** A text and its documents. */
export interface SourceFile {
  readonly text: string;
  /** The scenarios; empty if the text was rejected. */
  readonly documents: readonly SourceDocument[];
  readonly diagnostics: readonly TextDiagnostic[];
  /** The text could not be read completely: results for the last complete text may be worth keeping. */
  readonly broken: boolean;
  /** Where the text is cut into documents and chunks; empty if the text was rejected. */
  readonly scannedDocuments: readonly ScannedDocument[];
}

/**
 * Assembles a document. Its `data` is as written; `inherited.ts` puts the inherited members in.
 * @param previous the document before an edit: its root and lists are reused if all their chunks are unchanged
 */
export function assemble(
  chunks: readonly Chunk[],
  scannedDocument: ScannedDocument,
  previous?: SourceDocument,
): SourceDocument {
  const origins = new Map(chunks.map(({ origin }, index) => [origin, scannedDocument.ranges[index]!.from]));
  const members = listMembers(chunks);
  const isUnchanged = previous !== undefined && areSameChunks(previous.chunks, chunks);
  const written = isUnchanged ? previous.writtenData : buildRoot(members, chunks, collectLists(previous));
  return {
    data: written,
    writtenData: written,
    range: { from: scannedDocument.from, to: scannedDocument.to },
    broken: chunks.some((chunk) => chunk.broken),
    origins,
    chunks,
    diagnostics: findDuplicates(members, origins),
  };
}

/** A key of the root. */
interface Member {
  readonly key: string;
  readonly entry: Entry;
  readonly value: unknown;
  /** The chunks of its list value: the head and the items. */
  readonly list?: readonly Chunk[];
}

function listMembers(chunks: readonly Chunk[]): Member[] {
  const members: Member[] = [];
  for (let index = 0; index < chunks.length; index++) {
    const chunk = chunks[index]!;
    if (chunk.role === 'item') continue;
    const { entries } = getNode(chunk.content)!;
    let ownCount = 0;
    for (const [key, entry] of entries as ReadonlyMap<string, Entry>) {
      // Further keys of a broken chunk are an artifact of error recovery.
      if (!entry.merged && ownCount++ > 0 && chunk.role !== 'whole') continue;
      const list =
        chunk.role === 'head' && !entry.merged ? chunks.slice(index, findItemsEnd(chunks, index)) : undefined;
      members.push({ key, entry, value: getMember(chunk.content, key), list });
    }
  }
  return members;
}

/** Lists made of chunks, by their head chunks. */
type Lists = ReadonlyMap<Chunk, { readonly chunks: readonly Chunk[]; readonly array: readonly unknown[] }>;

function collectLists(document: SourceDocument | undefined): Lists {
  const lists = new Map<Chunk, { chunks: readonly Chunk[]; array: readonly unknown[] }>();
  const seen = new Set<string>();
  for (const { key, list, entry } of document ? listMembers(document.chunks) : []) {
    // The data has only the first of duplicate keys.
    if (entry.merged || seen.has(key)) continue;
    seen.add(key);
    const array = document && getMember(document.writtenData, key);
    if (list && Array.isArray(array)) lists.set(list[0]!, { chunks: list, array });
  }
  return lists;
}

function buildRoot(
  members: readonly Member[],
  chunks: readonly Chunk[],
  previousLists: Lists,
): Record<string, unknown> {
  const root: Record<string, unknown> = {};
  const entries = new Map<string, Entry>();
  const add = ({ key, entry, value, list }: Member) => {
    if (entries.has(key)) return;
    if (!list) {
      setOwn(root, key, value);
      entries.set(key, entry);
      return;
    }
    const previousList = previousLists.get(list[0]!);
    const array = previousList && areSameChunks(previousList.chunks, list) ? previousList.array : buildList(list);
    const { from, to } = getNode(array)!;
    setOwn(root, key, array);
    entries.set(key, { ...entry, from, to });
  };
  members.filter(({ entry }) => !entry.merged).forEach(add);
  members.filter(({ entry }) => entry.merged).forEach(add);
  attachNode(root, getRootNode(chunks, entries));
  return root;
}

function getRootNode(chunks: readonly Chunk[], entries: ReadonlyMap<string, Entry>) {
  const root = chunks.length === 1 ? getNode(chunks[0]!.content) : undefined;
  if (root) return { ...root, entries };
  const length = chunks.reduce((sum, chunk) => sum + chunk.origin.length, 0);
  return { origin: chunks[0]!.origin, from: 0, to: length, flow: false, entries };
}

/** The array of a list head and its items. Its range is relative to the head: unchanged chunks stay adjacent. */
function buildList([head, ...items]: readonly Chunk[]): unknown[] {
  const array = items.map(({ content }) => getMember(content, 0) ?? null);
  const { origin } = head!;
  const [first, last] = [items[0], items.at(-1)];
  const length = items.reduce((sum, item) => sum + item.origin.length, origin.length);
  const from = first ? origin.length + getNode(first.content)!.from : 0;
  const to = last ? length - last.origin.length + getNode(last.content)!.to : length;
  const entries = new Map(items.map((item, index) => [index, getItemEntry(item)]));
  attachNode(array, { origin, from, to, flow: false, entries });
  return array;
}

/** The entry of the item's value. */
function getItemEntry({ origin, content }: Chunk): Entry {
  const { entries, from, to } = getNode(content)!;
  return entries.get(0) ?? { origin, keyFrom: from, keyTo: from, from, to };
}

function areSameChunks(chunks: readonly Chunk[], others: readonly Chunk[]): boolean {
  return chunks.length === others.length && chunks.every((chunk, index) => chunk === others[index]);
}

function findDuplicates(members: readonly Member[], origins: SourceDocument['origins']): TextDiagnostic[] {
  const firstEntries = new Map<string, Entry>();
  const diagnostics: TextDiagnostic[] = [];
  const toKeyRange = ({ origin, keyFrom, keyTo }: Entry): Range => {
    const chunkOffset = origins.get(origin)!;
    return { from: chunkOffset + keyFrom, to: chunkOffset + keyTo };
  };
  for (const { key, entry } of members) {
    if (entry.merged) continue;
    const firstEntry = firstEntries.get(key);
    if (firstEntry) diagnostics.push(diagnoseDuplicateKey(key, toKeyRange(entry), toKeyRange(firstEntry)));
    else firstEntries.set(key, entry);
  }
  return diagnostics;
}
