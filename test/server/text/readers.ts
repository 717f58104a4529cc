/** Holds the two readers of pieces against each other. */
import assert from 'node:assert/strict';
import { parseInFull } from '../../../server/src/text/chunk';
import { budgetOfText } from '../../../server/src/text/limits';
import { member, nodeOf, type Base } from '../../../server/src/text/node';
import { readFast } from '../../../server/src/text/fast-path';
import { scan, type Role } from '../../../server/src/text/scan';

/**
 * Reads all pieces of a text, and each of its documents as one piece, by both readers.
 * @returns how many pieces both of them read
 * @throws AssertionError where the reader of plain pieces says anything else than the one that reads all of YAML
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

/** @returns whether the piece is plain */
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

/** All that is known of a value: its text, its kind, where it and its members stand, and in which order. */
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
