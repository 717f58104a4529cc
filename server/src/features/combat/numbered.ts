/** String interning: equal texts have the same number, which keeps keys made of long texts short. */

/** Memory of an entry besides its text, in characters. */
const overhead = 50;

/**
 * @param maxChars capacity in characters of text. The least recently used texts are evicted, and get a new number if they return: a number
 * never stands for two texts.
 */
export function numbering(most: number): (text: string) => number {
  const known = new Map<string, number>();
  let given = 0;
  let held = 0;
  return (text) => {
    const number = known.get(text) ?? ++given;
    if (known.delete(text)) held -= text.length + overhead;
    known.set(text, number);
    held += text.length + overhead;
    for (const oldest of known.keys()) {
      if (held <= most) break;
      known.delete(oldest);
      held -= oldest.length + overhead;
    }
    return number;
  };
}
