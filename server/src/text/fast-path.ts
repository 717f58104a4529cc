/**
 * The fast path of the reader, based on the events of js-yaml; it covers most chunks that people write. `parseChunk` uses it for chunks
 * without anchors, aliases, tags, merge keys, block scalars, tabs, duplicate keys, multi-line values and syntax errors. Other chunks go to
 * `convert`, based on the `yaml` package, which recovers from errors. Without the fast path an edit that affects the whole text takes five
 * times as long. Data, positions and the number of values equal those of `convert`: `assertReadersAgree` in test/server/text/readers.ts compares both
 * readers, in test/server/text/fast-path.test.ts on samples and on random texts.
 */
import { getMember, getNode, setOwn, attachNode, type Origin, type Entry } from './node';
import { readEvents, type FastReading } from './fast-events';
import { findItemsEnd, scan, type ChunkRange, type ChunkRole } from './scan';

/**
 * Syntax that always needs the full parser: anchors, aliases, block scalars, tags other than `!!map` and `!!seq`, tabs, directives, and
 * characters that only one of the two parsers treats as a line break.
 */
const unsupportedSyntax =
  /(?:^|[\s,[{])(?:[&*](?! )|[|>]|!(?!!(?:map|seq)\s))|^%|[\t\0\ufeff\u0085\u2028\u2029]|\r(?!\n)/;

/** @returns undefined if the chunk is not supported */
export function readFast(text: string, role: ChunkRole, origin: Origin): FastReading | undefined {
  if (unsupportedSyntax.test(text)) return undefined;
  const ranges = role === 'whole' ? scanRanges(text) : undefined;
  return ranges ? readSegments(text, ranges, origin) : readEvents(text, role, origin, 0);
}

/** A `!!map` tag at the root of a document. */
const rootTag = /^ *!!map *(?:#.*)?\r?\n/;

/** The chunk ranges of a document that is a single chunk only because its root has a tag; undefined if there are none. */
function scanRanges(text: string): readonly ChunkRange[] | undefined {
  const start = rootTag.exec(text)?.[0].length ?? 0;
  const [document, ...more] = scan(text.slice(start));
  if (!document || more.length > 0 || document.ranges[0]!.role === 'whole') return undefined;
  return document.ranges.map(({ role, from, to }) => ({ role, from: start + from, to: start + to }));
}

/** Reads the segments one by one, so that the events of one can be freed before the next is read. */
function readSegments(text: string, ranges: readonly ChunkRange[], origin: Origin): FastReading | undefined {
  const segments: Segment[] = [];
  let valueCount = 1;
  for (const { role, from, to } of ranges) {
    const read = readEvents(text.slice(from, to), role, origin, from);
    if (!read) return undefined;
    segments.push({ role, content: read.content });
    valueCount += read.valueCount - 1; // a segment is read as a mapping or list of one entry, which does not count as a value
  }
  const content = joinSegments(segments, origin);
  return content && { content, valueCount };
}

type Segment = Pick<ChunkRange, 'role'> & Pick<FastReading, 'content'>;

/** @returns undefined if a key is duplicated */
function joinSegments(segments: readonly Segment[], origin: Origin): object | undefined {
  const root = {};
  const entries = new Map<string, Entry>();
  for (let at = 0, end = 0; at < segments.length; at = end) {
    const { content } = segments[at]!;
    end = findItemsEnd(segments, at);
    const list = end > at + 1 ? buildList(segments.slice(at + 1, end), origin) : undefined;
    for (const [key, entry] of getNode(content)!.entries as ReadonlyMap<string, Entry>) {
      if (entries.has(key)) return undefined;
      const { from, to } = list ? getNode(list)! : entry;
      setOwn(root, key, list ?? getMember(content, key));
      entries.set(key, { ...entry, from, to });
    }
  }
  const all = [...entries.values()];
  attachNode(root, { origin, from: all[0]!.keyFrom, to: all.at(-1)!.to, flow: false, entries });
  return root;
}

function buildList(items: readonly Segment[], origin: Origin): unknown[] {
  const nodes = items.map(({ content }) => getNode(content)!);
  const list = items.map(({ content }) => getMember(content, 0));
  const entries = new Map(nodes.map((node, index) => [index, node.entries.get(0)!]));
  attachNode(list, { origin, from: nodes[0]!.from, to: nodes.at(-1)!.to, flow: false, entries });
  return list;
}
