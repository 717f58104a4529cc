/** Assembles the parsed chunks of a document: its data, and the offset of each chunk. */
import type { Chunk } from './chunk';
import { LateNode, member, nodeOf, put, tie, type Base, type Entry } from './node';
import type { Change, Range, TextProblem } from './range';
import { itemsEnd, type DocumentPieces } from './scan';
import { duplicateKey } from './value-problems';

/** One YAML document: a scenario. */
export interface SourceDocument {
  /** Plain objects, arrays and scalars, with inherited members; an empty object if nothing could be read. */
  readonly data: Readonly<Record<string, unknown>>;
  /** The data as written, without inherited members. */
  readonly written: Readonly<Record<string, unknown>>;
  /** From its first key, or the line after its `---`, to the next document or the end of the text. */
  readonly range: Range;
  /** The document could not be read completely. */
  readonly broken: boolean;
  /** Maps the origins of nodes to offsets in the text. */
  readonly bases: Bases;
  readonly chunks: readonly Chunk[];
  /** Diagnostics about several chunks, by offsets in the text. */
  readonly problems: readonly TextProblem[];
}

/** Offsets of origins. Indexed on first use, since most edits produce nothing that needs a range. */
export class Bases {
  readonly #chunks: readonly Chunk[];
  readonly #pieces: DocumentPieces['pieces'];
  #offsets: Map<Base, number> | undefined;

  constructor(chunks: readonly Chunk[], pieces: DocumentPieces['pieces']) {
    this.#chunks = chunks;
    this.#pieces = pieces;
  }

  get(base: Base): number | undefined {
    this.#offsets ??= this.#indexed();
    return this.#offsets.get(base);
  }

  #indexed(): Map<Base, number> {
    const offsets = new Map<Base, number>();
    this.#chunks.forEach(({ base }, index) => offsets.set(base, this.#pieces[index]!.from));
    return offsets;
  }
}

/** A text and its documents. */
export interface SourceFile {
  readonly text: string;
  /** The scenarios; empty if the text was rejected. */
  readonly documents: readonly SourceDocument[];
  readonly problems: readonly TextProblem[];
  /** The text could not be read completely: results for the last complete text may be worth keeping. */
  readonly broken: boolean;
  /** The cuts of the text; empty if the text was rejected. */
  readonly cuts: readonly DocumentPieces[];
  /** The difference from the previous text, if the file was parsed after an edit. */
  readonly change?: Change;
}

/** @param previous the document before an edit: its root and lists are reused if all their chunks are unchanged */
export function assemble(chunks: readonly Chunk[], found: DocumentPieces, previous?: SourceDocument): SourceDocument {
  const bases = new Bases(chunks, found.pieces);
  const members = membersOf(chunks);
  const unchanged = previous !== undefined && sameChunks(previous.chunks, chunks);
  const written = unchanged ? previous.written : rootOf(members, chunks, listsOf(previous));
  return {
    data: written,
    written,
    range: { from: found.from, to: found.to },
    broken: chunks.some((chunk) => chunk.broken),
    bases,
    chunks,
    problems: duplicatesOf(members, bases),
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

function membersOf(chunks: readonly Chunk[]): Member[] {
  const members: Member[] = [];
  for (let index = 0; index < chunks.length; index++) {
    const chunk = chunks[index]!;
    if (chunk.role === 'item') continue;
    const { entries } = nodeOf(chunk.content)!;
    let own = 0;
    for (const [key, entry] of entries as ReadonlyMap<string, Entry>) {
      // Further keys of a broken chunk are an artifact of error recovery.
      if (!entry.merged && own++ > 0 && chunk.role !== 'whole') continue;
      const list = chunk.role === 'head' && !entry.merged ? chunks.slice(index, itemsEnd(chunks, index)) : undefined;
      members.push({ key, entry, value: member(chunk.content, key), list });
    }
  }
  return members;
}

/** Lists made of chunks, by their head chunks. */
type Lists = ReadonlyMap<Chunk, { readonly chunks: readonly Chunk[]; readonly array: readonly unknown[] }>;

function listsOf(document: SourceDocument | undefined): Lists {
  const lists = new Map<Chunk, { chunks: readonly Chunk[]; array: readonly unknown[] }>();
  const seen = new Set<string>();
  for (const { key, list, entry } of document ? membersOf(document.chunks) : []) {
    // The data has only the first of duplicate keys.
    if (entry.merged || seen.has(key)) continue;
    seen.add(key);
    const array = document && member(document.written, key);
    if (list && Array.isArray(array)) lists.set(list[0]!, { chunks: list, array });
  }
  return lists;
}

function rootOf(members: readonly Member[], chunks: readonly Chunk[], known: Lists): Record<string, unknown> {
  const root: Record<string, unknown> = {};
  const entries = new Map<string, Entry>();
  const add = ({ key, entry, value, list }: Member) => {
    if (entries.has(key)) return;
    if (!list) {
      put(root, key, value);
      entries.set(key, entry);
      return;
    }
    const before = known.get(list[0]!);
    const array = before && sameChunks(before.chunks, list) ? before.array : listOf(list);
    const { from, to } = nodeOf(array)!;
    put(root, key, array);
    entries.set(key, { ...entry, from, to });
  };
  members.filter(({ entry }) => !entry.merged).forEach(add);
  members.filter(({ entry }) => entry.merged).forEach(add);
  tie(root, rootNode(chunks, entries));
  return root;
}

function rootNode(chunks: readonly Chunk[], entries: ReadonlyMap<string, Entry>) {
  const whole = chunks.length === 1 ? nodeOf(chunks[0]!.content) : undefined;
  if (whole) return { ...whole, entries };
  const length = chunks.reduce((sum, chunk) => sum + chunk.base.length, 0);
  return { base: chunks[0]!.base, from: 0, to: length, flow: false, entries };
}

/** The array of a list head and its items. Its range is relative to the head: unchanged chunks stay adjacent. */
function listOf([head, ...items]: readonly Chunk[]): unknown[] {
  const array = items.map(({ content }) => member(content, 0) ?? null);
  const { base } = head!;
  const [first, last] = [items[0], items.at(-1)];
  const length = items.reduce((sum, item) => sum + item.base.length, base.length);
  const from = first ? base.length + nodeOf(first.content)!.from : 0;
  const to = last ? length - last.base.length + nodeOf(last.content)!.to : length;
  const entries = () => new Map(items.map((item, index) => [index, entryOf(item)]));
  tie(array, new LateNode({ base, from, to, flow: false }, entries));
  return array;
}

/** The entry of the item's value. */
function entryOf({ base, content }: Chunk): Entry {
  const { entries, from, to } = nodeOf(content)!;
  return entries.get(0) ?? { base, keyFrom: from, keyTo: from, from, to };
}

function sameChunks(some: readonly Chunk[], others: readonly Chunk[]): boolean {
  return some.length === others.length && some.every((chunk, index) => chunk === others[index]);
}

function duplicatesOf(members: readonly Member[], bases: Bases): TextProblem[] {
  const first = new Map<string, Entry>();
  const problems: TextProblem[] = [];
  const rangeOfKey = ({ base, keyFrom, keyTo }: Entry): Range => {
    const at = bases.get(base)!;
    return { from: at + keyFrom, to: at + keyTo };
  };
  for (const { key, entry } of members) {
    if (entry.merged) continue;
    const before = first.get(key);
    if (before) problems.push(duplicateKey(key, rangeOfKey(entry), rangeOfKey(before)));
    else first.set(key, entry);
  }
  return problems;
}
