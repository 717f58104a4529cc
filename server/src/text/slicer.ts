/** Slices of a text that do not keep the whole text alive, since values of a chunk are cached. */

/** Characters that need two bytes; a single one makes V8 store the whole text with two bytes per character. */
const WIDE = /[^\0-\u00ff]/;

/** Returns the slice of a text between two offsets. */
export type Slicer = (from: number, to: number) => string;

/** @returns a function that slices the text, with copies that need no more memory than their own characters */
export function createSlicer(text: string): Slicer {
  const isWide = WIDE.test(text);
  return (from, to) => (isWide ? narrow(text.slice(from, to)) : detach(text.slice(from, to)));
}

/** Joining two parts forces V8 to copy them into one flat string, which is also the fastest to read. The character width stays the same. */
function detach(slice: string): string {
  return [slice.slice(0, 1), slice.slice(1)].join('');
}

/** Parsing JSON creates a new string, which uses two bytes per character only if it needs to. */
function narrow(slice: string): string {
  return JSON.parse(JSON.stringify(slice)) as string;
}
