/** Compares the fast reader of chunks with the full parser. */
import assert from 'node:assert/strict';
import { parseInFull } from '../../../server/src/text/chunk';
import { budgetOfText } from '../../../server/src/text/limits';
import { member, nodeOf, type Base } from '../../../server/src/text/node';
import { readFast } from '../../../server/src/text/fast-path';
import { scan, type Role } from '../../../server/src/text/scan';

/**
 * Reads all chunks of a text, and each document as one chunk, with both readers.
 * @returns the number of chunks that both can read
 * @throws AssertionError if the fast reader gives another result than the full parser
 */
export function assertReadersAgree(text: string): number {
  let plain = 0;
  for (const { to: end, pieces } of scan(text)) {
    const whole = { role: 'whole', from: pieces[0]!.from, to: end } as const;
    for (const { role, from, to } of pieces[0]!.role === 'whole' ? pieces : [...pieces, whole])
      if (isReadAlike(text.slice(from, to), role)) plain++;
  }
  return plain;
}

/** @returns whether the fast reader can read the chunk */
function isReadAlike(text: string, role: Role): boolean {
  const base: Base = { length: text.length };
  const plain = readFast(text, role, base);
  if (!plain) return false;
  const full = parseInFull(text, { role, list: undefined }, new Map(), budgetOfText());
  const { problems, broken, values, anchors, uses } = full;
  assert.deepEqual(
    { problems, broken, values, named: anchors.size + uses.size },
    { problems: [], broken: false, values: plain.values, named: 0 },
    JSON.stringify(text),
  );
  assert.deepEqual(told(plain.content, base), told(full.content, full.base), JSON.stringify(text));
  return true;
}

/** Describes a value completely: its text, its kind, and the ranges and order of its members. */
function told(value: unknown, base: Base): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const { from, to, flow, entries, ...rest } = nodeOf(value)!;
  assert.equal(rest.base, base);
  const members = [...entries].map(([key, entry]) => {
    assert.equal(entry.base, base);
    return { ...entry, base: undefined, key, value: told(member(value, key), base) };
  });
  return { isList: Array.isArray(value), keys: Object.keys(value), from, to, flow, members };
}
