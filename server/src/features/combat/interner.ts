/** String interning: equal texts have the same number, which keeps keys made of long texts short. */

/** Memory of an entry besides its text, in characters. */
const overhead = 50;

/**
 * @param maxChars capacity in characters of text. The least recently used texts are evicted, and get a new number if they return: a number
 * never stands for two texts.
 */
export function createInterner(maxChars: number): (text: string) => number {
  const numbers = new Map<string, number>();
  let lastNumber = 0;
  let size = 0;
  return (text) => {
    const number = numbers.get(text) ?? ++lastNumber;
    if (numbers.delete(text)) size -= text.length + overhead;
    numbers.set(text, number);
    size += text.length + overhead;
    for (const oldest of numbers.keys()) {
      if (size <= maxChars) break;
      numbers.delete(oldest);
      size -= oldest.length + overhead;
    }
    return number;
  };
}
