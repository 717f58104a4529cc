/** Numbers that stand for texts: equal texts have one number, so that what is made of many long texts stays short. */

/** What an entry takes besides its characters, in characters. */
const overhead = 50;

/**
 * @param most characters of texts that are remembered. What was not asked for longest is forgotten, and has a new number if it comes back: no number
 * ever stands for two texts.
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
