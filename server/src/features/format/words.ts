/** How sentences for the user are put together. */

/** How many names a sentence lists. */
const maxListed = 12;

/** `a`, `a and b`, `a, b and c`; of many the first twelve. */
export function listed(words: readonly string[], joiner = 'and'): string {
  if (words.length > maxListed)
    return `${words.slice(0, maxListed).join(', ')} ${joiner} ${words.length - maxListed} more`;
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${joiner} ${words.at(-1)}`;
}

/** The first letter raised. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
