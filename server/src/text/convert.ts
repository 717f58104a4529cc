/** Converts the syntax tree of a chunk to plain data whose objects and arrays know their positions. */
import { isAlias, isMap, isPair, isScalar, isSeq } from 'yaml';
import type { Alias, Pair, Scalar, YAMLMap, YAMLSeq } from 'yaml';
import type { Place } from '../model/place';
import { expandAlias, type AnchoredValue } from './aliases';
import { limits, type Budget } from './limits';
import { setOwn, attachNode, type Origin, type Entry, type Node } from './node';
import type { Range, TextDiagnostic } from './range';
import {
  diagnoseDuplicateKey,
  diagnoseKeyNotText,
  diagnoseMeaninglessTag,
  diagnoseMissingSpace,
  diagnoseNotMergeable,
  diagnoseTooDeep,
  diagnoseTooManyCopies,
  diagnoseUnknownAnchor,
} from './value-diagnostics';

/** Input and results of the conversion of one chunk. */
export interface Conversion {
  readonly text: string;
  readonly origin: Origin;
  /** Anchors found in the chunk so far. */
  readonly anchors: Map<string, AnchoredValue>;
  /** Anchors of earlier chunks. */
  readonly findOuterAnchor: (name: string) => AnchoredValue | undefined;
  /** Names looked up by `findOuterAnchor`, with the results. */
  readonly usedAnchors: Map<string, AnchoredValue | undefined>;
  readonly listOuterAnchors: () => Iterable<string>;
  /** The remaining budget of the whole text. */
  readonly budget: Budget;
  readonly diagnostics: TextDiagnostic[];
  /** The number of values so far, without those copied for aliases. */
  valueCount: number;
  copyCount: number;
  /** The alias expansion budget was exhausted. */
  budgetExhausted: boolean;
}

/** A value and its range. */
interface ConvertedValue {
  readonly value: unknown;
  readonly range: Range;
  readonly source?: Place;
}

/** Converts a syntax node to the value at a place. Never throws: unusable nodes become null and are reported. */
export function convert(node: unknown, place: Place, conversion: Conversion, depth = 0): ConvertedValue {
  conversion.valueCount++;
  if (isAlias(node)) return convertAlias(node, conversion);
  if (depth > limits.depth && (isMap(node) || isSeq(node))) {
    const range = findNodeRange(node, conversion.text);
    conversion.diagnostics.push(diagnoseTooDeep(range));
    return { value: null, range };
  }
  const converted = isMap(node)
    ? convertMap(node, conversion, depth)
    : isSeq(node)
      ? convertList(node, conversion, depth)
      : convertScalar(node as Scalar | null, conversion);
  const { anchor, tag } = (node ?? {}) as { anchor?: string; tag?: string };
  if (anchor) conversion.anchors.set(anchor, { value: converted.value, place: place });
  if (tag && !PLAIN_TAGS.has(tag))
    conversion.diagnostics.push(diagnoseMeaninglessTag(tag, findTagRange(conversion.text, converted.range)));
  return converted;
}

const PLAIN_TAGS = new Set(
  ['str', 'int', 'float', 'bool', 'null', 'map', 'seq'].map((name) => `tag:yaml.org,2002:${name}`),
);

/** The tag before a value. */
function findTagRange(text: string, valueRange: Range): Range {
  const lastMark = text.lastIndexOf('!', Math.max(0, valueRange.from - 1));
  const start = text[lastMark - 1] === '!' ? lastMark - 1 : lastMark;
  return lastMark < 0
    ? valueRange
    : { from: start, to: start + /^\S*/.exec(text.slice(start, valueRange.from))![0].length };
}

function convertScalar(node: Scalar | null, conversion: Conversion): ConvertedValue {
  const range = findNodeRange(node, conversion.text);
  const value = node?.value;
  if (value === null || value === undefined) return { value: null, range };
  // A tag can turn a scalar into something else (a date, bytes); it is reported, and the value stays text.
  const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return { value: isPlain ? value : conversion.text.slice(range.from, range.to), range };
}

function convertList(node: YAMLSeq, conversion: Conversion, depth: number): ConvertedValue {
  const list: unknown[] = [];
  const entries = new Map<number, Entry>();
  node.items.forEach((item, index) => {
    const { value, range, source } = convert(item, { owner: list, key: index }, conversion, depth + 1);
    list.push(value);
    entries.set(index, { origin: conversion.origin, keyFrom: range.from, keyTo: range.from, ...range, source });
  });
  const range = findNodeRange(node, conversion.text);
  attachNode(list, { origin: conversion.origin, ...range, flow: node.flow === true, entries });
  return { value: list, range };
}

function convertMap(node: YAMLMap, conversion: Conversion, depth: number): ConvertedValue {
  const object = {};
  const entries = new Map<string, Entry>();
  const merges: Pair[] = [];
  for (const pair of node.items) {
    if (isMergeKey(pair.key)) merges.push(pair);
    else convertPair(pair, object, entries, conversion, depth, node.flow === true);
  }
  for (const pair of merges) mergeInto(pair, object, entries, conversion, depth);
  const range = findNodeRange(node, conversion.text);
  attachNode(object, { origin: conversion.origin, ...range, flow: node.flow === true, entries } satisfies Node);
  return { value: object, range };
}

function isMergeKey(key: unknown): boolean {
  return isScalar(key) && key.value === '<<' && key.type === 'PLAIN';
}

function convertPair(
  pair: Pair,
  object: object,
  entries: Map<string, Entry>,
  conversion: Conversion,
  depth: number,
  flow: boolean,
): void {
  const keyRange = findNodeRange(pair.key, conversion.text);
  const key = toKey(pair.key);
  if (key === undefined) {
    conversion.diagnostics.push(diagnoseKeyNotText(keyRange));
    return;
  }
  const place = { owner: object, key };
  const { anchor } = pair.key as { anchor?: string };
  if (anchor) conversion.anchors.set(anchor, { value: key, place: { ...place, onKey: true } });
  const { value, range, source } = pair.value
    ? convert(pair.value, place, conversion, depth + 1)
    : { value: null, range: { from: keyRange.to, to: keyRange.to } };
  const first = entries.get(key);
  if (first) {
    conversion.diagnostics.push(diagnoseDuplicateKey(key, keyRange, { from: first.keyFrom, to: first.keyTo }));
    return;
  }
  const missingSpace = flow && !pair.value ? diagnoseMissingSpace(key, keyRange) : undefined;
  if (missingSpace) conversion.diagnostics.push(missingSpace);
  setOwn(object, key, value);
  entries.set(key, { origin: conversion.origin, keyFrom: keyRange.from, keyTo: keyRange.to, ...range, source });
}

/** Keys keep their spelling: `007` and `1.0` are not normalized. */
function toKey(key: unknown): string | undefined {
  if (!isScalar(key)) return undefined;
  const { value, source } = key;
  if (typeof value === 'string') return value;
  if (value === null && !source) return undefined;
  return source ?? String(value);
}

/** `<<: *name`, `<<: [*one, *two]`: adds the members that the object lacks. Of several anchors the first wins. */
function mergeInto(
  pair: Pair,
  object: object,
  entries: Map<string, Entry>,
  conversion: Conversion,
  depth: number,
): void {
  const keyRange = findNodeRange(pair.key, conversion.text);
  const mergedValues = isSeq(pair.value) ? pair.value.items : [pair.value];
  for (const item of mergedValues) {
    const { value, range, source } = convert(item, { owner: object }, conversion, depth + 1);
    const isUnresolvedAlias = isAlias(item) && value === null && source === undefined; // `convertAlias` has reported it
    if (isUnresolvedAlias) continue;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      conversion.diagnostics.push(diagnoseNotMergeable(range.to > range.from ? range : keyRange));
      continue;
    }
    const mergedFrom = source ? source.owner : value;
    for (const [key, memberValue] of Object.entries(value)) {
      if (entries.has(key)) continue;
      setOwn(object, key, memberValue);
      const { from, to } = range;
      entries.set(key, {
        origin: conversion.origin,
        keyFrom: from,
        keyTo: to,
        from,
        to,
        merged: true,
        source: { owner: mergedFrom, key },
      });
    }
  }
}

function convertAlias(node: Alias, conversion: Conversion): ConvertedValue {
  const range = findNodeRange(node, conversion.text);
  const name = node.source;
  const local = conversion.anchors.get(name);
  const anchored = local ?? conversion.findOuterAnchor(name);
  if (!local) conversion.usedAnchors.set(name, anchored);
  if (!anchored) {
    conversion.diagnostics.push(
      diagnoseUnknownAnchor(name, listAnchors(conversion), range, conversion.budget.comparisons),
    );
    return { value: null, range };
  }
  const copy = expandAlias(anchored, { origin: conversion.origin, ...range }, conversion.budget.remainingCopies);
  if (!copy) {
    conversion.budget.remainingCopies = 0;
    conversion.budgetExhausted = true;
    conversion.diagnostics.push(diagnoseTooManyCopies(range));
    return { value: null, range };
  }
  conversion.budget.remainingCopies -= copy.count;
  conversion.copyCount += copy.count;
  return { value: copy.value, range, source: copy.source };
}

/** Anchors of the chunk, then those of earlier chunks; evaluated lazily. */
function* listAnchors({ anchors, listOuterAnchors }: Conversion): Iterable<string> {
  yield* anchors.keys();
  yield* listOuterAnchors();
}

/**
 * The range of a node without trailing spaces and line breaks. The parser's own range may include comments that follow, so a block is cut
 * after its last value, and an empty value is placed right after its colon or dash.
 */
function findNodeRange(node: unknown, text: string): Range {
  const [from, end] = (node as { range?: [number, number, number] | null } | null)?.range ?? [0, 0];
  const last = isMap(node) || isSeq(node) ? (node.flow ? undefined : node.items.at(-1)) : undefined;
  if (last) return { from, to: findNodeRange(isPair(last) ? (last.value ?? last.key) : last, text).to };
  if (from === end) {
    let at = from;
    while (at > 0 && isBlank(text.charCodeAt(at - 1))) at--;
    return { from: at, to: at };
  }
  let to = end;
  while (to > from && isBlank(text.charCodeAt(to - 1))) to--;
  return { from, to };
}

function isBlank(code: number): boolean {
  return code === 0x20 || code === 0x09 || code === 0x0a || code === 0x0d;
}
