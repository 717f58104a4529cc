/**
 * The fast path of the reader: pieces as people write most of them, by the events of js-yaml. It is taken (`parseChunk`) where a piece has no
 * anchor, alias, tag, merge key, block scalar, tab, key that stands twice, value over several lines or fault; anything else is left to `convert`,
 * by the `yaml` package, which recovers from faults. Without it an edit that forces the whole text takes five times as long. Data, places and
 * counts equal those of `convert`: `assertReadersAgree` in test/server/text/readers.ts holds both readers against each other, in
 * test/server/text/fast-path.test.ts on samples and on texts made at random.
 */
import { member, nodeOf, put, tie, type Base, type Entry } from './node';
import { readEvents, type FastReading } from './fast-events';
import { itemsEnd, scan, type Piece, type Role } from './scan';

/**
 * What is left to the other parser before it is tried: anchors, aliases, block scalars and tags, but for those that say what is there;
 * tabs, directives, and characters that only one of the two parsers takes for a line break or for none.
 */
const unusual = /(?:^|[\s,[{])(?:[&*](?! )|[|>]|!(?!!(?:map|seq)\s))|^%|[\t\0\ufeff\u0085\u2028\u2029]|\r(?!\n)/;

/** @returns undefined where the piece is not plain */
export function readFast(text: string, role: Role, base: Base): FastReading | undefined {
  if (unusual.test(text)) return undefined;
  const cuts = role === 'whole' ? cutsOf(text) : undefined;
  return cuts ? readCut(text, cuts, base) : readEvents(text, role, base, 0);
}

/** A tag that says of the root of a document what it is. */
const tagOfRoot = /^ *!!map *(?:#.*)?\r?\n/;

/** How a document could be cut that is one piece only for the tag of its root; undefined where it could not. */
function cutsOf(text: string): readonly Piece[] | undefined {
  const start = tagOfRoot.exec(text)?.[0].length ?? 0;
  const [document, ...more] = scan(text.slice(start));
  if (!document || more.length > 0 || document.pieces[0]!.role === 'whole') return undefined;
  return document.pieces.map(({ role, from, to }) => ({ role, from: start + from, to: start + to }));
}

/** Reads one stretch after the other: what was needed to read one can go before the next is begun. */
function readCut(text: string, cuts: readonly Piece[], base: Base): FastReading | undefined {
  const stretches: Stretch[] = [];
  let values = 1;
  for (const { role, from, to } of cuts) {
    const read = readEvents(text.slice(from, to), role, base, from);
    if (!read) return undefined;
    stretches.push({ role, content: read.content });
    values += read.values - 1; // what holds the key or the item is not there in the document
  }
  const content = joined(stretches, base);
  return content && { content, values };
}

type Stretch = Pick<Piece, 'role'> & Pick<FastReading, 'content'>;

/** @returns undefined where a key stands twice */
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
