import assert from 'node:assert/strict';

/** A text with the first such part replaced; fails where the text has none, or stays as it is. */
export function changed(text: string, part: string | RegExp, by: string): string {
  const result = text.replace(part, by);
  assert.notEqual(result, text, `there is ${String(part)} to replace`);
  return result;
}
