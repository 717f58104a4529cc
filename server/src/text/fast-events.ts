/** The fast path: builds data with positions from the parse events of js-yaml, for texts that it supports (see `fast-path.ts`). */
import { COLLECTION_STYLE, EVENT_ID, SCALAR_STYLE, getScalarValue, parseEvents, type Event } from 'js-yaml';
import { setOwn, attachNode, type Entry, type Origin } from './node';
import { parsePlainScalar } from './fast-scalar';
import type { ChunkRole } from './scan';

export interface FastReading {
  readonly content: object;
  /** The number of values in it. */
  readonly valueCount: number;
}

type OfType<Type extends Event['type']> = Extract<Event, { type: Type }>;
type ScalarEvent = OfType<typeof EVENT_ID.SCALAR>;
type MappingEvent = OfType<typeof EVENT_ID.MAPPING>;
type SequenceEvent = OfType<typeof EVENT_ID.SEQUENCE>;

/**
 * @param segmentOffset the offset of the segment relative to its origin
 * @returns undefined if the segment is not supported
 */
export function readEvents(
  text: string,
  role: ChunkRole,
  origin: Origin,
  segmentOffset: number,
): FastReading | undefined {
  let events: readonly Event[];
  try {
    events = parseEvents(text, {});
  } catch {
    return undefined; // a syntax error: the full parser reports it
  }
  return new Reader(text, origin, segmentOffset, events).read(role);
}

/** Marks a value that the fast path does not support. Never part of the data. */
const unsupported = Symbol('not plain');

/** Offsets are relative to the segment until they are stored. */
class Reader {
  /** The index of the next event. */
  private eventIndex = 0;
  private valueCount = 0;
  /** The range of the value read last. */
  private from = 0;
  private to = 0;

  constructor(
    private readonly text: string,
    private readonly origin: Origin,
    private readonly segmentOffset: number,
    private readonly events: readonly Event[],
  ) {}

  read(role: ChunkRole): FastReading | undefined {
    const { events } = this;
    const [document, root] = events;
    if (document?.type !== EVENT_ID.DOCUMENT || document.explicitStart || document.explicitEnd) return undefined;
    if (root?.type !== (role === 'item' ? EVENT_ID.SEQUENCE : EVENT_ID.MAPPING)) return undefined;
    this.eventIndex = 1;
    const content = this.readValue(0);
    // Only the end of the document may follow the root.
    return content === unsupported || this.eventIndex !== events.length - 1
      ? undefined
      : { content: content as object, valueCount: this.valueCount };
  }

  /** Reads the next value. @param emptyOffset where an empty value would be */
  private readValue(emptyOffset: number): unknown {
    const event = this.events[this.eventIndex++]!;
    this.valueCount++;
    switch (event.type) {
      case EVENT_ID.SCALAR:
        return this.readScalar(event, emptyOffset);
      case EVENT_ID.MAPPING:
        return this.readMapping(event);
      case EVENT_ID.SEQUENCE:
        return this.readList(event);
      default:
        return unsupported;
    }
  }

  private readScalar(event: ScalarEvent, emptyOffset: number): unknown {
    if (hasProperties(event)) return unsupported;
    const { valueStart, valueEnd, style } = event;
    if (valueStart < 0) {
      this.from = this.to = emptyOffset;
      return null;
    }
    const isPlain = style === SCALAR_STYLE.PLAIN;
    const text = this.readText(event);
    if (text === undefined) return unsupported;
    this.from = isPlain ? valueStart : valueStart - 1;
    this.to = isPlain ? valueEnd : valueEnd + 1;
    return isPlain ? parsePlainScalar(text) : text;
  }

  /** The text of a scalar on a single line; undefined for any other scalar. */
  private readText(event: ScalarEvent): string | undefined {
    const { valueStart, valueEnd, style, fast } = event;
    if (style > SCALAR_STYLE.DOUBLE_QUOTED) return undefined;
    const written = this.text.slice(valueStart, valueEnd);
    if (fast) return written;
    // A plain scalar that is not marked `fast` spans several lines.
    if (style === SCALAR_STYLE.PLAIN || written.includes('\n')) return undefined;
    // `\\U` can name code points beyond Unicode: the full parser reports them.
    if (style === SCALAR_STYLE.DOUBLE_QUOTED && written.includes('\\U')) return undefined;
    return getScalarValue(this.text, event);
  }

  private readMapping(event: MappingEvent): unknown {
    if (hasProperties(event) && !this.isTagged(event, '!!map')) return unsupported;
    const { events } = this;
    const object = {};
    const entries = new Map<string, Entry>();
    const flow = event.style === COLLECTION_STYLE.FLOW;
    let end = event.start;
    for (;;) {
      const key = events[this.eventIndex++]!;
      if (key.type === EVENT_ID.POP) break;
      if (key.type !== EVENT_ID.SCALAR || key.valueStart < 0 || hasProperties(key)) return unsupported;
      const name = this.readText(key);
      const isPlain = key.style === SCALAR_STYLE.PLAIN;
      if (name === undefined || Object.hasOwn(object, name) || (isPlain && name === '<<')) return unsupported;
      const keyFrom = isPlain ? key.valueStart : key.valueStart - 1;
      const keyTo = isPlain ? key.valueEnd : key.valueEnd + 1;
      // In block style a second key on the same line is a syntax error: the full parser reports it.
      if (!flow && entries.size > 0 && !this.isFirstOfLine(keyFrom)) return unsupported;
      const emptyOffset = this.findEmptyOffset(keyTo, flow);
      if (emptyOffset < 0) return unsupported;
      const value = this.readValue(emptyOffset);
      if (value === unsupported) return unsupported;
      const { from, to } = this;
      // The full parser rejects some comments between a key and text below it.
      if (typeof value !== 'object' && this.text.slice(keyTo, from).includes('\n')) return unsupported;
      setOwn(object, name, value);
      entries.set(name, this.createEntry(keyFrom, keyTo, from, to));
      end = to;
    }
    if (!this.closeCollection(event.start, end, flow, CLOSING_BRACE)) return unsupported;
    this.attach(object, flow, entries);
    return object;
  }

  private isTagged(event: MappingEvent | SequenceEvent, tag: string): boolean {
    return event.anchorStart < 0 && this.text.slice(event.tagStart, event.tagEnd) === tag;
  }

  private isFirstOfLine(offset: number): boolean {
    let at = offset - 1;
    while (this.text.charCodeAt(at) === SPACE) at--;
    return at < 0 || this.text.charCodeAt(at) === NEWLINE;
  }

  /** The offset of an empty value whose key ends at `keyTo`; -1 if an empty value is not supported here. */
  private findEmptyOffset(keyTo: number, flow: boolean): number {
    const next = this.events[this.eventIndex]!;
    if (next.type !== EVENT_ID.SCALAR || next.valueStart >= 0) return keyTo;
    if (flow) return -1;
    let at = keyTo;
    while (this.text.charCodeAt(at) === SPACE) at++;
    return this.text.charCodeAt(at) === COLON ? at + 1 : -1;
  }

  private readList(event: SequenceEvent): unknown {
    if (hasProperties(event) && !this.isTagged(event, '!!seq')) return unsupported;
    const { events } = this;
    const list: unknown[] = [];
    const entries = new Map<number, Entry>();
    const flow = event.style === COLLECTION_STYLE.FLOW;
    let end = event.start;
    for (;;) {
      const next = events[this.eventIndex]!;
      if (next.type === EVENT_ID.POP) break;
      // The events have no offset for the dash of an empty item; only the first dash is known.
      if (next.type === EVENT_ID.SCALAR && next.valueStart < 0 && (flow || list.length > 0)) return unsupported;
      const value = this.readValue(event.start + 1);
      if (value === unsupported) return unsupported;
      const { from, to } = this;
      entries.set(list.length, this.createEntry(from, from, from, to));
      list.push(value);
      end = to;
    }
    this.eventIndex++;
    if (!this.closeCollection(event.start, end, flow, CLOSING_BRACKET)) return unsupported;
    this.attach(list, flow, entries);
    return list;
  }

  private createEntry(keyFrom: number, keyTo: number, from: number, to: number): Entry {
    const source = undefined;
    const { origin, segmentOffset } = this;
    return {
      origin,
      keyFrom: segmentOffset + keyFrom,
      keyTo: segmentOffset + keyTo,
      from: segmentOffset + from,
      to: segmentOffset + to,
      source,
    };
  }

  private attach(collection: object, flow: boolean, entries: ReadonlyMap<string | number, Entry>): void {
    const { origin, segmentOffset, from, to } = this;
    attachNode(collection, { origin, from: segmentOffset + from, to: segmentOffset + to, flow, entries });
  }

  /** Sets the range of a collection. @returns whether it is supported: brackets must be closed on the same line */
  private closeCollection(start: number, end: number, flow: boolean, bracket: number): boolean {
    this.from = start;
    this.to = end;
    if (!flow) return true;
    const { text } = this;
    let at = Math.max(end, start + 1);
    for (let code = text.charCodeAt(at); code !== bracket; code = text.charCodeAt(++at))
      if (code !== SPACE && code !== COMMA) return false;
    this.to = at + 1;
    const line = text.indexOf('\n', start);
    return line < 0 || line > at;
  }
}

/** An anchor or a tag. */
function hasProperties(event: ScalarEvent | MappingEvent | SequenceEvent): boolean {
  return event.anchorStart >= 0 || event.tagStart >= 0;
}

const NEWLINE = 0x0a;
const SPACE = 0x20;
const COMMA = 0x2c;
const COLON = 0x3a;
const CLOSING_BRACKET = 0x5d;
const CLOSING_BRACE = 0x7d;
