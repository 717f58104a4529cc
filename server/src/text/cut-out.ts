/** Slices of a text that do not keep the whole text alive, since values of a chunk are cached. */

/** Characters that need two bytes; a single one makes V8 store the whole text with two bytes per character. */
const WIDE = /[^\0-\u00ff]/;

/** Returns the slice of a text between two offsets. */
export type CutOut = (from: number, to: number) => string;

/** @returns a function that slices the text, with copies that need no more memory than their own characters */
export function cutOutOf(text: string): CutOut {
  const isWide = WIDE.test(text);
  return (from, to) => (isWide ? narrowed(text.slice(from, to)) : detached(text.slice(from, to)));
}

/** Joining two parts forces V8 to copy them into one flat string, which is also the fastest to read. The character width stays the same. */
function detached(piece: string): string {
  return [piece.slice(0, 1), piece.slice(1)].join('');
}

/** Parsing JSON creates a new string, which uses two bytes per character only if it needs to. */
function narrowed(piece: string): string {
  return JSON.parse(JSON.stringify(piece)) as string;
}
