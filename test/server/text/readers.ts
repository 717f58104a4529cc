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
  let fastCount = 0;
  for (const { to: end, ranges } of scan(text)) {
    const whole = { role: 'whole', from: ranges[0]!.from, to: end } as const;
    for (const { role, from, to } of ranges[0]!.role === 'whole' ? ranges : [...ranges, whole])
      if (isReadAlike(text.slice(from, to), role)) fastCount++;
  }
  return fastCount;
}

/** @returns whether the fast reader can read the chunk */
function isReadAlike(text: string, role: ChunkRole): boolean {
  const origin: Origin = { length: text.length };
  const fast = readFast(text, role, origin);
  if (!fast) return false;
  const full = parseFully(text, { role, listKey: undefined }, new Map(), createBudget());
  const { diagnostics, broken, valueCount, anchors, usedAnchors } = full;
  assert.deepEqual(
    { problems: diagnostics, broken, values: valueCount, named: anchors.size + usedAnchors.size },
    { problems: [], broken: false, values: fast.valueCount, named: 0 },
    JSON.stringify(text),
  );
  assert.deepEqual(describeValue(fast.content, origin), describeValue(full.content, full.origin), JSON.stringify(text));
  return true;
}

/** Describes a value completely: its text, its kind, and the ranges and order of its members. */
function describeValue(value: unknown, origin: Origin): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const { from, to, flow, entries, ...otherFields } = getNode(value)!;
  assert.equal(otherFields.origin, origin);
  const members = [...entries].map(([key, entry]) => {
    assert.equal(entry.origin, origin);
    return { ...entry, origin: undefined, key, value: describeValue(getMember(value, key), origin) };
  });
  return { isList: Array.isArray(value), keys: Object.keys(value), from, to, flow, members };
}
