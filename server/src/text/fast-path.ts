/**
 * The fast path of the reader, based on the events of js-yaml; it covers most chunks that people write. `parseChunk` uses it for chunks
 * without anchors, aliases, tags, merge keys, block scalars, tabs, duplicate keys, multi-line values and syntax errors. Other chunks go to
 * `convert`, based on the `yaml` package, which recovers from errors. Without the fast path an edit that affects the whole text takes five
 * times as long. Data, positions and counts equal those of `convert`: `assertReadersAgree` in test/server/text/readers.ts compares both
 * readers, in test/server/text/fast-path.test.ts on samples and on random texts.
 */
import { member, nodeOf, put, tie, type Base, type Entry } from './node';
import { readEvents, type FastReading } from './fast-events';
import { itemsEnd, scan, type Piece, type Role } from './scan';

/**
 * Syntax that always needs the full parser: anchors, aliases, block scalars, tags other than `!!map` and `!!seq`, tabs, directives, and
 * characters that only one of the two parsers treats as a line break.
 */
const unusual = /(?:^|[\s,[{])(?:[&*](?! )|[|>]|!(?!!(?:map|seq)\s))|^%|[\t\0\ufeff\u0085\u2028\u2029]|\r(?!\n)/;

/** @returns undefined if the chunk is not supported */
export function readFast(text: string, role: Role, base: Base): FastReading | undefined {
  if (unusual.test(text)) return undefined;
  const cuts = role === 'whole' ? cutsOf(text) : undefined;
  return cuts ? readCut(text, cuts, base) : readEvents(text, role, base, 0);
}

/** A `!!map` tag at the root of a document. */
const tagOfRoot = /^ *!!map *(?:#.*)?\r?\n/;

/** The chunk ranges of a document that is a single chunk only because its root has a tag; undefined if there are none. */
function cutsOf(text: string): readonly Piece[] | undefined {
  const start = tagOfRoot.exec(text)?.[0].length ?? 0;
  const [document, ...more] = scan(text.slice(start));
  if (!document || more.length > 0 || document.pieces[0]!.role === 'whole') return undefined;
  return document.pieces.map(({ role, from, to }) => ({ role, from: start + from, to: start + to }));
}

/** Reads the segments one by one, so that the events of each can be collected before the next is read. */
function readCut(text: string, cuts: readonly Piece[], base: Base): FastReading | undefined {
  const stretches: Stretch[] = [];
  let values = 1;
  for (const { role, from, to } of cuts) {
    const read = readEvents(text.slice(from, to), role, base, from);
    if (!read) return undefined;
    stretches.push({ role, content: read.content });
    values += read.values - 1; // the document has no mapping or list around the key or item of a segment
  }
  const content = joined(stretches, base);
  return content && { content, values };
}

type Stretch = Pick<Piece, 'role'> & Pick<FastReading, 'content'>;

/** @returns undefined if a key is duplicated */
function joined(stretches: readonly Stretch[], base: Base): object | undefined {
  const root = {};
  const entries = new Map<string, Entry>();
  for (let at = 0, end = 0; at < stretches.length; at = end) {
    const { content } = stretches[at]!;
    end = itemsEnd(stretches, at);
    const list = end > at + 1 ? listOf(stretches.slice(at + 1, end), base) : undefined;
    for (const [key, entry] of nodeOf(content)!.entries as ReadonlyMap<string, Entry>) {
      if (entries.has(key)) return undefined;
      const { from, to } = list ? nodeOf(list)! : entry;
      put(root, key, list ?? member(content, key));
      entries.set(key, { ...entry, from, to });
    }
  }
  const all = [...entries.values()];
  tie(root, { base, from: all[0]!.keyFrom, to: all.at(-1)!.to, flow: false, entries });
  return root;
}

function listOf(items: readonly Stretch[], base: Base): unknown[] {
  const nodes = items.map(({ content }) => nodeOf(content)!);
  const list = items.map(({ content }) => member(content, 0));
  const entries = new Map(nodes.map((node, index) => [index, node.entries.get(0)!]));
  tie(list, { base, from: nodes[0]!.from, to: nodes.at(-1)!.to, flow: false, entries });
  return list;
}
