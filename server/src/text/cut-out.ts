/** Pieces cut out of a text without a hold on it, which the values that are kept of a piece would keep alive. */

/** Characters of two bytes, which make every character of the text two bytes long. */
const WIDE = /[^\0-\u00ff]/;

/** The piece of a text between two places. */
export type CutOut = (from: number, to: number) => string;

/** @returns how to cut pieces out of a text, so that each takes no more memory than its own characters need */
export function cutOutOf(text: string): CutOut {
  const isWide = WIDE.test(text);
  return (from, to) => (isWide ? narrowed(text.slice(from, to)) : detached(text.slice(from, to)));
}

/** What is joined of two parts is written anew, in one stretch, which is also the quickest to read. Its characters stay as wide as they were. */
function detached(piece: string): string {
  return [piece.slice(0, 1), piece.slice(1)].join('');
}

/** What is read anew has wide characters only where one of them needs it. */
function narrowed(piece: string): string {
  return JSON.parse(JSON.stringify(piece)) as string;
}
