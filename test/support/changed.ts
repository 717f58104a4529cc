import assert from 'node:assert/strict';

/** A text with one stretch changed; fails where the stretch is not there. */
export function changed(text: string, from: string, to: string): string {
  assert.ok(text.includes(from), `"${from}" is in the text`);
  return text.replace(from, to);
}
