/** A small number that follows from a text, the same everywhere: it tells texts apart, and chooses among colours. */
export function computeHash(text: string): number {
  return [...text].reduce((hash, character) => (hash * 31 + character.codePointAt(0)!) % 1_000_003, 7);
}
