import assert from 'node:assert/strict';

/** Replaces the first occurrence of a part of a text. Fails if there is none, or if the text stays the same. */
export function replacePart(text: string, part: string | RegExp, replacement: string): string {
  const result = text.replace(part, replacement);
  assert.notEqual(result, text, `there is ${String(part)} to replace`);
  return result;
}
