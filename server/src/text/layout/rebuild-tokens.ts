/**
 * Rebuilds the lossless token tree of a chunk that the fast path has read, from its nodes: only blanks, comments and indicators are between
 * them. This is several times as fast as parsing again, with the same layout.
 */
import type { CST } from 'yaml';
import { member, getNode, type Node } from '../node';
import { readEntriesOnce } from '../fast-node';

/**
 * @param text of the chunk
 * @param content the data of the chunk
 * @returns undefined if unexpected text is found between the nodes: the chunk must be parsed
 */
export function rebuildTokens(text: string, content: object): CST.Document | undefined {
  try {
    return new Reader(text).document(content);
  } catch (error) {
    if (error === unexpected) return undefined;
    throw error;
  }
}

const unexpected = new Error('not expected between the nodes of a plain piece');

class Reader {
  /** The end of what was read so far. */
  private at = 0;

  constructor(private readonly text: string) {}

  document(content: object): CST.Document {
    const value = this.value(content, 0, this.text.length)!;
    return { type: 'document', offset: 0, start: [], value, end: this.upTo(this.text.length) };
  }

  /** A value between two offsets; undefined if it is empty. */
  private value(value: unknown, from: number, to: number): CST.Token | undefined {
    if (typeof value === 'object' && value !== null) {
      const node = getNode(value);
      if (!node) throw unexpected;
      if (node.flow) return this.brackets(value, node);
      return Array.isArray(value) ? this.list(value, node) : this.map(value, node);
    }
    return from === to ? undefined : this.scalar(from, to);
  }

  private scalar(from: number, to: number): CST.FlowScalar {
    const source = this.text.slice(from, to);
    this.at = to;
    const type =
      source[0] === '"' ? 'double-quoted-scalar' : source[0] === "'" ? 'single-quoted-scalar' : ('scalar' as const);
    return { type, offset: from, indent: 0, source };
  }

  private map(map: object, node: Node): CST.BlockMap {
    const items: CST.BlockMap['items'] = [];
    for (const [name, entry] of readEntriesOnce(node)) {
      const start = this.upTo(entry.keyFrom);
      const key = this.scalar(entry.keyFrom, entry.keyTo);
      const sep = [this.indicator(':', 'map-value-ind')];
      const value = member(map, name);
      const isWritten = entry.to > entry.from;
      if (isWritten) sep.push(...this.upTo(entry.from));
      items.push({ start, key, sep, value: isWritten ? this.value(value, entry.from, entry.to) : undefined });
    }
    return { type: 'block-map', offset: node.from, indent: 0, items };
  }

  private list(list: readonly unknown[], node: Node): CST.BlockSequence {
    const items: CST.BlockSequence['items'] = [];
    for (const [index, entry] of readEntriesOnce(node)) {
      const value = list[index as number];
      const isWritten = entry.to > entry.from;
      const start = this.upTo(entry.from, '-');
      if (start.filter(({ type }) => type === 'seq-item-ind').length !== 1) throw unexpected;
      items.push({ start, value: isWritten ? this.value(value, entry.from, entry.to) : undefined });
    }
    return { type: 'block-seq', offset: node.from, indent: 0, items };
  }

  /** Brackets with their content, on one line. */
  private brackets(object: object, node: Node): CST.FlowCollection {
    const { from, to } = node;
    const isList = Array.isArray(object);
    this.at = from;
    const start = isList ? this.indicator('[', 'flow-seq-start') : this.indicator('{', 'flow-map-start');
    const items: CST.FlowCollection['items'] = [];
    for (const [name, entry] of readEntriesOnce(node)) {
      const before = this.upTo(entry.keyFrom, ',');
      const value = isList ? (object as readonly unknown[])[name as number] : member(object, name);
      if (isList) {
        items.push({ start: before, value: this.value(value, entry.from, entry.to) });
        continue;
      }
      const key = this.scalar(entry.keyFrom, entry.keyTo);
      const sep = [this.indicator(':', 'map-value-ind'), ...this.upTo(entry.from)];
      items.push({ start: before, key, sep, value: this.value(value, entry.from, entry.to) });
    }
    const last = this.upTo(to - 1, ',');
    if (last.length > 0) items.push({ start: last });
    const end = isList ? this.indicator(']', 'flow-seq-end') : this.indicator('}', 'flow-map-end');
    return { type: 'flow-collection', offset: from, indent: 0, start, items, end: [end] };
  }

  /** The next indicator on the line. */
  private indicator(source: string, type: CST.SourceToken['type']): CST.SourceToken {
    const { text } = this;
    while (text[this.at] === ' ') this.at++;
    if (text[this.at] !== source) throw unexpected;
    return { type, offset: this.at++, indent: 0, source };
  }

  /** The comments up to an offset, and indicators of one kind. */
  private upTo(end: number, indicator?: '-' | ','): CST.SourceToken[] {
    const { text } = this;
    const tokens: CST.SourceToken[] = [];
    let at = this.at;
    while (at < end) {
      const character = text[at]!;
      if (character === ' ' || character === '\n' || character === '\r') at++;
      else if (character === '#') {
        const newline = text.indexOf('\n', at);
        const to = newline < 0 || newline > end ? end : newline;
        tokens.push({ type: 'comment', offset: at, indent: 0, source: text.slice(at, to) });
        at = to;
      } else if (character === indicator) {
        tokens.push({ type: indicator === '-' ? 'seq-item-ind' : 'comma', offset: at++, indent: 0, source: indicator });
      } else throw unexpected;
    }
    this.at = Math.max(this.at, end);
    return tokens;
  }
}
