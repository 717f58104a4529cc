/** Ids and names of the scenario stay as they are written where they head a sentence; other words begin with a capital there (report.css). */

/** Whether a text begins with one of the names, and with the whole of it. */
export function beginsWithName(text: string, names: readonly string[]): boolean {
  return names.some((name) => text.startsWith(name) && !/^[\p{L}\p{N}_-]/u.test(text.slice(name.length)));
}

/** What the style sheet raises the first letter of. */
const headed = 'h3, h4, th, td, p, figcaption, .said, .by';

/** Marks what begins with a name, so that its first letter is not raised. */
export function keepNames<Root extends ParentNode>(root: Root, names: readonly string[]): Root {
  for (const head of root.querySelectorAll(headed))
    if (beginsWithName(head.textContent ?? '', names)) head.classList.add('as-written');
  return root;
}
