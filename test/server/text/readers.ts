/** Compares the fast reader of chunks with the full parser. */
import assert from 'node:assert/strict';
import { parseFully } from '../../../server/src/text/chunk';
import { createBudget } from '../../../server/src/text/limits';
import { getMember, getNode, type Origin } from '../../../server/src/text/node';
import { readFast } from '../../../server/src/text/fast-path';
import { scan, type ChunkRole } from '../../../server/src/text/scan';

/**
 * Reads all chunks of a text, and each document as one chunk, with both readers.
 * @returns the number of chunks that both can read
 * @throws AssertionError if the fast reader gives another result than the full parser
 */
export function assertReadersAgree(text: string): number {
  let plain = 0;
  for (const { to: end, ranges } of scan(text)) {
    const whole = { role: 'whole', from: ranges[0]!.from, to: end } as const;
    for (const { role, from, to } of ranges[0]!.role === 'whole' ? ranges : [...ranges, whole])
      if (isReadAlike(text.slice(from, to), role)) plain++;
  }
  return plain;
}

/** @returns whether the fast reader can read the chunk */
function isReadAlike(text: string, role: ChunkRole): boolean {
  const base: Origin = { length: text.length };
  const plain = readFast(text, role, base);
  if (!plain) return false;
  const full = parseFully(text, { role, listKey: undefined }, new Map(), createBudget());
  const { diagnostics, broken, valueCount, anchors, usedAnchors } = full;
  assert.deepEqual(
    { problems: diagnostics, broken, values: valueCount, named: anchors.size + usedAnchors.size },
    { problems: [], broken: false, values: plain.valueCount, named: 0 },
    JSON.stringify(text),
  );
  assert.deepEqual(describeValue(plain.content, base), describeValue(full.content, full.origin), JSON.stringify(text));
  return true;
}

/** Describes a value completely: its text, its kind, and the ranges and order of its members. */
function describeValue(value: unknown, base: Origin): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const { from, to, flow, entries, ...otherFields } = getNode(value)!;
  assert.equal(otherFields.origin, base);
  const members = [...entries].map(([key, entry]) => {
    assert.equal(entry.origin, base);
    return { ...entry, base: undefined, key, value: describeValue(getMember(value, key), base) };
  });
  return { isList: Array.isArray(value), keys: Object.keys(value), from, to, flow, members };
}
